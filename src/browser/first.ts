/** The only script that every page loads. It needs nothing but the document. */
import './intent.ts';
import 'astro/runtime/server/astro-island.js';
import { afterFirstPaint } from './after-first-paint.ts';
import { watchDialogs } from './dialogs.ts';
import { takeDraft } from './draft.ts';
import { playFilms } from './films.ts';
import { restoreTyped, watchIslands } from './not-loaded.ts';
import { reportWebVitals } from './report-web-vitals.ts';
import { returnHeader } from './return-header.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';

watchIslands();
restoreTyped();
takeDraft();
watchDialogs();
revealOnScroll();
returnHeader();
afterFirstPaint();
// The current year: the document has the year of its build.
document.querySelector('[data-year]')!.textContent = String(new Date().getFullYear());
// Does nothing without a callback, and PURE lets the build drop it. Give one, and delete the mark.
/* @__PURE__ */ reportWebVitals();
// Films wait for everything that is needed for reading.
window.addEventListener('load', playFilms);
