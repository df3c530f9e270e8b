import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { notLoaded } from '#words/not-loaded.ts';
import { App } from '../App.tsx';
import { enhancePage } from '../enhance/page.ts';
import { isPage, loadWholePage, pageNameAt } from '../pages.ts';
import { NotLoaded } from './NotLoaded.tsx';

const notLoadedPage = { default: NotLoaded, title: notLoaded.title };

/** Pages whose chunk has failed in this document: engines may remember the failure, a document load does not. */
const failed = new Set<string>();

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const mayMove = () => 'startViewTransition' in document && !reducedMotion.matches;

/** In one movement, unless the next page comes before its end. */
function move(change: () => void) {
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  ready.catch(() => {});
  return updateCallbackDone;
}

/** The page that the document has brought. */
type Own = { path: string; Part: ComponentType; arrive: () => Promise<void> };

/** Shows a page in place of a document load. History, scroll and abort stay with the browser. */
async function show(root: Root, own: Own, path: string, event: NavigateEvent) {
  const { default: Loaded, title } = await loadWholePage(path).catch(() => {
    failed.add(pageNameAt(path));
    return notLoadedPage;
  });
  const isOwn = path === own.path && Loaded !== NotLoaded;
  if (isOwn) await own.arrive();
  // The same component as before: the page that is shown may be the one that is asked for.
  const Page = isOwn ? own.Part : Loaded;
  const change = () => {
    if (event.signal.aborted) return;
    flushSync(() => root.render(<App path={path} Page={Page} announcement={title} />));
    event.scroll(); // at once: a shorter page has just moved the visitor to its end
    enhancePage();
    document.title = title;
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  const isSeen = mayMove() && !event.hasUAVisualTransition && !event.signal.aborted;
  await (isSeen ? move(change) : change());
  // The way back must not depend on the network: its document has brought no code.
  loadWholePage(own.path).catch(() => {});
}

/** Without the Navigation API every link stays what it is: a link to another prerendered document. */
export function followNavigation(root: Root, own: Own, onShown: () => void) {
  window.navigation?.addEventListener('navigate', (event) => {
    const path = new URL(event.destination.url).pathname;
    // A step back within this document must be shown here: left alone, only the address would change.
    // And offline a notice in the site's frame serves better than the browser's error page.
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
