import { expect, test } from 'vitest';
import { sampleTrip } from '#words/sample-trip.ts';
import { returnAir, supplyAir } from './simulate-trip.ts';
import { degrees, hourMarks, lineThrough, readingAt, shareOf, tableRows } from './trip-readings.ts';
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
  expect([degrees(4), degrees(-18), degrees(3.66)]).toEqual(['+4.0 °C', '−18.0 °C', '+3.7 °C']);
});

test('the hours → every second one, from the start to the end of the trip', () => {
  const times = hourMarks.map(({ time }) => time);
  expect(times).toEqual(['05:00', '07:00', '09:00', '11:00', '13:00', '15:00', '17:00']);
});

test('the table → every hour, and the peak of every door', () => {
  expect(tableRows).toHaveLength(sampleTrip.hours + 1 + sampleTrip.doors.length);
  for (const { index } of doorPeaks) expect(tableRows).toContainEqual(readingAt(index));
});

test('a reading → the time, and the door that stood open', () => {
  expect(readingAt(0)).toMatchObject({ index: 0, time: '05:00' });
  expect(readingAt(0).door).toBeUndefined();
  expect(readingAt(45)).toMatchObject({ time: '07:15', door: 1 });
});

test('a line through readings → one point a reading, from edge to edge', () => {
  expect(lineThrough([0, 10, 5])).toBe('M0 400L600 0L1200 200');
  expect(lineThrough([0, 10, 5], 1, 2)).toBe('M600 0L1200 200');
});
