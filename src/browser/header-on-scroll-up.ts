/** How far a finger moves without meaning to, in pixels. */
const TOLERANCE = 8;

/** Scrolling up brings the header back; src/layouts/Header.module.css decides how, and when not. */
export function showHeaderOnScrollUp() {
  const header = document.querySelector('header')!;
  let previousY = window.scrollY;
  window.addEventListener('scroll', () => {
    // Safari scrolls beyond the end, and back.
    const maxY = document.documentElement.scrollHeight - window.innerHeight;
    const y = Math.min(window.scrollY, maxY);
    if (y > 0 && Math.abs(y - previousY) < TOLERANCE) return;
    header.toggleAttribute('data-returned', y > 0 && y < previousY);
    previousY = y;
  });
}
