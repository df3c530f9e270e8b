import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMPANY } from '../../content/company.ts';
import type { Words } from '../../content/schema.ts';
import { MINUTES_PER_READING, simulateTrip } from './simulate-trip.ts';
import { readTrip } from './trip-readings.ts';
import { shapesOf, WIDTH } from './trip-shapes.ts';

const words: Words['trip'] = parse(readFileSync(`${COMPANY}/en/trip.yaml`, 'utf8'));
const { allowed, doors, hours, labels, startsAt } = words;
const { clockAt } = simulateTrip(words);
const trip = readTrip(words, 'en-GB');
const { doorPeaks, lastReading, readings, returnAir, sinceStart, valuesOf } = trip;
const { coldest, doorBands, doorLines, heightOf, levelOf, lineAt, lineThrough } = shapesOf(trip);

test.each([
  ['en-GB', '.'],
  ['es', ','],
])('temperatures in %s → a sign, one decimal and a unit', (language, point) => {
  const { degrees, levelDegrees } = readTrip(words, language);
  const written = [`+3${point}7`, `−18${point}0`, `+0${point}0`];
  expect([3.66, -18, 0].map(degrees)).toEqual(written.map((value) => `${value}\u00a0°C`));
  expect([8, -2, 0].map(levelDegrees)).toEqual(['+8\u00a0°C', '−2\u00a0°C', '0\u00a0°C']);
});

test('a reading → the time, and the door that stood open', () => {
  expect(readings[0]!).toMatchObject({ index: 0, time: startsAt, door: 0 });
  expect(readings[lastReading]!.time).toBe(clockAt(hours * 60));
  for (const [number, { at, minutes }] of doors.entries()) {
    const opened = Math.ceil(sinceStart(at) / MINUTES_PER_READING);
    const shut = Math.floor((sinceStart(at) + minutes) / MINUTES_PER_READING);
    const found = [opened - 1, opened, shut, shut + 1].map((index) => readings[index]!.door);
    expect(found, at).toEqual([0, number + 1, number + 1, 0]);
  }
});

test('a reading → the set point, both airs, and the number of the open door', () => {
  const opened = readings.find(({ door }) => door === 1)!;
  const values = {
    setPoint: trip.degrees(words.setPoint),
    supply: opened.supply,
    return: opened.return,
    doors: `${labels.opened} (1)`,
  };
  expect(valuesOf(opened)).toEqual(Object.entries(values));
  expect(valuesOf(readings[0]!).at(-1)).toEqual(['doors', labels.closed]);
});

test('the peak of a door → while it stood open, or at the reading after, and above a degree more', () => {
  for (const { at, minutes, index, peak } of doorPeaks) {
    const since = index * MINUTES_PER_READING - sinceStart(at);
    expect(since).toBeGreaterThanOrEqual(0);
    expect(since).toBeLessThan(minutes + MINUTES_PER_READING);
    expect(peak).toBe(returnAir[index]);
    const before = Math.round(sinceStart(at) / MINUTES_PER_READING) - 1;
    expect(peak - returnAir[before]!).toBeGreaterThan(1);
  }
  expect(Math.max(...doorPeaks.map(({ peak }) => peak))).toBe(Math.max(...returnAir));
});

test('the plot → from the warmest at its top to the coldest at its end; a point a reading', () => {
  const { from, to } = allowed;
  const [low, middle, high] = [from - 2, (from + to) / 2, to + 2];
  expect(coldest).toBe(low);
  expect([high, middle, low].map(heightOf)).toEqual([0, 200, 400]);
  expect([high, middle, low].map(levelOf)).toEqual(['0.00%', '50.00%', '100.00%']);
  expect(lineAt(middle)).toBe('M0 200H1200');
  expect(lineThrough([low, high, middle])).toBe('M0 400l600 -400l600 200');
  expect(lineThrough([low, high, middle], 1, 2)).toBe('M600 0l600 200');
});

test('the first door → a band for as long as it was open, a line until the air has recovered', () => {
  const { at, minutes } = doors[0]!;
  const across = (minute: number) => Math.round((minute / (hours * 60)) * WIDTH);
  const [left, width] = [sinceStart(at), minutes].map(across);
  expect(doorBands).toMatch(new RegExp(`^M${left} 0h${width}v400h-${width}(M|$)`));
  expect(doorBands.split('M')).toHaveLength(doors.length + 1);
  expect(doorLines.split('M')).toHaveLength(doors.length + 1);
  // From the reading before it opened until 25 minutes after it was shut, every three minutes.
  const [, line = ''] = doorLines.split('M');
  expect(parseInt(line, 10)).toBe(across(Math.floor(sinceStart(at) / 3) * 3));
  expect(line.match(/l/g)).toHaveLength(Math.ceil((minutes + 25) / 3));
});
