import { useEffect, useState } from 'react';
import { useMediaQuery } from './use-media-query.ts';

declare global {
  // Not in every engine, and so not in TypeScript's own types.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** True once the page has loaded, for visitors who have asked neither for less motion nor for less data. */
export function useMayPlay(): boolean {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const onLoad = () => setLoaded(true);
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad);
  }, []);

  return loaded && !reducedMotion && !navigator.connection?.saveData;
}
