/** Scrolling up brings the header back; src/layouts/Header.module.css shows it, and when not. */
export function showHeaderOnScrollUp() {
  const header = document.querySelector('header')!;
  let before = window.scrollY;
  window.addEventListener('scroll', () => {
    const { scrollY } = window;
    header.toggleAttribute('data-returned', scrollY > 0 && scrollY < before);
    before = scrollY;
  });
}
