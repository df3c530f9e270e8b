import { playFilms } from './films.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';

/**
 * What a page does without React. This folder has plain modules that only use the document, whether
 * the build wrote it or React rendered the next page into it.
 */
export function enhancePage() {
  revealOnScroll();
  // Not before everything that is needed for reading has loaded.
  if (document.readyState === 'complete') playFilms();
  else window.addEventListener('load', playFilms, { once: true });
}

/** The visitor's current year. The document has the year of the build. */
export function showYear() {
  document.querySelector('[data-year]')!.textContent = String(new Date().getFullYear());
}

/**
 * Fetches what nobody waits for after the first paint, so that it does not compete with the page:
 * the isotherms (HeldLine.module.css) and the manifest.
 */
export function afterFirstPaint() {
  new PerformanceObserver((list, observer) => {
    // The first paint may have been only the background.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    document.documentElement.setAttribute('data-painted', '');
    const manifest = { rel: 'manifest', href: '/site.webmanifest' };
    document.head.append(Object.assign(document.createElement('link'), manifest));
  }).observe({ type: 'paint', buffered: true });
}
