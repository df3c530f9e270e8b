import { expect, test } from 'vitest';
import { sampleTrip } from '#words/sample-trip.ts';
import { returnAir, supplyAir } from './simulate-trip.ts';
import { degrees, hourly, hourMarks, lineThrough, shareOf } from './trip-readings.ts';

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

test('the hours → from the start to the end of the trip', () => {
  expect(hourly.map(({ time }) => time)).toHaveLength(sampleTrip.hours + 1);
  expect(hourMarks).toEqual(['05:00', '07:00', '09:00', '11:00', '13:00', '15:00', '17:00']);
});

test('a line through readings → one point a reading, from edge to edge', () => {
  expect(lineThrough([0, 10, 5])).toBe('M0 400L600 0L1200 200');
  expect(lineThrough([0, 10, 5], 1, 2)).toBe('M600 0L1200 200');
});
