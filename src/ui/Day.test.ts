import { expect, test } from 'vitest';
import { formatDate } from './Day.tsx';

test.each([
  ['de', '30.\u00A0Juni\u00A02027'],
  ['en-GB', '30\u00A0June\u00A02027'],
])('a date in %s → no line breaks in it', (language, shown) =>
  expect(formatDate('2027-06-30', language)).toBe(shown),
);
