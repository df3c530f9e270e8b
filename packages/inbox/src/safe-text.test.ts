import { expect, test } from 'vitest';
import { printable, toCsv } from './safe-text.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', "=cmd|' /C calc'!A0"])(
  'a cell that starts like a formula (%j) → text',
  (value) => expect(toCsv([{ a: value }], ['a'])).toContain(`"'${value}"`),
);

test('quotes, commas and line breaks → one cell', () => {
  expect(toCsv([{ a: 'He said "cold",\nthen left' }], ['a'])).toBe(
    '\uFEFF"a"\r\n"He said ""cold"",\nthen left"\r\n',
  );
});

test('columns → in the order that is asked for, nothing where a value is missing', () => {
  expect(toCsv([{ b: 2, a: null, c: 3 }], ['a', 'b'])).toBe('\uFEFF"a","b"\r\n"","2"\r\n');
});

test('a number below zero → itself', () => expect(toCsv([{ a: -18 }], ['a'])).toContain('"-18"'));

test('a text on a terminal → line breaks, tabs and joiners as they are, what steers it as an escape', () => {
  expect(printable('a\r\n\tb\u200c\u200d')).toBe('a\r\n\tb\u200c\u200d');
  expect(printable('\r\u001b\u009b\u202e\u2028\u2029\u{e0041}')).toBe(
    '\\u{d}\\u{1b}\\u{9b}\\u{202e}\\u{2028}\\u{2029}\\u{e0041}',
  );
});
