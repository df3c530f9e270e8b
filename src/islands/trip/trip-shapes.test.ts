import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMPANY } from '../../content/company.ts';
import type { Words } from '../../content/schema.ts';
import { readTrip } from './trip-readings.ts';
import { shapesOf, WIDTH } from './trip-shapes.ts';

const words: Words['trip'] = parse(readFileSync(`${COMPANY}/en/trip.yaml`, 'utf8'));
const { allowed, doors, hours } = words;
const trip = readTrip(words, 'en-GB');
const shapes = shapesOf(trip);
const { coldest, doorBands, doorLines, heightOf, levelOf, lineAt, lineThrough } = shapes;

test('the plot → from the warmest at its top to the coldest at its end, in units and in per cent', () => {
  const { from, to } = allowed;
  expect([to + 2, (from + to) / 2, from - 2].map(heightOf)).toEqual([0, 200, 400]);
  expect([to + 2, (from + to) / 2, from - 2].map(levelOf)).toEqual(['0.00%', '50.00%', '100.00%']);
  expect(lineAt((from + to) / 2)).toBe('M0 200H1200');
});

test('a line through readings → one point a reading, from edge to edge', () => {
  const [low, high] = [coldest, allowed.to + 2];
  const middle = (low + high) / 2;
  expect(lineThrough([low, high, middle])).toBe('M0 400l600 -400l600 200');
  expect(lineThrough([low, high, middle], 1, 2)).toBe('M600 0l600 200');
});

test('the first door → a band for as long as it was open, a line until the air has recovered', () => {
  const { at, minutes } = doors[0]!;
  const across = (minute: number) => Math.round((minute / (hours * 60)) * WIDTH);
  const [left, width] = [trip.sinceStart(at), minutes].map(across);
  expect(doorBands).toMatch(new RegExp(`^M${left} 0h${width}v400h-${width}(M|$)`));
  expect(doorBands.split('M')).toHaveLength(doors.length + 1);
  expect(doorLines.split('M')).toHaveLength(doors.length + 1);
  // From the reading before it opened until 25 minutes after it was shut, every three minutes.
  const [, line = ''] = doorLines.split('M');
  expect(parseInt(line, 10)).toBe(across(Math.floor(trip.sinceStart(at) / 3) * 3));
  expect(line.match(/l/g)).toHaveLength(Math.ceil((minutes + 25) / 3));
});
