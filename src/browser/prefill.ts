import { sessionStorageIfAllowed } from './session-storage.ts';

const KEY = 'prefill';

/** Carries the text of a link with `data-prefill` into the contact form's message on the next page. */
export function carryPrefill() {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-prefill]');
    if (link) sessionStorageIfAllowed()?.setItem(KEY, link.dataset.prefill!);
  });
  const message = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  const text = sessionStorageIfAllowed()?.getItem(KEY);
  if (!message || !text) return;
  sessionStorageIfAllowed()?.removeItem(KEY);
  message.value ||= text;
}
