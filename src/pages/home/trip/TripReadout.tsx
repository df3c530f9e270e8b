import { sampleTrip } from '#words/sample-trip.ts';
import * as styles from './TripReadout.module.css';
import { type Reading, valuesOf } from './trip-readings.ts';

const { labels } = sampleTrip;

/** The four large readings, which are the plot's legend too. */
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
