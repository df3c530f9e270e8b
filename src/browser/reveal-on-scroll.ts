/** Hides each section below the window until 200 px of it have been scrolled into view. */
export function revealOnScroll() {
  // The root reaches far above the window, so that a jump down reveals everything on the way.
  const observer = new IntersectionObserver((entries) => entries.forEach(showOrHide), {
    rootMargin: '1000000px 0px -200px',
  });

  function show(box: HTMLElement) {
    box.dataset.reveal = 'shown';
    observer.unobserve(box);
  }

  // A section that is in view at first stays visible, because hiding it now would be a flash.
  function showOrHide({ target, boundingClientRect, isIntersecting }: IntersectionObserverEntry) {
    const box = target as HTMLElement;
    const isInView = !box.dataset.reveal && boundingClientRect.top < window.innerHeight;
    if (isIntersecting || isInView) show(box);
    else box.dataset.reveal = 'waiting';
  }

  // The last sections of a page may never get 200 px into the window.
  function showAllAtPageEnd() {
    const { scrollHeight } = document.documentElement;
    if (window.scrollY + window.innerHeight < scrollHeight - 1) return;
    document.querySelectorAll<HTMLElement>('[data-reveal=waiting]').forEach(show);
  }

  for (const section of document.querySelectorAll('[data-reveal]')) observer.observe(section);
  window.addEventListener('scroll', showAllAtPageEnd);
  window.addEventListener('resize', showAllAtPageEnd);
}
