/** The only script that every page loads. It needs nothing but the document. */
import { afterFirstPaint } from './after-first-paint.ts';
import { watchDialogs } from './dialogs.ts';
import { carryDraft } from './draft.ts';
import { playFilms } from './films.ts';
import { watchIslands } from './islands.ts';
import { restoreTyped } from './not-loaded.ts';
import { watchNotice } from './notice.ts';
import { reportWebVitals } from './report-web-vitals.ts';
import { returnHeader } from './return-header.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';

/** The document has the year of its build. */
function showYear() {
  document.querySelector('[data-year]')!.textContent = String(new Date().getFullYear());
}

const starts = [
  restoreTyped,
  carryDraft,
  watchIslands,
  watchDialogs,
  revealOnScroll,
  returnHeader,
  watchNotice,
  afterFirstPaint,
  showYear,
];
for (const start of starts)
  try {
    start();
  } catch (error) {
    reportError(error); // and the next one goes on
  }
// Does nothing without a callback, and PURE lets the build drop it. Give one, and delete the mark.
/* @__PURE__ */ reportWebVitals();
// Films wait for everything that is needed for reading.
window.addEventListener('load', playFilms);
