import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { loadPage } from '../pages.ts';
import { followNavigation } from './follow-navigation.tsx';
import { later } from './later.tsx';

/**
 * Hydrates the frame in a transition, so that a phone can scroll and tap meanwhile. The page in the
 * document follows once its code is loaded.
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
