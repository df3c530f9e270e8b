import type { SampleTrip } from '../../content/schema.ts';
import type { Trip } from '../../islands/trip/trip-readings.ts';
import * as styles from './TripSummary.module.css';
import { statisticsOf } from './trip-statistics.ts';

type Props = { words: SampleTrip; trip: Trip; band: string };

export function TripSummary({ words: { allowed, statistics: labels }, trip, band }: Props) {
  const { lowest, highest, mean, minutesOutside } = statisticsOf(trip.returnAir, allowed);
  const entries = [
    [allowed.label, band],
    [labels.lowest, trip.degrees(lowest)],
    [labels.highest, trip.degrees(highest)],
    [labels.mean, trip.degrees(mean)],
    [labels.outside, `${minutesOutside} min`],
  ] as const;
  return (
    <section className={styles.summary}>
      <h3>{labels.heading}</h3>
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
