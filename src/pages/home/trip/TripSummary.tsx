import { sampleTrip } from '#words/sample-trip.ts';
import * as styles from './TripSummary.module.css';
import { bandWords, degrees } from './trip-readings.ts';
import { tripStatistics } from './trip-statistics.ts';

const { allowed, statistics: words } = sampleTrip;
const { lowest, highest, mean, kinetic, minutesOutside } = tripStatistics;

const entries = [
  [allowed.label, bandWords],
  [words.lowest, degrees(lowest)],
  [words.highest, degrees(highest)],
  [words.mean, degrees(mean)],
  [words.kinetic, degrees(kinetic)],
  [words.outside, `${minutesOutside} min`],
] as const;

/** The trip in the figures that a logger prints below its curve. */
export function TripSummary() {
  return (
    <section className={styles.summary}>
      <h3>{words.heading}</h3>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
