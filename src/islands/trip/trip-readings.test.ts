import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMPANY } from '../../content/company.ts';
import type { Words } from '../../content/schema.ts';
import { MINUTES_PER_READING, simulateTrip } from './simulate-trip.ts';
import { readTrip } from './trip-readings.ts';

const words: Words['trip'] = parse(readFileSync(`${COMPANY}/en/trip.yaml`, 'utf8'));
const { doors, hours, labels, startsAt } = words;
const { clockAt } = simulateTrip(words);
const trip = readTrip(words, 'en-GB');
const { doorPeaks, lastReading, readings, returnAir, sinceStart, valuesOf } = trip;

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
