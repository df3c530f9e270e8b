/** What a finger moves without meaning to. */
const LEAST = 8;

/** Scrolling up brings the header back; src/layouts/Header.module.css shows it, and when not. */
export function showHeaderOnScrollUp() {
  const header = document.querySelector('header')!;
  let before = window.scrollY;
  window.addEventListener('scroll', () => {
    // Safari scrolls beyond the end, and back.
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const now = Math.min(window.scrollY, end);
    if (now > 0 && Math.abs(now - before) < LEAST) return;
    header.toggleAttribute('data-returned', now > 0 && now < before);
    before = now;
  });
}
