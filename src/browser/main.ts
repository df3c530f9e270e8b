/** The only script that every page loads. */
import { afterFirstPaint } from './after-first-paint.ts';
import { watchDialogs } from './dialogs.ts';
import { playFilms } from './films.ts';
import { showHeaderOnScrollUp } from './header-on-scroll-up.ts';
import { hydrateOnIntent } from './hydrate-on-intent.ts';
import { restoreTyped } from './not-loaded.ts';
import { hideExpiredNotice } from './notice.ts';
import { openLinkedAnswers } from './open-answer.ts';
import { carryPrefill } from './prefill.ts';
import { reportWebVitals } from './report-web-vitals.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';
import { tryEach } from './try-each.ts';

/** The visitor's year: the document has that of its build. */
function showYear() {
  document.querySelector('[data-year]')!.textContent = String(new Date().getFullYear());
}

const initialisers = [
  restoreTyped,
  carryPrefill,
  hydrateOnIntent,
  watchDialogs,
  revealOnScroll,
  showHeaderOnScrollUp,
  hideExpiredNotice,
  openLinkedAnswers,
  afterFirstPaint,
  showYear,
];
tryEach(initialisers, (initialise) => initialise());
// Without a callback this does nothing, and the annotation lets the build leave it out. To measure
// visits, pass a callback and delete the annotation.
/* @__PURE__ */ reportWebVitals();
// Films wait for everything that is needed for reading.
window.addEventListener('load', playFilms);
