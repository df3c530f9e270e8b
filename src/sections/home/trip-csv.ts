import type { Labels } from '../../content/labels.ts';
import type { ShownTrip } from '../../content/schema.ts';
import { computeTrip } from '../../islands/trip/trip-readings.ts';

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Every reading of the trip, as a data logger would export it. */
export function tripCsv(trip: ShownTrip, labels: Labels['trip'], language: string) {
  const { date, offset, startsAt, setPoint } = trip;
  const { interval, readings, returnAir, supplyAir } = computeTrip(trip, labels, language);
  const start = Date.parse(`${date}T${startsAt}:00Z`);
  /** With the UTC offset, without which a time is ambiguous. */
  const stampAt = (minute: number) =>
    new Date(start + minute * 60_000).toISOString().slice(0, 19) + offset;

  const series = [labels.setPoint, labels.supply, labels.return].map((label) => `${label} (°C)`);
  const head = [labels.time, ...series, labels.doors].map(quote);
  const rows = returnAir.map((celsius, index) => [
    stampAt(index * interval),
    setPoint.toFixed(2),
    supplyAir[index]!.toFixed(2),
    celsius.toFixed(2),
    quote(readings[index]!.door ? labels.opened : labels.closed),
  ]);
  return [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
