/** In pixels: a finger moves this far without meaning to. */
const TOLERANCE = 8;

/** Scrolling up brings the header back; src/layouts/Header.module.css decides how, and when not. */
export function showHeaderOnScrollUp() {
  const header = document.querySelector('header')!;
  let before = window.scrollY;
  window.addEventListener('scroll', () => {
    // Safari scrolls beyond the end, and back.
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const now = Math.min(window.scrollY, end);
    if (now > 0 && Math.abs(now - before) < TOLERANCE) return;
    header.toggleAttribute('data-returned', now > 0 && now < before);
    before = now;
  });
}
