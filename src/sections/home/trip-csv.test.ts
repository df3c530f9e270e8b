import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMPANY } from '../../content/company.ts';
import type { Words } from '../../content/schema.ts';
import { tripCsv } from './trip-csv.ts';
import { statisticsOf } from './trip-statistics.ts';

const words: Words['trip'] = parse(readFileSync(`${COMPANY}/en/trip.yaml`, 'utf8'));
const { allowed, date, doors, hours, labels, offset, startsAt } = words;
const [head, ...rows] = tripCsv(words, 'en-GB').trimEnd().split('\r\n');
const cells = rows.map((row) => row.split(','));

test('the file → a head with its units, a row every three minutes, times with their offset', () => {
  const units = [labels.setPoint, labels.supply, labels.return].map((label) => `"${label} (°C)"`);
  expect(head?.split(',')).toEqual([`"${labels.time}"`, ...units, `"${labels.doors}"`]);
  expect(rows).toHaveLength((hours * 60) / 3 + 1);
  for (const row of cells) expect(row).toHaveLength(5);
  const times = cells.map(([time]) => time!);
  expect(times[0]).toBe(`${date}T${startsAt}:00${offset}`);
  for (let row = 1; row < times.length; row += 1)
    expect(Date.parse(times[row]!) - Date.parse(times[row - 1]!)).toBe(180_000);
});

test('its return air → never outside of the band', () => {
  const returning = cells.map(([, , , value]) => Number(value));
  expect(statisticsOf(returning, allowed).minutesOutside).toBe(0);
});

test('readings outside the band → three minutes each, its edges not counted', () => {
  expect(statisticsOf([1, 2, 8, 9], { from: 2, to: 8 })).toEqual({
    lowest: 1,
    highest: 9,
    mean: 5,
    minutesOutside: 6,
  });
});

test('its doors → open for as many rows as they stood open', () => {
  const open = cells.filter(([, , , , door]) => door === `"${labels.opened}"`);
  const minutes = doors.reduce((sum, door) => sum + door.minutes, 0);
  expect(Math.abs(open.length * 3 - minutes)).toBeLessThanOrEqual(3 * doors.length);
});

test('a label with quotation marks → doubled, so that it stays one cell', () => {
  const other = { ...words, labels: { ...labels, time: 'The "time"' } };
  expect(tripCsv(other, 'en-GB')).toMatch(/^"The ""time""","/);
});
