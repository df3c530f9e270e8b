import { playFilms } from './films.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';

/**
 * What a page does without React. In this folder: plain modules that work on the document alone, as
 * the build has written it or as React has put the next page into it.
 */
export function enhancePage() {
  revealOnScroll();
  // Not before everything that is read has arrived.
  if (document.readyState === 'complete') playFilms();
  else window.addEventListener('load', playFilms, { once: true });
}

/** The year on the visitor's calendar. The document carries the build's. */
export function showYear() {
  document.querySelector('[data-year]')!.textContent = String(new Date().getFullYear());
}

/**
 * What nobody waits for is fetched once the page has been painted, so that it takes no turn from
 * what is read: the isotherms (HeldLine.module.css) and the manifest.
 */
export function afterFirstPaint() {
  new PerformanceObserver((list, observer) => {
    // The ground alone may have been painted before.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    document.documentElement.setAttribute('data-painted', '');
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = '/site.webmanifest';
    document.head.append(manifest);
  }).observe({ type: 'paint', buffered: true });
}
