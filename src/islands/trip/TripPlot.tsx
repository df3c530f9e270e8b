import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { TripContent } from './simulate-trip.ts';
import { TripDoors } from './TripDoors.tsx';
import { TripLines } from './TripLines.tsx';
import * as styles from './TripPlot.module.css';
import { TripReadout } from './TripReadout.tsx';
import { computeTrip, type PlotLabels } from './trip-readings.ts';

type Props = { content: TripContent; labels: PlotLabels; language: string };

/** The interactive part of the figure; the rest is in src/sections/home. */
export function TripPlot({ content, labels, language }: Props) {
  const trip = useMemo(() => computeTrip(content, labels, language), [content, labels, language]);
  const { lastReading, readings, valuesOf } = trip;
  const slider = useRef<HTMLInputElement>(null);
  const [index, setIndex] = useState(lastReading);
  const [door, setDoor] = useState<number>();
  const reading = readings[index]!;
  const changing = valuesOf(reading).filter(([name]) => name !== 'setPoint');
  const values = changing.map(([name, value]) => `${labels[name]} ${value}`);
  const spokenReading = [reading.time, ...values].join('. ');

  const moveTo = (next: number) => {
    slider.current!.valueAsNumber = next;
    setIndex(next);
  };
  const followMouse = ({ currentTarget, nativeEvent }: PointerEvent<HTMLInputElement>) => {
    if (nativeEvent.pointerType !== 'mouse' || nativeEvent.buttons > 0) return;
    moveTo(Math.round((nativeEvent.offsetX / currentTarget.clientWidth) * lastReading));
  };

  // The slider may have been moved before hydration.
  useEffect(() => setIndex(slider.current!.valueAsNumber), []);

  return (
    <>
      <TripReadout trip={trip} reading={reading} />
      {/* Time runs from left to right in every language. */}
      <div className={styles.stage} dir="ltr">
        <TripLines trip={trip} cursor={reading} />
        <input
          ref={slider}
          type="range"
          aria-label={labels.explore}
          aria-valuetext={spokenReading}
          max={lastReading}
          defaultValue={lastReading}
          onInput={({ currentTarget }) => setIndex(currentTarget.valueAsNumber)}
          onPointerOver={followMouse} // React replays it for a mouse that was here before
          onPointerMove={followMouse}
        />
      </div>
      <TripDoors
        trip={trip}
        onChoose={(next) => {
          moveTo(next);
          setDoor(next);
        }}
      />
      {/* Announces the reading of a chosen door. The slider announces its own value. */}
      <VisuallyHidden>
        <p aria-live="polite">{door !== undefined && door === index && spokenReading}</p>
      </VisuallyHidden>
    </>
  );
}
