import { expect, test } from 'vitest';
import { numericColumns, parseCsv } from './csv.ts';

test.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\r\n"1;5";"say ""hi"""\r\n',
    [
      ['a', 'b'],
      ['1;5', 'say "hi"'],
    ],
  ],
  [
    'a\tb\n"two\nlines"\t\n\n',
    [
      ['a', 'b'],
      ['two\nlines', ''],
    ],
  ],
])('%j → %j', (file, rows) => {
  expect(parseCsv(file)).toEqual(rows);
});

test('columns of amounts, percentages, times → numeric; of text and nothing → not', () => {
  const rows = [
    ['Hamburg', '1.234,50 €', '12 %', '−3', '08:00', '2 days', ''],
    ['Oslo', '€ 7', '3%', '', '9:30', '4', ''],
  ];
  expect(numericColumns(rows)).toEqual([false, true, true, true, true, false, false]);
});
