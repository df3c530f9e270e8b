import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { loadPage } from '../pages.ts';
import { followNavigation } from './follow-navigation.tsx';
import { later } from './later.tsx';

/**
 * Brings the frame to life, in slices: a phone can scroll and tap while React goes through it. The
 * page that the document has brought follows when it is told to arrive.
 */
export function hydrate(path: string, onLeft: () => void) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const own = { path, ...later(() => loadPage(path)) };
  startTransition(() => {
    const root = hydrateRoot(
      document.getElementById('root')!,
      <App path={path} Page={own.Part} onReady={resolve} />,
    );
    promise.then(() => followNavigation(root, own, onLeft));
  });
  return promise.then(() => own);
}
