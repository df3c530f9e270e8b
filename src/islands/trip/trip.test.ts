import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readLabels } from '../../content/read-labels.ts';
import type { ShownTrip } from '../../content/schema.ts';
import { computeTrip, isAtHour } from './trip-readings.ts';
import { shapesOf } from './trip-shapes.ts';

const sample: ShownTrip = parse(readFileSync('tests/fixture/en/trip.yaml', 'utf8'));
/** An hour past midnight: doors after 9 and 35 minutes; a reading every three. */
const doors = [
  { at: '23:39', minutes: 8 },
  { at: '00:05', minutes: 4 },
];
const trip = computeTrip(
  { ...sample, startsAt: '23:30', hours: 1, doors },
  readLabels('en').trip,
  'en-GB',
);
const { doorPeaks, readings, returnAir, valuesOf } = trip;
const { doorBands, doorLines, heightOf, levelOf, lineAt, lineThrough } = shapesOf(trip);

test.each([
  ['en-GB', '.'],
  ['es', ','],
])('temperatures in %s → a sign, one decimal and a unit', (language, point) => {
  const { degrees, levelDegrees } = computeTrip(sample, readLabels('en').trip, language);
  const written = [`+3${point}7`, `−18${point}0`, `+0${point}0`];
  expect([3.66, -18, 0].map(degrees)).toEqual(written.map((value) => `${value}\u00a0°C`));
  expect([8, -2, 0].map(levelDegrees)).toEqual(['+8\u00a0°C', '−2\u00a0°C', '0\u00a0°C']);
});

test('a day outside of the band → its minutes, in groups of digits', () => {
  const { minutes } = computeTrip(sample, readLabels('de').trip, 'de');
  expect(minutes(1440)).toBe('1.440\u00a0min');
});

test('a reading → the time, the number of the open door, supply and return air', () => {
  expect([readings[0]!.time, readings.at(-1)!.time]).toEqual(['23:30', '00:30']);
  expect(readings.map(({ door }) => door).join('')).toBe('000111000000220000000');
  const values = [0, 5].map((index) => String(valuesOf(readings[index]!)));
  expect(values.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'setPoint,+4.0 °C,supply,+3.6 °C,return,+4.4 °C,doors,Closed',
    'setPoint,+4.0 °C,supply,+3.7 °C,return,+5.9 °C,doors,Open (1)',
  ]);
});

test('the peak of a door → the warmest reading while it was open, or just after', () => {
  expect(doorPeaks.map(({ at, index }) => [at, index])).toEqual([
    ['23:39', 6],
    ['00:05', 13],
  ]);
  const [first, second] = [returnAir.slice(0, 10), returnAir.slice(10)];
  expect(doorPeaks.map(({ peak }) => peak)).toEqual([Math.max(...first), Math.max(...second)]);
});

test('the plot → two degrees around the band, the warmest on top; one point per reading', () => {
  expect([10, 5, 0].map(heightOf)).toEqual([0, 200, 400]);
  expect([10, 5, 0].map(levelOf)).toEqual(['0.00%', '50.00%', '100.00%']);
  expect(lineAt(5)).toBe('M0 200H1200');
  expect(lineThrough([0, 10, 5])).toBe('M0 400l600 -400l600 200');
  expect(lineThrough([0, 10, 5], 1, 2)).toBe('M600 0l600 200');
});

test('a door → a band while it was open, a line until 25 minutes later', () => {
  expect(doorBands).toBe('M180 0h160v400h-160M700 0h80v400h-80');
  const lines = doorLines.split('M').slice(1);
  const startAndSteps = lines.map((line) => [parseInt(line, 10), line.match(/l/g)!.length]);
  expect(startAndSteps).toEqual([
    [180, 11],
    [660, 9],
  ]);
});

test.each([
  [5, ['05:00', '06:00', '07:00', '08:00']],
  [7, ['05:00', '06:03', '06:59', '08:02']],
  [9, ['05:00', '06:03', '06:57', '08:00']],
  [45, ['05:00', '05:45', '07:15', '08:00']],
  [90, ['05:00', '06:30', '08:00']],
])('a reading every %i minutes → the table has the one nearest to each hour', (interval, times) => {
  const air = Array.from({ length: Math.floor(185 / interval) + 1 }, () => 4);
  const recorded = { interval, supplyAir: air, returnAir: air };
  const own = { ...sample, startsAt: '05:00', hours: 3, doors: [], recorded };
  const shown = computeTrip(own, readLabels('en').trip, 'en-GB');
  const atHour = shown.readings.filter((reading) => isAtHour(shown, reading));
  expect(atHour.map(({ time }) => time)).toEqual(times);
});

test('a recording → its own readings and interval; a door is open until the next reading', () => {
  const returnAir = [4.4, 4.4, 11.2, 6.5, 4.4];
  const recorded = { interval: 30, supplyAir: [3.6, 3.6, 3.6, -1.5, 3.6], returnAir };
  const own = { startsAt: '05:00', hours: 2, doors: [{ at: '06:00', minutes: 30 }], recorded };
  const shown = computeTrip({ ...sample, ...own }, readLabels('en').trip, 'en-GB');
  expect(shown.readings.map(({ time, door }) => `${time} ${door}`)).toEqual([
    ...['05:00 0', '05:30 0', '06:00 1', '06:30 0', '07:00 0'],
  ]);
  expect(shown.doorPeaks).toMatchObject([{ index: 2, peak: 11.2 }]);
  expect(shown.readings.filter((reading) => isAtHour(shown, reading))).toHaveLength(3);
  // The plot reaches to every reading, even beyond the band.
  const { levelOf } = shapesOf(shown);
  expect([12, -2].map(levelOf)).toEqual(['0.00%', '100.00%']);
});
