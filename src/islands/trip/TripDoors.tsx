import { fill } from '../../content/fill.ts';
import * as styles from './TripDoors.module.css';
import type { Trip } from './trip-readings.ts';

type Props = { trip: Trip; onChoose: (index: number) => void };

/** Every door opening; a click moves the cursor to its peak. */
export function TripDoors({ trip, onChoose }: Props) {
  const { degrees, doorPeaks, labels } = trip;
  return (
    <ol className={styles.doors}>
      {doorPeaks.map(({ at, minutes, index, peak }) => (
        <li key={at}>
          <button type="button" onClick={() => onChoose(index)}>
            <b>{at}</b>{' '}
            {fill(labels.opening, { minutes: trip.minutes(minutes), peak: degrees(peak) })}
          </button>
        </li>
      ))}
    </ol>
  );
}
