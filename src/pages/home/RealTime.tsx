import { Suspense, useEffect, useRef } from 'react';
import { realTime } from '#words/home.ts';
import { holdClicks, onIntent } from '../../enhance/before-react.ts';
import { later } from '../../runtime/later.tsx';
import { loadChunk } from '../../runtime/load-chunk.ts';
import { HeadedSection } from '../../ui/Section.tsx';

export function RealTime() {
  const { heading, text, limits } = realTime;
  return (
    <HeadedSection surface="dark" split="6-6" heading={heading} lede={text} text={limits}>
      <Trip />
    </HeadedSection>
  );
}

const { Part, load } = later(() => loadChunk(() => import('./trip/TripPlot.tsx')));

export const loadTrip = load;

// Always the same element: if it changed before its code is loaded, React would drop the markup.
const plot = (
  <Suspense>
    <Part />
  </Suspense>
);

/** The sample trip. Most visitors only look at it, so its code is loaded on intent. */
function Trip() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const loaded = new AbortController();
    const loadOnce = () => load().then(() => loaded.abort());
    const tryToLoad = () => void loadOnce().catch(() => {}); // the next intent retries
    const isInside = (target: Element) => box.current!.contains(target);
    onIntent((target) => isInside(target) && tryToLoad(), loaded.signal);
    holdClicks(isInside, loadOnce, loaded.signal);
    // It may have been reached for before hydration; in development an edit must be rendered.
    if (import.meta.env.DEV || box.current!.dataset.wantsReact === 'now') tryToLoad();
    return () => loaded.abort();
  }, []);

  return (
    <div ref={box} data-wants-react="" suppressHydrationWarning>
      {plot}
    </div>
  );
}
