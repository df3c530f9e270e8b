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
