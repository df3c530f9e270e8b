/** Hides the notice after its last day, however old the build is. */
export function hideExpiredNotice() {
  const notice = document.querySelector<HTMLElement>('[data-until]');
  const today = new Date().toISOString().slice(0, 10);
  if (notice && today > notice.dataset.until!) notice.hidden = true;
}
