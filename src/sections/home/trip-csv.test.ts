import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readLabels } from '../../content/read-labels.ts';
import type { ShownTrip } from '../../content/schema.ts';
import { tripCsv } from './trip-csv.ts';
import { statisticsOf } from './trip-statistics.ts';

const sample: ShownTrip = parse(readFileSync('tests/fixture/en/trip.yaml', 'utf8'));

test('a trip past midnight → a CSV file with units, offsets and a row every three minutes', () => {
  const short = { startsAt: '23:52', hours: 0.2, offset: '+01:00' };
  const doors = [{ at: '23:56', minutes: 5 }];
  const labels = { ...readLabels('en').trip, time: 'The "time"' };
  const file = tripCsv({ ...sample, ...short, doors }, labels, 'en-GB');
  expect(file.split('\r\n')).toEqual([
    '"The ""time""","Set point (°C)","Supply air (°C)","Return air (°C)","Doors"',
    '2026-03-12T23:52:00+01:00,4.00,3.62,4.38,"Closed"',
    '2026-03-12T23:55:00+01:00,4.00,3.69,4.39,"Closed"',
    '2026-03-12T23:58:00+01:00,4.00,3.72,5.10,"Open"',
    '2026-03-13T00:01:00+01:00,4.00,3.73,5.77,"Open"',
    '2026-03-13T00:04:00+01:00,4.00,3.70,5.46,"Closed"',
    '',
  ]);
});

test('readings outside the band, without its edges → three minutes each', () => {
  expect(statisticsOf([1, 2, 8, 9], { from: 2, to: 8 }, 3)).toEqual({
    lowest: 1,
    highest: 9,
    mean: 5,
    minutesOutside: 6,
  });
});
