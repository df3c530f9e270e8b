import { type List, type Literal, type Part, readable, readContent } from './content.ts';
import type { Change } from './journal.ts';
import { writeLiteral } from './write-literal.ts';

/** Words that name something for the program (an icon, a file, an address) rather than for the reader. */
const isName = (text: string) => !/[\s\p{Lu}]/u.test(text) && text !== '';

/** A field of an entry that is to be: where it stands in the entry, and what to begin with. */
export type Field = { path: string; parts: Part[] };

const literalsIn = (literals: Literal[], path: string) =>
  literals.filter((literal) => literal.path === path || /^[.[]/.test(rest(literal, path)));
const rest = (literal: Literal, path: string) =>
  literal.path.startsWith(path) ? literal.path.slice(path.length) : '';

/** The entry whose shape a new one takes: the one with the fewest fields, so that all of them are needed. */
const modelOf = (list: List, literals: Literal[]) =>
  list.entries
    .filter(({ isWritten }) => isWritten)
    .toSorted((a, b) => literalsIn(literals, a.path).length - literalsIn(literals, b.path).length)
    .at(0);

/** What a new entry of a list asks for. Names keep the neighbour's, words begin empty. */
export function fieldsOfNewEntry(list: List, literals: Literal[]): Field[] {
  const model = modelOf(list, literals);
  if (!model) return [];
  return literalsIn(literals, model.path).map((literal) => {
    const keeps = literal.parts.every((part) => typeof part !== 'string' || isName(part));
    return { path: rest(literal, model.path), parts: keeps ? literal.parts : [] };
  });
}

function splice(code: string, start: number, end: number, by: string) {
  return code.slice(0, start) + by + code.slice(end);
}

/** The source of a new entry: its model's, with these words in place of the model's. */
function newEntry(list: List, literals: Literal[], fields: readonly Field[]) {
  const model = modelOf(list, literals);
  if (!model) throw new RangeError(`${list.path} has no entry that a new one could be made after.`);
  return literalsIn(literals, model.path).reduceRight((source, literal) => {
    const path = rest(literal, model.path);
    const parts = fields.find((field) => field.path === path)?.parts ?? [];
    return splice(
      source,
      literal.start - model.start,
      literal.end - model.start,
      writeLiteral(parts),
    );
  }, model.source);
}

export type ListChange =
  | { kind: 'add'; at: number; fields: readonly Field[] }
  | { kind: 'remove'; at: number }
  | { kind: 'move'; at: number; to: number };

/** The same source with one entry more, one less, or two neighbours exchanged. */
export function changeList(file: string, code: string, path: string, change: ListChange) {
  const { lists, literals } = readContent(file, code);
  const list = lists.find((candidate) => candidate.path === path);
  if (!list) throw new RangeError(`company/${file} has no list ${path} any more.`);
  const { entries } = list;
  const entry = entries[change.at];
  const next = entries[change.at + 1];

  if (change.kind === 'add') {
    const source = newEntry(list, literals, change.fields);
    return entry
      ? splice(code, entry.start, entry.start, `${source}, `)
      : splice(code, entries.at(-1)!.end, entries.at(-1)!.end, `, ${source}`);
  }
  if (!entry) throw new RangeError(`${path} has no entry ${change.at + 1} any more.`);
  if (change.kind === 'remove') {
    const before = entries[change.at - 1];
    if (next) return splice(code, entry.start, next.start, '');
    return splice(code, before?.end ?? entry.start, entry.end, '');
  }
  const other = entries[change.to];
  if (!other) return code;
  const [first, second] = entry.start < other.start ? [entry, other] : [other, entry];
  return splice(
    splice(code, second.start, second.end, first.source),
    first.start,
    first.end,
    second.source,
  );
}

/** What an entry is called where it is listed: its first words, or else its first name. */
export function labelOf(list: List, at: number, literals: Literal[]) {
  const entry = list.entries[at];
  if (!entry) return '';
  const texts = literalsIn(literals, entry.path).map(({ parts }) => readable(parts));
  return texts.find((text) => text !== '' && !isName(text)) ?? texts[0] ?? entry.source;
}

/** A change of a list as a person sees it. */
export function describe(list: List, literals: Literal[], change: ListChange): Change {
  const label = labelOf(list, change.at, literals);
  const field = list.path;
  if (change.kind === 'remove') return { field, before: label, after: '' };
  if (change.kind === 'move')
    return { field, before: `${change.at + 1}. ${label}`, after: `${change.to + 1}. ${label}` };
  const words = change.fields.map(({ parts }) => readable(parts));
  return { field, before: '', after: words.find((text) => !isName(text)) ?? words[0] ?? '' };
}
