import { returnAir, supplyAir } from './simulate-trip.ts';
import * as styles from './TripLines.module.css';
import { lastReading, levelOf, percent, type Reading } from './trip-readings.ts';

/** Where the visitor is on the trip: a line, its time, and a point on each of the two lines of air. */
export function TripCursor({ reading: { index, time } }: { reading: Reading }) {
  const share = index / lastReading;
  const x = percent(share);
  const anchor = share > 0.9 ? 'end' : share < 0.1 ? 'start' : 'middle';
  return (
    <g className={styles.cursor}>
      <line x1={x} x2={x} y1="0" y2="100%" />
      <circle cx={x} cy={levelOf(supplyAir[index]!)} r="4" />
      <circle cx={x} cy={levelOf(returnAir[index]!)} r="5" />
      <text x={x} y="100%" textAnchor={anchor}>
        {time}
      </text>
    </g>
  );
}
