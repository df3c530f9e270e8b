import { sampleTrip } from '#words/sample-trip.ts';
import * as styles from './TripReadout.module.css';
import { degrees, type Reading } from './trip-readings.ts';

const { labels, setPoint } = sampleTrip;

export const doorWords = ({ door }: Reading) =>
  door === undefined ? labels.closed : `${labels.opened} (${door})`;

/** The four large readings, which are the plot's legend too. */
export function TripReadout({ reading }: { reading: Reading }) {
  const values = {
    setPoint: degrees(setPoint),
    supply: reading.supply,
    return: reading.return,
    doors: doorWords(reading),
  };
  return (
    <dl className={styles.readout}>
      {(['setPoint', 'supply', 'return', 'doors'] as const).map((name) => (
        <div key={name} data-series={name}>
          <dt>{labels[name]}</dt>
          <dd>{values[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
