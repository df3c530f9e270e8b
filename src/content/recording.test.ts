import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecording } from './recording.ts';

const HEAD = 'time,supply,return,door';
const rows = (...times: string[]) =>
  [HEAD, ...times.map((time) => `2026-03-12 ${time},3.6,4.4,closed`)].join('\n');

test('a recording → its own interval, temperatures and doors', () => {
  const text = readFileSync('tests/fixture/trips/2026-03-12.csv', 'utf8');
  const { trip, mistakes } = parseRecording(text);
  expect(mistakes).toEqual([]);
  const { recorded, ...times } = trip!;
  expect(times).toEqual({
    date: '2026-03-12',
    startsAt: '05:00',
    hours: 2,
    doors: [
      { at: '05:40', minutes: 10 },
      { at: '06:30', minutes: 5 },
    ],
  });
  expect(recorded.interval).toBe(5);
  expect(recorded.returnAir.slice(7, 11)).toEqual([4.4, 6, 7.3, 6.3]);
});

test('a recording past midnight, with seconds and minus signs → understood', () => {
  const { trip } = parseRecording(
    `${HEAD}\n2026-03-12T23:55:30,−18.5,-17,1\n2026-03-13T00:05:30,+1,0,0`,
  );
  expect(trip).toMatchObject({ startsAt: '23:55', doors: [{ at: '23:55', minutes: 10 }] });
  expect(trip!.recorded).toMatchObject({ supplyAir: [-18.5, 1], returnAir: [-17, 0] });
});

const readingsOfADay = Array.from({ length: 97 }, (_, index) => {
  const at = new Date(Date.UTC(2026, 2, 12, 0, index * 15)).toISOString();
  return `${at.slice(0, 16)},4,4,closed`;
});

test.each([
  ['a,b', 'Row 1: Name the columns time, supply, return and door.'],
  [rows('05:00'), 'It must have from 2 to 500 readings, not 1.'],
  [rows('05:05', '05:00'), 'Row 3: It is not later than the row before. Put the rows in order.'],
  [
    rows('05:00', '05:05', '05:15'),
    'Row 4: It is not 5 min after the row before, as the first rows are.',
  ],
  [[HEAD, ...readingsOfADay].join('\n'), 'It is longer than a day. Cut it at 24 hours.'],
])('%j → one line', (text, mistake) => {
  expect(parseRecording(text)).toEqual({ mistakes: [mistake] });
});
