/** Fills in the message that src/islands/finder/IndustryFocus.tsx left for the contact form. */
export function takeDraft() {
  const area = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  const draft = sessionStorage.getItem('draft');
  if (!area || !draft) return;
  sessionStorage.removeItem('draft');
  area.value ||= draft;
}
