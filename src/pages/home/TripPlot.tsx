import { sampleTrip } from '#words/sample-trip.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { returnAir, supplyAir } from './simulate-trip.ts';
import { TripLines } from './TripLines.tsx';
import * as styles from './TripPlot.module.css';
import { TripTable } from './TripTable.tsx';
import { degrees } from './trip-readings.ts';

const { caption, doors, labels, setPoint } = sampleTrip;

/** A sample trip: what was asked for, what the air did, and when a door stood open. */
export function TripPlot() {
  return (
    <figure className={styles.plot}>
      <dl className={styles.readout}>
        <Reading name="setPoint" value={degrees(setPoint)} />
        <Reading name="supply" value={degrees(supplyAir.at(-1)!)} />
        <Reading name="return" value={degrees(returnAir.at(-1)!)} />
        <Reading name="doors" value={labels.closed} />
      </dl>
      <TripLines />
      <VisuallyHidden>
        <TripTable />
      </VisuallyHidden>
      <ol className={styles.doors}>
        {doors.map(({ at, minutes }) => (
          <li key={at}>
            <b>{at}</b> {labels.doorOpen} {minutes} min
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Reading({
  name,
  value,
}: {
  name: 'setPoint' | 'supply' | 'return' | 'doors';
  value: string;
}) {
  return (
    <div data-series={name}>
      <dt>{labels[name]}</dt>
      <dd>{value}</dd>
    </div>
  );
}
