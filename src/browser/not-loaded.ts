type FieldState = Pick<HTMLInputElement, 'value' | 'checked'>;

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)'),
];

/**
 * Reloads the page, because browsers remember that a module failed. Offline it does nothing, since
 * the page would be lost. The history entry keeps what was typed, even where storage is blocked.
 */
function retry() {
  if (!navigator.onLine) return;
  const typed = fields().map(({ value, checked }): FieldState => ({ value, checked }));
  history.replaceState({ typed }, '');
  window.location.reload();
}

/** Says beside an island that it could not be loaded, and at a form where to write instead. */
export function showNotLoaded(island: Element) {
  const form = island.querySelector('form');
  const { content } = document.querySelector<HTMLTemplateElement>('#not-loaded')!;
  const notice = content.firstElementChild!.cloneNode(true) as HTMLElement;
  // The general one, which is the first in the footer's list. Above it a page may name another.
  const email = document.querySelector('footer li [href^="mailto:"]')!;
  if (form) notice.firstElementChild!.after(email.cloneNode(true));
  notice.lastElementChild!.addEventListener('click', retry);
  // On a phone the finder is taller than the window, but its answer stays in view.
  const answer = island.querySelector('[role=group]');
  if (answer) answer.append(notice);
  else (form ?? island).after(notice);
}

/** Restores what was typed before the reload. */
export function restoreTyped() {
  const typed: FieldState[] | undefined = history.state?.typed;
  if (!typed) return;
  history.replaceState(null, '');
  fields().forEach((field, index) => {
    Object.assign(field, typed[index]);
  });
}
