import { sampleTrip } from '#words/sample-trip.ts';
import * as styles from './TripDoors.module.css';
import { degrees } from './trip-readings.ts';
import { doorPeaks } from './trip-statistics.ts';

const { labels } = sampleTrip;

/** Every door opening; a press leads to its peak. */
export function TripDoors({ onChoose }: { onChoose: (index: number) => void }) {
  return (
    <ol className={styles.doors}>
      {doorPeaks.map(({ at, minutes, index, peak }) => (
        <li key={at}>
          <button type="button" onClick={() => onChoose(index)}>
            <b>{at}</b> {labels.open} {minutes} min, {labels.peak} {degrees(peak)}
          </button>
        </li>
      ))}
    </ol>
  );
}
