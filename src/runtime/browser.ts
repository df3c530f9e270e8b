import '../styles/reset.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { holdClicks, holdSubmissions, onIntent } from '../enhance/before-react.ts';
import { watchDialogs } from '../enhance/dialogs.ts';
import { watchFilms } from '../enhance/films.ts';
import { afterFirstPaint, enhancePage, showYear } from '../enhance/page.ts';
import { isPage, loadPage, loadWholePage } from '../pages.ts';
import { loadChunk } from './load-chunk.ts';
import { reportWebVitals } from './report-web-vitals.ts';

/** Of the document. */
const path = window.location.pathname;

/** Ends what stands in for React until it has brought the page to life. */
const alive = new AbortController();
const say = (what: string) => document.documentElement.setAttribute('data-hydrated', what);
alive.signal.onabort = () => say('page');

/** The browser fetches the documents behind links ahead (site/rendering.ts), until this. */
const stopPrefetching = () => document.querySelector('[type=speculationrules]')?.remove();

async function hydrateFrame() {
  const { hydrate } = await loadChunk(() => import('./hydrate.tsx'));
  const page = await hydrate(path, () => alive.abort());
  say('frame');
  stopPrefetching(); // chunks from now on
  return page;
}

let hydration: ReturnType<typeof hydrateFrame> | undefined;

/** Brings React, once, so that links are shown in place. Where it does not come, they are links. */
function wantReact() {
  hydration ??= hydrateFrame().catch((error) => {
    hydration = undefined; // whoever reaches for something next tries again
    throw error;
  });
  return hydration;
}

/** And the page's own code, for whoever does more than read it. */
async function wantPage() {
  const [page] = await Promise.all([wantReact(), loadPage(path)]);
  await page.arrive();
  await page.alive;
  alive.abort();
}

/** What leads to React: a link to one of our pages, and every part that says so. */
onIntent((target) => {
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  const isNext =
    link && isPage(link.pathname) && window.navigation && !navigator.connection?.saveData;
  if (isNext) {
    wantReact().catch(() => {});
    if (link.pathname !== window.location.pathname) loadWholePage(link.pathname).catch(() => {});
  }
  const part = target.closest('[data-wants-react]');
  if (!part || alive.signal.aborted) return;
  part.setAttribute('data-wants-react', 'now');
  wantPage().catch(() => {});
});

if (navigator.connection?.saveData) stopPrefetching();
watchDialogs();
watchFilms();
holdSubmissions(wantPage, alive.signal);
holdClicks((button) => !!button.closest('[data-wants-react]'), wantPage, alive.signal);
showYear();
enhancePage();
afterFirstPaint();
reportWebVitals();
// An edited word or component appears at once only where React is there to show it.
if (import.meta.env.DEV) wantPage();
