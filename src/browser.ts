import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import { watchDialogs } from './enhance/dialogs.ts';
import { watchFilms } from './enhance/films.ts';
import { holdClicks } from './enhance/hold-clicks.ts';
import { holdSubmissions } from './enhance/hold-submissions.ts';
import { enhancePage } from './enhance/page.ts';
import { showYear } from './enhance/year.ts';
import { loadChunk } from './load-chunk.ts';
import { onIntent } from './on-intent.ts';
import { isPage, loadPage } from './pages.ts';
import { reportWebVitals } from './report-web-vitals.ts';

/** Ends what stands in for React until it is there. */
const hydrated = new AbortController();

/** The browser fetches the documents behind links ahead (site/document.ts), until this. */
const stopPrefetching = () => document.querySelector('[type=speculationrules]')?.remove();

async function hydrateNow() {
  const path = window.location.pathname;
  const loads = [loadChunk(() => import('./hydrate.tsx')), loadPage(path)] as const;
  const [{ hydrate }, { default: Page }] = await Promise.all(loads);
  await hydrate(path, Page);
  hydrated.abort();
  document.documentElement.setAttribute('data-hydrated', '');
  stopPrefetching(); // chunks from now on
}

let hydration: Promise<void> | undefined;

/** Brings React to the page, once. Where it does not come, the page stays complete and readable. */
function wantReact() {
  hydration ??= hydrateNow().catch((error) => {
    hydration = undefined; // whoever reaches for something next tries again
    throw error;
  });
  return hydration;
}

/** What leads to React: a link to one of our pages, and every part that says so. */
onIntent((target) => {
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  const isNext =
    link && isPage(link.pathname) && window.navigation && !navigator.connection?.saveData;
  if (isNext) loadPage(link.pathname).catch(() => {});
  if (isNext || target.closest('[data-wants-react]')) wantReact().catch(() => {});
});

if (navigator.connection?.saveData) stopPrefetching();
watchDialogs();
watchFilms();
holdSubmissions(wantReact, hydrated.signal);
holdClicks(wantReact, hydrated.signal);
showYear();
enhancePage();
reportWebVitals();
// An edited word or component appears at once only where React is there to show it.
if (import.meta.env.DEV) wantReact();
