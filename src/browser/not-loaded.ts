const KEY = 'typed';

type Typed = Pick<HTMLInputElement, 'value' | 'checked'>;

const fields = () => [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')];

/**
 * Browsers remember a module that failed, so only a reload can try again. It keeps the scroll
 * position, but offline it would lose the page.
 */
function retry() {
  if (!navigator.onLine) return;
  const typed = fields().map(({ value, checked }): Typed => ({ value, checked }));
  sessionStorage.setItem(KEY, JSON.stringify(typed));
  window.location.reload();
}

/** Tells the visitor beside an island that its code did not come; at a form, where to write. */
export function watchIslands() {
  document.addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as HTMLElement;
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
  });
}

/** Restores what was typed before the reload. */
export function restoreTyped() {
  const typed: Typed[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  sessionStorage.removeItem(KEY);
  fields().forEach((field, index) => {
    Object.assign(field, typed[index]);
  });
}
