/** Shows a notice from its first day to its last, however old the build is. */
export function watchNotice() {
  const notice = document.querySelector<HTMLElement>('[data-until]');
  if (!notice) return;
  const today = new Date().toISOString().slice(0, 10);
  const { from = '', until } = notice.dataset;
  notice.hidden = today < from || (!!until && today > until);
}
