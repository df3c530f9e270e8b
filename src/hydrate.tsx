import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followNavigation } from './follow-navigation.tsx';

/** Brings the page to life, in slices: a phone can scroll and tap while React goes through it. */
export function hydrate(path: string, Page: ComponentType) {
  const { promise, resolve } = Promise.withResolvers<void>();
  startTransition(() => {
    const root = hydrateRoot(
      document.getElementById('root')!,
      <App path={path} Page={Page} onReady={resolve} />,
    );
    promise.then(() => followNavigation(root));
  });
  return promise;
}
