/** The visitor's current year. The document has the year of the build. */
export function showYear() {
  document.querySelector('[data-year]')!.textContent = String(new Date().getFullYear());
}
