import type { Field, ListChange, Summary } from './protocol.ts';
import {
  type Entry,
  type List,
  type Literal,
  readable,
  replaceAt,
  type Source,
  writeLiteral,
} from './source.ts';

/** Text that names something for the program (an icon, a file, an address) rather than for the reader. */
const isName = (text: string) => !/[\s\p{Lu}]/u.test(text) && text !== '';

const literalsIn = ({ literals }: Source, { start, end }: Entry) =>
  literals.filter((literal) => literal.start >= start && literal.end <= end);

const pathIn = (entry: Entry, { path }: Literal) => path.slice(entry.path.length);

/** The entry whose shape a new one takes: the one with the fewest fields, so that all of them are needed. */
const modelOf = (list: List, source: Source) =>
  list.entries
    .filter(({ isWritten }) => isWritten)
    .toSorted((a, b) => literalsIn(source, a).length - literalsIn(source, b).length)
    .at(0);

/** What a new entry of a list asks for. Names keep the neighbour's, sentences begin empty. */
export function fieldsOfNewEntry(list: List, source: Source): Field[] {
  const model = modelOf(list, source);
  if (!model) return [];
  return literalsIn(source, model).map((literal) => {
    const keeps = literal.parts.every((part) => typeof part !== 'string' || isName(part));
    return { path: pathIn(model, literal), parts: keeps ? literal.parts : [] };
  });
}

/** The source of a new entry: its model's, with these fields in place of the model's. */
function newEntry(list: List, source: Source, fields: readonly Field[]) {
  const model = modelOf(list, source);
  if (!model) throw new RangeError(`${list.path} has no entry that a new one could be made after.`);
  return literalsIn(source, model).reduceRight((code, literal) => {
    const { parts = [] } = fields.find(({ path }) => path === pathIn(model, literal)) ?? {};
    const [start, end] = [literal.start - model.start, literal.end - model.start];
    return replaceAt(code, { start, end }, writeLiteral(parts, literal.parts));
  }, model.source);
}

/** The same code with one entry more, one less, or two neighbours exchanged. */
export function changeList(code: string, list: List, source: Source, change: ListChange) {
  const { entries } = list;
  const entry = entries[change.at];
  if (change.kind === 'add') {
    const made = newEntry(list, source, change.fields);
    if (entry) return replaceAt(code, { start: entry.start, end: entry.start }, `${made}, `);
    const { end } = entries.at(-1)!;
    return replaceAt(code, { start: end, end }, `, ${made}`);
  }
  if (!entry) throw new RangeError(`${list.path} has no entry ${change.at + 1}.`);
  if (change.kind === 'remove') {
    const [before, next] = [entries[change.at - 1], entries[change.at + 1]];
    if (next) return replaceAt(code, { start: entry.start, end: next.start }, '');
    return replaceAt(code, { start: before?.end ?? entry.start, end: entry.end }, '');
  }
  const other = entries[change.to];
  if (!other) return code;
  const [first, second] = entry.start < other.start ? [entry, other] : [other, entry];
  return replaceAt(replaceAt(code, second, first.source), first, second.source);
}

const firstText = (texts: string[]) =>
  texts.find((text) => text !== '' && !isName(text)) ?? texts[0];

/** What an entry is called where it is listed: its first sentence, or else its first name. */
export const labelOf = (entry: Entry, source: Source) =>
  firstText(literalsIn(source, entry).map(({ parts }) => readable(parts))) ?? entry.source;

/** A change of a list as a person sees it. */
export function describe(list: List, source: Source, change: ListChange): Summary {
  const field = list.path;
  if (change.kind === 'add')
    return {
      field,
      before: '',
      after: firstText(change.fields.map(({ parts }) => readable(parts))) ?? '',
    };
  const entry = list.entries[change.at];
  const label = entry ? labelOf(entry, source) : '';
  if (change.kind === 'remove') return { field, before: label, after: '' };
  return { field, before: `${change.at + 1}. ${label}`, after: `${change.to + 1}. ${label}` };
}
