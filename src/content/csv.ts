/** Rows of a CSV file (RFC 4180), as spreadsheets write it: with commas, semicolons or tabs. */
export function parseCsv(file: string) {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = ''] = text.split('\n');
  const separator = [';', '\t'].find((sign) => head.includes(sign)) ?? ',';
  // A cell in quotes, where "" stands for ", or a plain one; then what ends it.
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\n]*))(${separator}|\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(cells)) {
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\n') rows.push([]);
    if (end === '') break; // the end of the file
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

/** Digits with the signs that go with them, such as 1.234,50 €, −3 % or 12:30. */
const NUMBER = /^[−+-]?\p{Sc}?\s?\d[\d.,:\s\u00A0’']*(\p{Sc}|%|‰|[A-Z]{3})?$/u;

/** For each column, whether all its cells are numbers or empty. */
export const numericColumns = (rows: string[][]) =>
  (rows[0] ?? []).map((_cell, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => NUMBER.test(cell.replace(/\s%$/, '%')));
  });
