import { expect, test } from 'vitest';
import { language } from '#words/language.ts';
import { sampleTrip } from '#words/sample-trip.ts';
import type { SampleTrip } from '../../content/schema.ts';
import { clockAt, MINUTES_PER_READING, returnAir, sinceStart, supplyAir } from './simulate-trip.ts';
import {
  bandWords,
  COLDEST,
  degrees,
  doorBands,
  doorLines,
  heightOf,
  hourMarks,
  lastReading,
  levelDegrees,
  levelOf,
  lineAt,
  lineThrough,
  readings,
  shareOf,
  tableRows,
  valuesOf,
  WIDTH,
} from './trip-readings.ts';
import { doorPeaks } from './trip-statistics.ts';

test('the sample trip → stays within the allowed band', () => {
  const { from, to } = sampleTrip.allowed;
  for (const reading of [...returnAir, ...supplyAir]) {
    expect(reading).toBeGreaterThan(from);
    expect(reading).toBeLessThan(to);
  }
});

test('every door → the return air rises by more than a degree', () => {
  for (const { at, minutes } of sampleTrip.doors) {
    const opened = Math.round(shareOf(at) * (returnAir.length - 1));
    const shut = opened + Math.floor(minutes / 3);
    expect(returnAir[shut]! - returnAir[opened - 1]!).toBeGreaterThan(1);
  }
});

test('the plot → from the warmest at its top to the coldest at its end, in units and in per cent', () => {
  const { from, to } = sampleTrip.allowed;
  expect([to + 2, (from + to) / 2, from - 2].map(heightOf)).toEqual([0, 200, 400]);
  expect([to + 2, (from + to) / 2, from - 2].map(levelOf)).toEqual(['0.00%', '50.00%', '100.00%']);
  expect(lineAt((from + to) / 2)).toBe('M0 200H1200');
});

test('temperatures → a sign, one decimal and a unit', () => {
  const point = (1.5).toLocaleString(language.code).replaceAll(/\d/g, '');
  expect(degrees(3.66)).toBe(`+3${point}7\u00a0°C`);
  const written = ['+4', '−18', '+0'].map((whole) => `${whole}${point}0\u00a0°C`);
  expect([degrees(4), degrees(-18), degrees(0)]).toEqual(written);
  expect([8, -2, 0].map(levelDegrees)).toEqual(['+8\u00a0°C', '−2\u00a0°C', '0\u00a0°C']);
});

test('the hours → every second one, from the start to the end of the trip', () => {
  const times = hourMarks.map(({ time }) => time);
  const { startsAt, hours } = sampleTrip;
  const steps = Math.floor(hours / 2);
  expect(times).toHaveLength(steps + 1);
  expect([times[0], times[1]]).toEqual([startsAt, clockAt(120)]);
  expect(times.at(-1)).toBe(clockAt(steps * 120));
});

test('the table → every hour, and the peak of every door', () => {
  expect(tableRows).toHaveLength(sampleTrip.hours + 1 + sampleTrip.doors.length);
  const order = tableRows.map(({ index }) => index);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  for (const { index } of doorPeaks) expect(tableRows).toContainEqual(readings[index]!);
});

test('a reading → the time, and the door that stood open', () => {
  expect(readings[0]!).toMatchObject({ index: 0, time: sampleTrip.startsAt });
  expect(readings[0]!.door).toBe(0);
  expect(readings[lastReading]!.time).toBe(clockAt(sampleTrip.hours * 60));
  for (const [number, { at, minutes }] of sampleTrip.doors.entries()) {
    const opened = Math.ceil(sinceStart(at) / MINUTES_PER_READING);
    const shut = Math.floor((sinceStart(at) + minutes) / MINUTES_PER_READING);
    const doors = [opened - 1, opened, shut, shut + 1].map((index) => readings[index]!.door);
    expect(doors, at).toEqual([0, number + 1, number + 1, 0]);
  }
});

test('a line through readings → one point a reading, from edge to edge', () => {
  const [low, high] = [COLDEST, sampleTrip.allowed.to + 2];
  const middle = (low + high) / 2;
  expect(lineThrough([low, high, middle])).toBe('M0 400l600 -400l600 200');
  expect(lineThrough([low, high, middle], 1, 2)).toBe('M600 0l600 200');
});

test('the first door → a band for as long as it was open, a line until the air has recovered', () => {
  const [{ at, minutes }] = sampleTrip.doors as [SampleTrip['doors'][number]];
  const [left, width] = [sinceStart(at), minutes].map((it) =>
    Math.round((it / (sampleTrip.hours * 60)) * WIDTH),
  );
  expect(doorBands).toMatch(new RegExp(`^M${left} 0h${width}v400h-${width}(M|$)`));
  expect(doorBands.split('M')).toHaveLength(sampleTrip.doors.length + 1);
  // From the reading before it opened until 25 minutes after it was shut.
  const opened = Math.floor(sinceStart(at) / MINUTES_PER_READING);
  expect(doorLines).toMatch(/^(M\d+ \d+(l\d+ -?\d+)+)+$/);
  const [start, ...steps] = doorLines
    .split('M')[1]!
    .split('l')
    .map((it) => parseInt(it, 10));
  expect(steps).toHaveLength(Math.ceil((minutes + 25) / MINUTES_PER_READING));
  const across = (index: number) => Math.round((index / lastReading) * WIDTH);
  expect(start).toBe(across(opened));
  const end = steps.reduce((sum, step) => sum + step, start!);
  expect(end).toBe(across(opened + steps.length));
});

test('the band → its edges in words', () => {
  const { allowed, labels } = sampleTrip;
  expect(bandWords).toBe(`${degrees(allowed.from)} ${labels.to} ${degrees(allowed.to)}`);
});

test('a reading → the set point, both airs, and the number of the open door', () => {
  const { labels, setPoint } = sampleTrip;
  const opened = readings.find(({ door }) => door === 1)!;
  const values = {
    setPoint: degrees(setPoint),
    supply: opened.supply,
    return: opened.return,
    doors: `${labels.opened} (1)`,
  };
  expect(valuesOf(opened)).toEqual(Object.entries(values));
  expect(valuesOf(readings[0]!).at(-1)).toEqual(['doors', labels.closed]);
});
