import { expect, test } from 'vitest';
import { hoursIn } from './opening-hours.ts';

test.each([
  ['de', ['Mo–Fr 06:00–18:00', 'Sa, So 08:00–12:30']],
  ['en-US', ['Mon–Fri 6:00 AM–6:00 PM', 'Sat, Sun 8:00 AM–12:30 PM']],
])('opening hours in %s → as its speakers write them', (language, lines) => {
  const hours = hoursIn('Mo-Fr 06:00-18:00, Sa,Su 08:00-12:30', language);
  expect(hours.map((line) => line.replaceAll('\u202F', ' '))).toEqual(lines);
});
