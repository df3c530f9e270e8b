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

/**
 * Control characters, bidirectional and invisible marks, and line separators: all except line
 * breaks and tabs, and the two joiners that Persian and emoji need.
 */
const STEERING = /\r(?!\n)|[^\P{Cc}\t\n\r]|(?![\u200C\u200D])[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What visitors write must not control a terminal: such characters are shown as escapes. */
export const printable = (text: string) =>
  text.replace(STEERING, (mark) => `\\u{${mark.codePointAt(0)!.toString(16)}}`);
