import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import { type Kind, type Node, type Shape, spoken } from './protocol.ts';
import { find, pathTo, type Source } from './source.ts';

type Noted = { by?: Kind; along?: string };

/** What valibot's schemas have in common, as far as a form cares. */
type Schema = v.GenericSchema & {
  pipe?: (Schema | v.TitleAction<unknown, string> | v.MetadataAction<unknown, Noted>)[];
  wrapped?: Schema;
  getter?: (value: unknown) => Schema;
  entries?: Record<string, Schema>;
  rest?: Schema;
  value?: Schema;
  item?: Schema;
  items?: Schema[];
  options?: readonly string[];
};

/** Below what says that it may be missing, what it is called, and what else is checked. */
function core(schema: Schema, value: unknown): Schema {
  if (schema.getter) return core(schema.getter(value), value);
  if (schema.wrapped) return core(schema.wrapped, value);
  const isCheck = (it: Schema) => it.type === 'custom' && !it.pipe;
  const last = schema.pipe?.findLast((it) => it.kind === 'schema' && !isCheck(it as Schema));
  return last ? core(last as Schema, value) : schema;
}

const isOptional = ({ type, pipe }: Schema): boolean =>
  type === 'optional' || type === 'undefinedable' || (!!pipe && isOptional(pipe[0] as Schema));

/** What shapes.ts notes for the editor: another label, how it is chosen. */
function notes({ pipe = [], wrapped }: Schema): { label?: string } & Noted {
  const own = pipe.map((it) => {
    if (it.type === 'title') return { label: (it as v.TitleAction<unknown, string>).title };
    if (it.type === 'metadata') return (it as v.MetadataAction<unknown, Noted>).metadata;
    return it.kind === 'schema' && (it as Schema).pipe !== pipe ? notes(it as Schema) : {};
  });
  return Object.assign({}, wrapped && notes(wrapped), ...own);
}

function kindOf(schema: Schema, by: Kind | undefined): Kind | undefined {
  if (by) return by;
  const { type, entries, value, item, items } = schema;
  if (entries || value) return 'group';
  if (item || items) return 'list';
  return ({ string: 'text', picklist: 'choice', number: 'number', boolean: 'yes-no' } as const)[
    type as 'string'
  ];
}

/** The fields of an object, those too that only its value names. */
function fieldsOf({ entries = {}, rest, value }: Schema, held: unknown): [string, Schema][] {
  const more = rest ?? value;
  const others = more ? Object.keys(Object(held)).filter((name) => !(name in entries)) : [];
  return [...Object.entries(entries), ...others.map((name): [string, Schema] => [name, more!])];
}

/** What a form asks for where there is nothing yet. */
export function shapeOf(asked: v.GenericSchema, name: string, held?: unknown): Shape | undefined {
  const schema = core(asked as Schema, held);
  const { label = spoken(name), by, along } = notes(asked as Schema);
  const kind = kindOf(schema, by);
  if (!kind) return undefined;
  const made = (it: v.GenericSchema, called: string) => shapeOf(it, called) ?? [];
  return {
    name,
    label,
    kind,
    isOptional: isOptional(asked as Schema),
    ...(schema.options && { options: schema.options }),
    ...(kind === 'group' && { fields: fieldsOf(schema, {}).flatMap(([it, of]) => made(of, it)) }),
    ...(along && { along }),
    // What there is of such a list grows with the other one only.
    ...(schema.item && !(along && held) && { item: shapeOf(schema.item, name) }),
  };
}

/** Long code by its hash: the browser hands it back, to show that it has seen the newest. */
export const seen = (code: string, { start, end }: { start: number; end: number }) => {
  const source = code.slice(start, end);
  return source.length < 80 ? source : createHash('sha1').update(source).digest('base64url');
};

export type Words = {
  file: string;
  code: string;
  source: Source;
  /** What the file exports. */
  module: unknown;
  idOf: (path: string) => number;
};

const TYPED: readonly Kind[] = ['text', 'name'];

/** Text for the program rather than for readers: an icon, a file, an address. */
const isReadable = (text: unknown) => typeof text === 'string' && /[\s\p{Lu}]/u.test(text);

/** What an entry of a list is called: its first sentence. */
export function titleOf(held: unknown): string {
  if (typeof held !== 'object' || held === null) return String(held);
  const texts = Object.values(held).map((it) => titleOf(it));
  return texts.find(isReadable) ?? texts[0] ?? '';
}

/** What a field holds, and what can be changed of it. What is written elsewhere is not. */
export function outline(
  asked: v.GenericSchema,
  name: string,
  held: unknown,
  words: Words,
  path = name,
): Node | undefined {
  const asShape = shapeOf(asked, name, held);
  if (!asShape || asShape.kind === 'hidden') return undefined;
  const shape = { ...asShape, file: words.file, path };
  if (held === undefined) return shape.isOptional ? { ...shape, isAbsent: true } : undefined;
  const schema = core(asked as Schema, held);
  const value = find(words.source, path);
  const at = value && {
    file: words.file,
    path,
    source: seen(words.code, value),
  };
  if (shape.kind === 'group' || shape.kind === 'list') {
    const entries: [string, v.GenericSchema, string][] = Array.isArray(held)
      ? held.map((_, index) => [
          String(index),
          schema.item ?? schema.items![index]!,
          `${path}[${index}]`,
        ])
      : fieldsOf(schema, held).map(([it, of]) => [it, of, pathTo(path, it)]);
    const nodes = entries.flatMap(([it, of, to]) => {
      const inside = (held as Record<string, unknown>)[it];
      return outline(of, it, inside, words, to) ?? [];
    });
    const named =
      shape.along?.split('.').reduce((it, key) => Object(it)[key], words.module) ?? held;
    if (Array.isArray(named))
      for (const [index, node] of nodes.entries())
        node.label = titleOf(named[index]) || `${shape.label} ${index + 1}`;
    return { ...shape, at, nodes };
  }
  if (!TYPED.includes(shape.kind)) return { ...shape, at, value: String(held) };
  const literal = words.source.literals.find(({ start }) => start === value?.start);
  return {
    ...shape,
    value: String(held),
    ...(literal && { sentence: words.idOf(literal.path) }),
  };
}
