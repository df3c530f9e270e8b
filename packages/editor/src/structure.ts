import { UserError } from '../../../user-error.ts';
import { seen } from './outline.ts';
import type { Json, ListChange, Shape } from './protocol.ts';
import {
  find,
  type Place,
  parseSource,
  pathTo,
  replaceAt,
  type Source,
  type Value,
  writeLiteral,
} from './source.ts';

/** The pages of a language, by name. */
export type Paths = Record<string, string>;

/** Letters that do not come apart into one of ours and an accent. */
const LETTERS: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd' };

/** Letters that every address may have. */
export const slugOf = (name: string) =>
  (
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[øæœßłđ]/g, (letter) => LETTERS[letter]!)
      .match(/[a-z0-9]+/g) ?? []
  ).join('-');

/** With a number where another has it. */
export function freeSlug(base: string, taken: readonly (string | undefined)[]) {
  let slug = base;
  for (let number = 2; taken.includes(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

/** With the end of an address that no other has, where a form was given none. */
export function withSlug(value: Json, { fields = [] }: Shape, title: string, taken: string[] = []) {
  const said = Object(value) as Record<string, Json>;
  if (said.slug || !fields.some(({ name }) => name === 'slug')) return value;
  const first = fields.find(({ name, kind }) => name !== 'slug' && kind === 'text')?.name ?? '';
  return { ...said, slug: freeSlug(slugOf(title || String(said[first] ?? '')) || 'entry', taken) };
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : writeLiteral([name], []));

/** A page as the files of words name it. */
export const pageCode = (name: string) =>
  /^\w+$/.test(name) ? `paths.${name}` : `paths[${writeLiteral([name], [])}]`;

/** A value as source. Nothing of it is code but the names that the schema and the pages have. */
export function written(value: Json, shape: Shape, paths: Paths): string {
  const inside = Object(value) as Record<string, Json>;
  const page = Object.keys(paths).find((name) => paths[name] === value);
  if (shape.kind === 'list')
    return `[${[value].flat().map((it) => written(it, shape.item!, paths))}]`;
  if (shape.kind === 'group') {
    const fields = shape.fields!.filter(({ name }) => Object.hasOwn(inside, name));
    const lines = fields.map((it) => {
      return `${keyOf(it.name)}: ${written(inside[it.name]!, it, paths)}`;
    });
    return `{ ${lines.join(', ')} }`;
  }
  if (shape.kind === 'number') {
    if (String(value).trim() === '' || !Number.isFinite(Number(value)))
      throw new UserError(`${shape.label} is "${value}", which is no number. Write it in digits.`);
    return String(Number(value));
  }
  if (shape.kind === 'yes-no') return String(value === true);
  if (shape.kind === 'page' && page) return pageCode(page);
  return writeLiteral([String(value)], []);
}

const IMPORT = "import { paths } from './paths.ts';\n";

/** With the import that it needs, and without what nothing uses any more: the compiler objects. */
export function tidied(file: string, code: string) {
  const constants = [...code.matchAll(/^const (\w+)[^=\n]*= /gm)];
  for (const { 0: start, 1: name = '', index } of constants.reverse()) {
    const value = parseSource(file, code).values.get(name);
    const rest = code.slice(0, index) + code.slice(index + start.length);
    const isUsed = new RegExp(`(?<!(?<!\\.\\.)\\.)\\b${name}\\b(?!:)`).test(rest); // or spread
    if (isUsed || value?.start !== index + start.length) continue;
    const after = code.slice(value.end).replace(/^[^;]*;\n/, '');
    code = code.slice(0, index) + after;
  }
  const needsPaths = /(?<!\/)\bpaths[.[]/.test(code);
  if (!needsPaths) return code.replace(IMPORT, '');
  return code.includes('{ paths }') ? code : code.replace(/^(import [^;]+;\n)*/, `$&${IMPORT}`);
}

function without(code: string, { entries }: Value, at: number) {
  const [before, entry, next] = [entries[at - 1], entries[at]!, entries[at + 1]];
  if (next) return replaceAt(code, { start: entry.start, end: next.start }, '');
  if (before) return replaceAt(code, { start: before.end, end: entry.end }, '');
  // A comma alone in a list would be an entry.
  const [comma] = /^\s*,\s*|/.exec(code.slice(entry.end))!;
  return replaceAt(code, { start: entry.start, end: entry.end + comma.length }, '');
}

function within(code: string, { entries, start }: Value, at: number, made: string) {
  const [entry, last] = [entries[at], entries.at(-1)];
  if (entry) return replaceAt(code, { start: entry.start, end: entry.start }, `${made}, `);
  if (last) return replaceAt(code, { start: last.end, end: last.end }, `, ${made}`);
  return replaceAt(code, { start: start + 1, end: start + 1 }, made);
}

const bare = (code: string) => code.replace(/\s+|,(?=\s*[}\]])/g, '');

/** The constant that already says this, such as a footer link's; in translations, that page's. */
function constantFor(made: string, code: string, { values }: Source, isTwin: boolean) {
  const [page] = isTwin ? (/href: paths[^ ,}]+/.exec(made) ?? []) : [];
  return [...values.values()].find((value) => {
    if (!/^\w+$/.test(value.path) || value.type !== 'ObjectExpression') return false;
    const isSame = bare(code.slice(value.start, value.end)) === bare(made);
    return isSame || (page && fieldSource(code, value, 'href') === page);
  })?.path;
}

/** One entry more, one less, or two neighbours exchanged; `made` is the source of a new one. */
export function changeList(
  code: string,
  list: Value,
  source: Source,
  change: ListChange,
  made = '',
  isTwin = false,
) {
  const { entries } = list;
  if (change.kind === 'add')
    return within(code, list, change.at, constantFor(made, code, source, isTwin) ?? made);
  const [entry, other] = [entries[change.at], change.kind === 'move' && entries[change.to]];
  if (!entry) throw new RangeError(`${list.path} has no entry ${change.at + 1}.`);
  if (change.kind === 'remove') return without(code, list, change.at);
  if (!other) return code;
  const [first, second] = entry.start < other.start ? [entry, other] : [other, entry];
  const [one, two] = [first, second].map(({ start, end }) => code.slice(start, end));
  return replaceAt(replaceAt(code, second, one!), first, two!);
}

/** A field of a group with another value, for the first time, or no more. */
export function setField(code: string, group: Value, source: Source, name: string, made?: string) {
  const at = group.entries.findIndex((it) => it.name === name);
  const value = source.values.get(pathTo(group.path, name));
  if (made === undefined) return at < 0 ? code : without(code, group, at);
  if (value) return replaceAt(code, value, made);
  return within(code, group, group.entries.length, `${keyOf(name)}: ${made}`);
}

/** What a field of a group is, as it is written there. */
export function fieldSource(code: string, { entries }: Value, name: string) {
  const entry = entries.find((it) => it.name === name);
  return entry && code.slice(entry.start, entry.end);
}

type Read = (file: string) => string;
type Edit = (code: string, value: Value, source: Source, isTwin: boolean) => string;

/**
 * The same edit in every language whose file says the same there: a list is of one length, an icon
 * one icon. What is new stands there in the first language's words until it is translated.
 */
function editEach(
  read: Read,
  { path, file: own, source: known }: Place,
  files: readonly string[],
  said: (value: Value, code: string) => unknown,
  edit: Edit,
) {
  const look = (file: string) => {
    const code = read(file);
    const source = parseSource(file, code);
    return { file, code, source, value: find(source, path) };
  };
  const { value, code } = look(own);
  if (!value || seen(code, value) !== known)
    throw new UserError('This has changed meanwhile. Look at it and try again.');
  const edited = files.map(look).flatMap((it) => {
    if (!it.value || said(it.value, it.code) !== said(value, code)) return [];
    return [
      [it.file, tidied(it.file, edit(it.code, it.value, it.source, it.file !== own))] as const,
    ];
  });
  return new Map(edited);
}

/** A list that is of one length in every language stays so, and so do the lists along it. */
export const changeEach = (
  read: Read,
  at: Place,
  files: readonly string[],
  change: ListChange,
  made?: string,
  along: readonly string[] = [],
) => {
  const edit: Edit = (code, list, source, isTwin) =>
    along.reduce(
      (text, path) => {
        const now = parseSource(at.file, text);
        const lists = find(now, path);
        const isAlong = lists?.entries.length === list.entries.length;
        return isAlong ? changeList(text, lists, now, change, '[]') : text;
      },
      changeList(code, list, source, change, made, isTwin),
    );
  return editEach(read, at, files, ({ entries }) => entries.length, edit);
};

/** A field that is the same in every language stays so. */
export const setEach = (
  read: Read,
  at: Place,
  files: readonly string[],
  name: string,
  made?: string,
) => {
  const said = (group: Value, code: string) => fieldSource(code, group, name);
  return editEach(read, at, files, said, (code, group, source) =>
    setField(code, group, source, name, made),
  );
};
