import type { Part } from './content.ts';

/** The inside of a string: what cannot stand in a line of source is escaped, quotes are not. */
const escaped = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);

const count = (text: string, quote: string) => text.split(quote).length - 1;

/** Biome's choice: single quotes, unless double ones need fewer backslashes. */
function quoted(text: string) {
  const quote = count(text, "'") > count(text, '"') ? '"' : "'";
  return quote + escaped(text).replaceAll(quote, `\\${quote}`) + quote;
}

const inTemplate = (part: Part) =>
  typeof part === 'string'
    ? escaped(part).replaceAll('`', '\\`').replaceAll('${', '\\${')
    : `\${${part.expression}}`;

/** A literal that reads as these parts: a string, or a template where a value stands among the words. */
export function writeLiteral(parts: readonly Part[]) {
  const isPlain = parts.every((part) => typeof part === 'string');
  return isPlain ? quoted(parts.join('')) : `\`${joined(parts).map(inTemplate).join('')}\``;
}

/** Neighbouring words as one: a `$` and a `{` that meet would begin a value. */
function joined(parts: readonly Part[]) {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result.splice(-1, 1, last + part);
    else result.push(part);
  }
  return result;
}
