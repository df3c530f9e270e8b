import { sessionStorageIfAllowed } from './session-storage.ts';

const KEY = 'prefill';

/** A link with `data-prefill` leaves its text for the message of the contact form, on the next page. */
export function carryPrefill() {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-prefill]');
    if (link) sessionStorageIfAllowed()?.setItem(KEY, link.dataset.prefill!);
  });
  const area = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  const text = sessionStorageIfAllowed()?.getItem(KEY);
  if (!area || !text) return;
  sessionStorageIfAllowed()?.removeItem(KEY);
  area.value ||= text;
}
