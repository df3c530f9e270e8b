import { sampleTrip } from '#words/sample-trip.ts';
import { degrees, hourly } from './trip-readings.ts';

const { labels, setPoint, summary } = sampleTrip;

/** The plot again, for those who cannot see it. */
export function TripTable() {
  return (
    <table>
      <caption>{summary}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.time}</th>
          <th scope="col">{labels.setPoint}</th>
          <th scope="col">{labels.supply}</th>
          <th scope="col">{labels.return}</th>
        </tr>
      </thead>
      <tbody>
        {hourly.map((row) => (
          <tr key={row.time}>
            <th scope="row">{row.time}</th>
            <td>{degrees(setPoint)}</td>
            <td>{row.supply}</td>
            <td>{row.return}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
