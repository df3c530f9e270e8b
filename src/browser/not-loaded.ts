type Typed = Pick<HTMLInputElement, 'value' | 'checked'>;

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)'),
];

/**
 * Browsers remember a module that failed, so only a reload can try again. It keeps the scroll
 * position, but offline it would lose the page. The history entry keeps what was typed, even where
 * storage is blocked.
 */
function retry() {
  if (!navigator.onLine) return;
  const typed = fields().map(({ value, checked }): Typed => ({ value, checked }));
  history.replaceState({ typed }, '');
  window.location.reload();
}

/** Tells the visitor beside an island that it could not be loaded, and at a form where to write. */
export function showNotLoaded(island: Element) {
  const form = island.querySelector('form');
  const { content } = document.querySelector<HTMLTemplateElement>('#not-loaded')!;
  const notice = content.firstElementChild!.cloneNode(true) as HTMLElement;
  const email = document.querySelector('footer [href^="mailto:"]')!;
  if (form) notice.firstElementChild!.after(email.cloneNode(true));
  notice.lastElementChild!.addEventListener('click', retry);
  // On a phone the finder is taller than the window, but its answer stays in view.
  const answer = island.querySelector('[role=group]');
  if (answer) answer.append(notice);
  else (form ?? island).after(notice);
}

/** Restores what was typed before the reload. */
export function restoreTyped() {
  const typed: Typed[] | undefined = history.state?.typed;
  if (!typed) return;
  history.replaceState(null, '');
  fields().forEach((field, index) => {
    Object.assign(field, typed[index]);
  });
}
