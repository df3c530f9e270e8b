/** Shows what a link left for the contact form (src/islands/finder/IndustryFocus.tsx), at once. */
export function takeDraft() {
  const area = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  const draft = sessionStorage.getItem('draft');
  if (!area || !draft) return;
  sessionStorage.removeItem('draft');
  area.value ||= draft;
}
