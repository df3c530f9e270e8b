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

/** The path that the document was loaded for. */
const path = window.location.pathname;

/** Aborted once the page is hydrated, to stop what substitutes for React until then. */
const alive = new AbortController();
const setHydrated = (what: string) => document.documentElement.setAttribute('data-hydrated', what);
alive.signal.onabort = () => setHydrated('page');

/** The browser prefetches the documents behind links (site/rendering.ts) until this is called. */
const stopPrefetching = () => document.querySelector('[type=speculationrules]')?.remove();

async function hydrateFrame() {
  const { hydrate } = await loadChunk(() => import('./hydrate.tsx'));
  const page = await hydrate(path, () => alive.abort());
  setHydrated('frame');
  stopPrefetching(); // from now on links load chunks
  return page;
}

let hydration: ReturnType<typeof hydrateFrame> | undefined;

/** Loads React once, so that links navigate in place. If it fails, they stay plain links. */
function wantReact() {
  hydration ??= hydrateFrame().catch((error) => {
    hydration = undefined; // the next intent retries
    throw error;
  });
  return hydration;
}

/** Also loads and hydrates the page's own code, for visitors who do more than read. */
async function wantPage() {
  const [page] = await Promise.all([wantReact(), loadPage(path)]);
  await page.load();
  await page.hydrated;
  alive.abort();
}

/** What needs React: a link to one of our pages, and every part marked with the attribute. */
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
// In development an edit appears at once only after hydration.
if (import.meta.env.DEV) wantPage();
