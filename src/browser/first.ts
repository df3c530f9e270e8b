/** The only script that every page loads. It needs nothing but the document. */
import './intent.ts';
import 'astro/runtime/server/astro-island.js';
import { afterFirstPaint } from './after-first-paint.ts';
import { watchDialogs } from './dialogs.ts';
import { takeDraft } from './draft.ts';
import { playFilms } from './films.ts';
import { restoreTyped, watchIslands } from './not-loaded.ts';
import { reportWebVitals } from './report-web-vitals.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';

watchIslands();
restoreTyped();
takeDraft();
watchDialogs();
revealOnScroll();
afterFirstPaint();
// The visitor's year: the document has that of the build.
document.querySelector('[data-year]')!.textContent = String(new Date().getFullYear());
// Without a callback it does nothing. PURE lets the build leave it out; with one, delete the mark.
/* @__PURE__ */ reportWebVitals();
// Not before everything that is needed for reading has loaded.
window.addEventListener('load', playFilms);
