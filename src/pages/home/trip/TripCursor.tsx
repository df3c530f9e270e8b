import { returnAir, supplyAir } from './simulate-trip.ts';
import * as styles from './TripLines.module.css';
import { HEIGHT, heightOf, lastReading, type Reading } from './trip-readings.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Where the visitor is on the trip: a line, its time, and a point on each of the two lines of air. */
export function TripCursor({ reading: { index, time } }: { reading: Reading }) {
  const share = index / lastReading;
  const x = percent(share);
  const side = share > 0.9 ? 'end' : share < 0.1 ? 'start' : 'middle';
  return (
    <g className={styles.cursor} data-side={side}>
      <line x1={x} x2={x} y1="0" y2="100%" />
      <circle cx={x} cy={percent(heightOf(supplyAir[index]!) / HEIGHT)} r="4" />
      <circle cx={x} cy={percent(heightOf(returnAir[index]!) / HEIGHT)} r="5" />
      <text x={x} y="100%">
        {time}
      </text>
    </g>
  );
}
