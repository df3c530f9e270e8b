import * as styles from './TripReadout.module.css';
import type { Reading, Trip } from './trip-readings.ts';

/** A moment of the trip: its time, and four readings that are also the plot's legend. */
export function TripReadout({ trip, reading }: { trip: Trip; reading: Reading }) {
  return (
    <dl className={styles.readout}>
      <div>
        <dt>{trip.labels.time}</dt>
        <dd>{reading.time}</dd>
      </div>
      {trip.valuesOf(reading).map(([name, value]) => (
        <div key={name} data-series={name}>
          <dt>{trip.labels[name]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
