/**
 * Spreadsheets take a cell that starts like this for a formula; an apostrophe prevents it. Some
 * drop characters that nobody sees when they read the file.
 */
const FORMULA = /^(?=[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

const cell = (value: unknown) =>
  `"${String(value ?? '')
    .replace(FORMULA, "'")
    .replaceAll('"', '""')}"`;

/** RFC 4180. The byte order mark tells spreadsheets that it is UTF-8. */
export const toCsv = (rows: Record<string, unknown>[], columns: readonly string[]) =>
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
