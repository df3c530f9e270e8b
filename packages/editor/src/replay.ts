import { parseSource } from './source.ts';

type Bytes = Buffer | undefined;
type Span = { start: number; end: number };

const isSame = (a: Bytes, b: Bytes) => (a && b ? a.equals(b) : a === b);

/** What lies between the common beginning and the common end of two texts. */
function difference(from: string, to: string): Span & { by: string } {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let rest = 0;
  while (rest < shorter - start && from.at(-1 - rest) === to.at(-1 - rest)) rest += 1;
  return { start, end: from.length - rest, by: to.slice(start, to.length - rest) };
}

/** As far as the sentences reach that it is in: no half of one ever meets another half. */
function inWholeSentences(file: string, from: string, to: string) {
  const { start, end } = difference(from, to);
  const inside = parseSource(file, from).literals.filter((it) => it.start < end && it.end > start);
  const span = {
    start: Math.min(start, ...inside.map((it) => it.start)),
    end: Math.max(end, ...inside.map((it) => it.end)),
  };
  return { ...span, by: to.slice(span.start, to.length - (from.length - span.end)) };
}

const touch = (a: Span, b: Span) =>
  (a.start < b.end && a.end > b.start) || (a.start === b.start && a.end === b.end);

function replayText(file: string, from: string, to: string, since: readonly string[]) {
  let place = inWholeSentences(file, from, to);
  let last = from;
  const done: string[] = [];
  for (const text of since) {
    if (text !== last) {
      const other = inWholeSentences(file, last, text);
      if (touch(other, place)) return undefined;
      const shift = other.end <= place.start ? text.length - last.length : 0;
      place = { ...place, start: place.start + shift, end: place.end + shift };
      last = text;
    }
    done.push(text.slice(0, place.start) + place.by + text.slice(place.end));
  }
  return done;
}

/**
 * Does to each later state of a file what once led `from` one state `to` another: to take a change
 * back, or to do it again. Nothing where a later change has touched the same place.
 */
export function replay(
  file: string,
  from: Bytes,
  to: Bytes,
  since: readonly Bytes[],
): Bytes[] | undefined {
  if (since.every((state) => isSame(state, from))) return since.map(() => to);
  if (!file.endsWith('.ts') || !from || !to || since.includes(undefined)) return undefined;
  const texts = replayText(file, `${from}`, `${to}`, since.map(String));
  return texts?.map((text) => Buffer.from(text));
}
