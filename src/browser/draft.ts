import { stored } from './stored.ts';

const KEY = 'draft';

/** A link with `data-draft` leaves its text for the message of the contact form, on the next page. */
export function carryDraft() {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-draft]');
    if (link) stored()?.setItem(KEY, link.dataset.draft!);
  });
  const area = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  const draft = stored()?.getItem(KEY);
  if (!area || !draft) return;
  stored()?.removeItem(KEY);
  area.value ||= draft;
}
