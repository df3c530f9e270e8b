import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { notLoaded } from '#words/frame.ts';
import { App } from '../App.tsx';
import { enhancePage } from '../enhance/page.ts';
import { isPage, loadWholePage, pageNameAt } from '../pages.ts';
import { NotLoaded } from './NotLoaded.tsx';

const notLoadedPage = { default: NotLoaded, title: notLoaded.title };

/** Pages whose chunk failed to load. Engines may cache that failure; a document load clears it. */
const failed = new Set<string>();

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const mayMove = () => 'startViewTransition' in document && !reducedMotion.matches;

/** With a view transition, which the next navigation may skip. */
function move(change: () => void) {
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  ready.catch(() => {});
  return updateCallbackDone;
}

/** A heading that could always have the focus would be read as "clickable", wherever it is met. */
function focusOn(heading: HTMLElement) {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
}

/** The page that was in the document. */
type Own = { path: string; Part: ComponentType; load: () => Promise<void> };

/** Shows a page without a document load. The browser still owns history, scroll and abort. */
async function show(root: Root, own: Own, path: string, event: NavigateEvent) {
  const { default: Loaded, title } = await loadWholePage(path).catch(() => {
    failed.add(pageNameAt(path));
    return notLoadedPage;
  });
  const isOwn = path === own.path && Loaded !== NotLoaded;
  if (isOwn) await own.load();
  // The same component as before, as this page may already be shown.
  const Page = isOwn ? own.Part : Loaded;
  const change = () => {
    if (event.signal.aborted) return;
    flushSync(() => root.render(<App path={path} Page={Page} announcement={title} />));
    event.scroll(); // now, as a shorter page has just moved the visitor to its end
    enhancePage();
    document.title = title;
    focusOn(document.querySelector('h1')!);
  };
  const isSeen = mayMove() && !event.hasUAVisualTransition && !event.signal.aborted;
  await (isSeen ? move(change) : change());
  // Going back must work offline, but the document has not loaded its own page's code so far.
  loadWholePage(own.path).catch(() => {});
}

/** Without the Navigation API every link simply loads another prerendered document. */
export function followNavigation(root: Root, own: Own, onShown: () => void) {
  window.navigation?.addEventListener('navigate', (event) => {
    const path = new URL(event.destination.url).pathname;
    // Going back within this document must be handled here, or only the address would change. And
    // offline, our own notice is better than the browser's error page.
    const isOurs =
      event.destination.sameDocument || !navigator.onLine || !failed.has(pageNameAt(path));
    const isPageView =
      event.canIntercept &&
      isPage(path) &&
      isOurs &&
      !event.hashChange &&
      !event.formData &&
      event.downloadRequest === null &&
      event.navigationType !== 'reload';
    if (isPageView)
      event.intercept({
        focusReset: 'manual',
        handler: () => show(root, own, path, event).then(onShown),
      });
  });
}
