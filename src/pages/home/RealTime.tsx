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

const { Part, arrive } = later(() => loadChunk(() => import('./trip/TripPlot.tsx')));

export const loadTrip = arrive;

// Always the same element: given another one before it has arrived, React would drop the markup.
const plot = (
  <Suspense>
    <Part />
  </Suspense>
);

/** The sample trip. Most visitors only look at it: what explores it comes to whoever reaches for it. */
function Trip() {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const arrived = new AbortController();
    const come = () => arrive().then(() => arrived.abort());
    const tryToCome = () => void come().catch(() => {}); // whoever reaches for it next tries again
    const isInside = (target: Element) => box.current!.contains(target);
    onIntent((target) => isInside(target) && tryToCome(), arrived.signal);
    holdClicks(isInside, come, arrived.signal);
    // Reached for before React was there; and a word that is edited must be React's to show.
    if (import.meta.env.DEV || box.current!.dataset.wantsReact === 'now') tryToCome();
    return () => arrived.abort();
  }, []);

  return (
    <div ref={box} data-wants-react="" suppressHydrationWarning>
      {plot}
    </div>
  );
}
