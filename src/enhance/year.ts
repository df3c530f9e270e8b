/** The year on the visitor's calendar. The document carries the build's. */
export function showYear() {
  document.querySelector('[data-year]')!.textContent = String(new Date().getFullYear());
}
