import type { SampleTrip } from '#shapes';
import { sampleTrip } from '#words/sample-trip.ts';
import * as styles from './TripFigures.module.css';
import { bandWords, degrees, type Reading, valuesOf } from './trip-readings.ts';
import { doorPeaks, tripStatistics } from './trip-statistics.ts';

const { allowed, labels, statistics: words } = sampleTrip;

/** The four large readings, which are also the plot's legend. */
export function TripReadout({ reading }: { reading: Reading }) {
  return (
    <dl className={styles.readout}>
      {valuesOf(reading).map(([name, value]) => (
        <div key={name} data-series={name}>
          <dt>{labels[name]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every door opening; a click moves the cursor to its peak. */
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

type Kinetic = Exclude<SampleTrip['statistics']['kinetic'], string | undefined>;

const { lowest, highest, mean, kinetic, minutesOutside } = tripStatistics;
const { label, note, source } = Object(words.kinetic) as Partial<Kinetic>;

const entries = [
  [allowed.label, bandWords],
  [words.lowest, degrees(lowest)],
  [words.highest, degrees(highest)],
  [words.mean, degrees(mean)],
  [label, degrees(kinetic)],
  [words.outside, `${minutesOutside} min`],
] as const;

export function TripSummary() {
  return (
    <section className={styles.summary}>
      <h3>{words.heading}</h3>
      <dl>
        {entries.map(
          ([name, value]) =>
            name && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {label && (
        <p>
          {label}: {note} {source && <a href={source.href}>{source.label}</a>}
        </p>
      )}
    </section>
  );
}
