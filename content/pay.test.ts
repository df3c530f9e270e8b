import { expect, test } from 'vitest';
import { payWords } from './pay.ts';

const plain = (words: string) => words.replace(/\s/g, ' ');

test.each([
  ['en', { from: 2400, to: 2900, currency: 'EUR', per: 'month' }, '€2,400 – €2,900 / month'],
  ['es', { from: 2400, to: 2900, currency: 'EUR', per: 'year' }, '2400-2900 € / año'],
  ['en', { from: 21.5, to: 21.5, currency: 'USD', per: 'hour' }, '$21.50 / hour'],
  ['de', { from: 900, to: 1000, currency: 'EUR', per: 'week' }, '900–1.000 € / Woche'],
] as const)('pay in %s → %j reads %s', (language, pay, words) => {
  expect(plain(payWords(pay, language))).toBe(words);
});
