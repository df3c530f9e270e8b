import { expect, test } from 'vitest';
import { formatOpeningHours } from './opening-hours.ts';

const lines = (opens: string, language: string) =>
  formatOpeningHours(opens, language, 'all day').map((line) => line.replaceAll('\u202F', ' '));

test.each([
  ['de', ['Mo–Fr 06:00–18:00', 'Sa, So 08:00–12:30']],
  ['en-US', ['Mon–Fri 6:00 AM–6:00 PM', 'Sat, Sun 8:00 AM–12:30 PM']],
  ['ar-EG', ['الاثنين–الجمعة ٦:٠٠ ص–٦:٠٠ م', 'السبت والأحد ٨:٠٠ ص–١٢:٣٠ م']],
])('opening hours in %s → as its speakers write them', (language, expected) => {
  expect(lines('Mo-Fr 06:00-18:00, Sa,Su 08:00-12:30', language)).toEqual(expected);
});

test.each(['Mo-Su 00:00-24:00', 'Mo-Su'])('%s → open all day', (opens) => {
  expect(lines(opens, 'de')).toEqual(['Mo–So all day']);
});

test('open until midnight → until then', () => {
  expect(lines('Fr 18:00-24:00', 'de')).toEqual(['Fr 18:00–00:00']);
});
