import { sampleTrip } from '#words/sample-trip.ts';
import { doorWords } from './TripReadout.tsx';
import * as styles from './TripTable.module.css';
import { bandWords, degrees, tableRows } from './trip-readings.ts';

const { allowed, labels, setPoint, summary, table } = sampleTrip;

/** The plot again, for everybody who would rather read it. */
export function TripTable() {
  return (
    <details className={styles.table}>
      <summary>{table}</summary>
      <table>
        <caption>
          {summary}. {allowed.label}: {bandWords}.
        </caption>
        <thead>
          <tr>
            {[labels.time, labels.setPoint, labels.supply, labels.return, labels.doors].map(
              (label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {tableRows.map((row) => (
            <tr key={row.index}>
              <th scope="row">{row.time}</th>
              <td>{degrees(setPoint)}</td>
              <td>{row.supply}</td>
              <td>{row.return}</td>
              <td>{doorWords(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
