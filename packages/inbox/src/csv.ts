import type { Value } from './database.ts';

/** Spreadsheets take a cell that starts like this for a formula; a leading apostrophe avoids it. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const cell = (value: Value | undefined) => {
  const text = String(value ?? '');
  const safe =
    typeof value === 'string' && FORMULA.test(text.trimStart() || text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** RFC 4180. The byte order mark tells spreadsheets that it is UTF-8. */
export const toCsv = (rows: Record<string, Value>[], columns: readonly string[]) =>
  `\uFEFF${[columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')}`;
