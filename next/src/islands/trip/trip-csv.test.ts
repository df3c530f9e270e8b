import { expect, test, vi } from 'vitest';
import { sampleTrip } from '#words/sample-trip.ts';
import { tripCsv } from './trip-csv.ts';
import { statisticsOf, tripStatistics } from './trip-statistics.ts';

const [head, ...rows] = tripCsv().trimEnd().split('\r\n');
const cells = rows.map((row) => row.split(','));

test('the file → a head with its units, and a row for every three minutes', () => {
  const { time, setPoint, supply, return: returning, doors } = sampleTrip.labels;
  const units = [setPoint, supply, returning].map((label) => `"${label} (°C)"`);
  expect(head?.split(',')).toEqual([`"${time}"`, ...units, `"${doors}"`]);
  expect(rows).toHaveLength((sampleTrip.hours * 60) / 3 + 1);
  for (const row of cells) expect(row).toHaveLength(5);
});

test('its times → three minutes apart, with their offset', () => {
  const times = cells.map(([time]) => time!);
  expect(times[0]).toBe(`${sampleTrip.date}T${sampleTrip.startsAt}:00${sampleTrip.offset}`);
  for (let row = 1; row < times.length; row += 1)
    expect(Date.parse(times[row]!) - Date.parse(times[row - 1]!)).toBe(180_000);
});

test('its return air, added up → the figures on the page', () => {
  const returning = cells.map(([, , , value]) => Number(value));
  expect(statisticsOf(returning, sampleTrip.allowed)).toEqual(tripStatistics);
});

test('its doors → open for as many rows as they stood open', () => {
  const open = cells.filter(([, , , , door]) => door === `"${sampleTrip.labels.opened}"`);
  const minutes = sampleTrip.doors.reduce((sum, door) => sum + door.minutes, 0);
  expect(Math.abs(open.length * 3 - minutes)).toBeLessThanOrEqual(3 * sampleTrip.doors.length);
});

test('a label with quotation marks → doubled, so that it stays one cell', async () => {
  vi.resetModules();
  const labels = { ...sampleTrip.labels, time: 'The "time"' };
  vi.doMock('#words/sample-trip.ts', () => ({ sampleTrip: { ...sampleTrip, labels } }));
  const other = await import('./trip-csv.ts');
  vi.doUnmock('#words/sample-trip.ts');
  expect(other.tripCsv()).toMatch(/^"The ""time""","/);
});
