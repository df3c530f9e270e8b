const OFFSET = 200;

/** Boxes below the window that have not been shown yet. */
const waiting = new Set<Element>();
let observer: IntersectionObserver | undefined;

function show(box: Element) {
  if (waiting.delete(box)) box.setAttribute('data-reveal', 'shown');
  observer?.unobserve(box);
}

// What is in view when first seen stays as it is: hiding it now would be a flash.
function decide({ target, boundingClientRect, isIntersecting }: IntersectionObserverEntry) {
  if (isIntersecting || (!waiting.has(target) && boundingClientRect.top < window.innerHeight))
    return show(target);
  waiting.add(target);
  target.setAttribute('data-reveal', 'waiting');
}

// The last sections of a page may never get 200 px into the window.
function showAllAtPageEnd() {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY + window.innerHeight >= scrollHeight - 1) waiting.forEach(show);
}

function start() {
  window.addEventListener('scroll', showAllAtPageEnd, { passive: true });
  window.addEventListener('resize', showAllAtPageEnd, { passive: true });
  // The root reaches far above the window, so that a jump to the end shows everything on the way.
  return new IntersectionObserver((entries) => entries.forEach(decide), {
    rootMargin: `1000000px 0px -${OFFSET}px 0px`,
  });
}

/** Hides a box that is still below the window and shows it when its top is 200 px above the window's lower edge. */
export function revealOnScroll(box: Element) {
  observer ??= start();
  observer.observe(box);
  return () => {
    waiting.delete(box);
    observer?.unobserve(box);
  };
}
