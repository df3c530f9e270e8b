import { sampleTrip } from '#words/sample-trip.ts';
import * as styles from './TripTable.module.css';
import { bandWords, tableRows, valuesOf } from './trip-readings.ts';

const { allowed, labels, summary, table } = sampleTrip;

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
            {(['time', 'setPoint', 'supply', 'return', 'doors'] as const).map((name) => (
              <th key={name} scope="col">
                {labels[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableRows.map((row) => (
            <tr key={row.index}>
              <th scope="row">{row.time}</th>
              {valuesOf(row).map(([name, value]) => (
                <td key={name}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
