import { expect, test } from 'vitest';
import { sampleTrip } from '#words/sample-trip.ts';
import { returnAir, supplyAir } from './simulate-trip.ts';
import {
  bandWords,
  degrees,
  doorBands,
  doorLines,
  hourMarks,
  lastReading,
  lineThrough,
  readingAt,
  shareOf,
  tableRows,
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

test('temperatures → a sign, one decimal and a unit', () => {
  expect(degrees(3.66)).toBe('+3.7\u00a0°C');
  expect([degrees(4), degrees(-18), degrees(0)]).toEqual([
    '+4.0\u00a0°C',
    '−18.0\u00a0°C',
    '+0.0\u00a0°C',
  ]);
});

test('the hours → every second one, from the start to the end of the trip', () => {
  const times = hourMarks.map(({ time }) => time);
  expect(times).toEqual(['05:00', '07:00', '09:00', '11:00', '13:00', '15:00', '17:00']);
});

test('the table → every hour, and the peak of every door', () => {
  expect(tableRows).toHaveLength(sampleTrip.hours + 1 + sampleTrip.doors.length);
  const order = tableRows.map(({ index }) => index);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  for (const { index } of doorPeaks) expect(tableRows).toContainEqual(readingAt(index));
});

test('a reading → the time, and the door that stood open', () => {
  expect(readingAt(0)).toMatchObject({ index: 0, time: '05:00' });
  expect(readingAt(0).door).toBe(0);
  // The first door stands open from 07:10 to 07:24, the last one from 14:30 on.
  const doorAt = (index: number) => [readingAt(index).time, readingAt(index).door];
  expect([43, 44, 48, 49].map(doorAt)).toEqual([
    ['07:09', 0],
    ['07:12', 1],
    ['07:24', 1],
    ['07:27', 0],
  ]);
  expect(doorAt(190)).toEqual(['14:30', 3]);
  expect(readingAt(lastReading).time).toBe('17:00');
});

test('a line through readings → one point a reading, from edge to edge', () => {
  expect(lineThrough([0, 10, 5])).toBe('M0 400L600 0L1200 200');
  expect(lineThrough([0, 10, 5], 1, 2)).toBe('M600 0L1200 200');
});

test('the first door → a band for as long as it was open, a line until the air has recovered', () => {
  // 130 of 720 minutes in, for 14 minutes; readings 43 to 56 of 240, on a plot 1,200 wide.
  expect(doorBands).toMatch(/^M217 0h23v400h-23M/);
  expect(doorBands.split('M')).toHaveLength(sampleTrip.doors.length + 1);
  const [, first = ''] = doorLines.split('M');
  expect(first).toMatch(/^215 \d+L220 \d+L[\dL ]*L280 \d+$/);
  expect(first.split('L')).toHaveLength(14);
});

test('the band → its edges in words', () => {
  const { allowed, labels } = sampleTrip;
  expect(bandWords).toBe(`${degrees(allowed.from)} ${labels.to} ${degrees(allowed.to)}`);
});
