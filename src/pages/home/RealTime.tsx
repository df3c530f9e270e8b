import { Suspense, useEffect, useRef } from 'react';
import { realTime } from '#words/home.ts';
import { holdClicks, onIntent } from '../../enhance/before-react.ts';
import { later } from '../../runtime/later.tsx';
import { loadChunk } from '../../runtime/load-chunk.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';

export function RealTime() {
  return (
    <Section surface="dark">
      <Columns
        start={<h2>{realTime.heading}</h2>}
        end={
          <>
            <Lede>{realTime.text}</Lede>
            <SoftText>{realTime.limits}</SoftText>
          </>
        }
      />
      <Trip />
    </Section>
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
