import type { Labels } from '../../content/labels.ts';
import type { Trip } from '../../islands/trip/trip-readings.ts';
import * as styles from './TripSummary.module.css';
import { statisticsOf } from './trip-statistics.ts';

type Props = { labels: Labels['trip']; trip: Trip; band: string };

export function TripSummary({ labels: { allowed, statistics: labels }, trip, band }: Props) {
  const { lowest, highest, mean, minutesOutside } = statisticsOf(
    trip.returnAir,
    trip.content.allowed,
    trip.interval,
  );
  const entries = [
    [allowed, band],
    [labels.lowest, trip.degrees(lowest)],
    [labels.highest, trip.degrees(highest)],
    [labels.mean, trip.degrees(mean)],
    [labels.outside, trip.minutes(minutesOutside)],
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
