/**
 * Spreadsheets take a cell that starts like this for a formula, unless an apostrophe comes first.
 * Some of them ignore invisible characters, so any number of those may precede the sign.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

function csvCell(value: unknown) {
  const text = String(value ?? '').replaceAll('"', '""');
  return FORMULA.test(text) ? `"'${text}"` : `"${text}"`;
}

/** RFC 4180. The byte order mark tells spreadsheets that it is UTF-8. */
export function toCsv(rows: Record<string, unknown>[], columns: readonly string[]) {
  const table = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  const lines = table.map((cells) => `${cells.map(csvCell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

/**
 * Control characters except tabs and line breaks, line separators, and bidirectional or invisible
 * marks except the two joiners that Persian and emoji need.
 */
const UNSAFE = /\r(?!\n)|[\p{Cc}--[\t\n\r]]|[[\p{Cf}\p{Zl}\p{Zp}]--[\u200C\u200D]]/gv;

/** Escapes characters by which the text of a visitor could control a terminal. */
export const escapeUnprintable = (text: string) =>
  text.replace(UNSAFE, (mark) => `\\u{${mark.codePointAt(0)!.toString(16)}}`);
