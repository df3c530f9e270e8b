import { expect, test } from 'vitest';
import { MINUTES_PER_READING, sinceStart } from './simulate-trip.ts';
import {
  doorPeaks,
  meanKineticTemperature,
  statisticsOf,
  tripStatistics,
} from './trip-statistics.ts';

test('a steady temperature → its own mean kinetic temperature', () => {
  expect(meanKineticTemperature([5, 5, 5])).toBeCloseTo(5, 10);
});

test('a warm spell → counts for more than it does in the mean', () => {
  // By hand: 10,000 / −ln((4 e^(−10,000/277.15) + e^(−10,000/289.15)) / 5) − 273.15
  expect(meanKineticTemperature([4, 4, 4, 4, 16])).toBeCloseTo(8.08, 1);
});

test('readings outside the band → three minutes each, its edges not counted', () => {
  const { lowest, highest, mean, minutesOutside } = statisticsOf([1, 2, 8, 9], { from: 2, to: 8 });
  expect({ lowest, highest, mean, minutesOutside }).toEqual({
    lowest: 1,
    highest: 9,
    mean: 5,
    minutesOutside: 6,
  });
});

test('the sample trip → never outside, its kinetic mean above its mean', () => {
  expect(tripStatistics.minutesOutside).toBe(0);
  expect(tripStatistics.kinetic).toBeGreaterThan(tripStatistics.mean);
});

test('the peak of a door → while it stood open, or at the reading after', () => {
  for (const { at, minutes, index } of doorPeaks) {
    const since = index * MINUTES_PER_READING - sinceStart(at);
    expect(since).toBeGreaterThanOrEqual(0);
    expect(since).toBeLessThan(minutes + MINUTES_PER_READING);
  }
});

test('the highest reading of the trip → the peak of one of its doors', () => {
  expect(Math.max(...doorPeaks.map(({ peak }) => peak))).toBe(tripStatistics.highest);
});
