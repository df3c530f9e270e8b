import { parseSync } from 'vite';
import { COMPANY } from '../../../content/company-folder.ts';
import { UserError } from '../../../user-error.ts';

/** Text as it is typed, or an expression such as `company.name`, which is kept whole. */
export type Part = string | { expression: string };

/** A part of a company's file, at `leadership.people[1].name`. */
export type Place = { file: string; path: string; source: string };
type Span = { start: number; end: number };
export type Literal = Place & Span & { parts: Part[] };
/** Anything that stands at a path. */
export type Value = Span & {
  path: string;
  type: string;
  /** What it takes from constants of its file: `home`, `...size`. */
  names: string[];
  /** Of a list or an object. */
  entries: (Span & { name?: string | undefined })[];
};
export type Source = { literals: Literal[]; values: Map<string, Value> };

/** As one line, for people: expressions by name. */
export const readable = (parts: readonly Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `{${part.expression}}`)).join('');

export const replaceAt = (code: string, { start, end }: Span, by: string) =>
  code.slice(0, start) + by + code.slice(end);

type Node = Span & { type: string; [key: string]: unknown };

/** Which child nodes contain values, by node type. Other types contain none. */
const inner: Record<string, readonly string[]> = {
  ArrowFunctionExpression: ['body'],
  BlockStatement: ['body'],
  CallExpression: ['arguments'],
  ConditionalExpression: ['consequent', 'alternate'],
  ExportDefaultDeclaration: ['declaration'],
  ExportNamedDeclaration: ['declaration'],
  LogicalExpression: ['left', 'right'],
  ObjectExpression: ['properties'],
  ParenthesizedExpression: ['expression'],
  Property: ['value'],
  ReturnStatement: ['argument'],
  SpreadElement: ['argument'],
  TSAsExpression: ['expression'],
  TSNonNullExpression: ['expression'],
  TSSatisfiesExpression: ['expression'],
  VariableDeclaration: ['declarations'],
  VariableDeclarator: ['init'],
};

/** Nodes around a value. */
const NO_VALUE = /^(Property|Spread|Variable|Export|Import|Block|Return|TS|Parenthesized)/;

function describe({ type, start, end, name, properties, elements }: Node, path: string): Value {
  const inside = (properties ?? elements ?? []) as Node[];
  const spreads = inside.filter((it) => it.type === 'SpreadElement');
  const constants = spreads.map(({ argument }) => argument as Node);
  return {
    type,
    start,
    end,
    path,
    names: [name, ...constants.map((it) => it.name)].filter((it) => typeof it === 'string'),
    entries: inside.map(({ start, end, key }) => {
      const { name, value } = (key ?? {}) as { name?: string; value?: string };
      return { start, end, name: name ?? value };
    }),
  };
}

function partsOf(node: Node, code: string): Part[] {
  if (node.type === 'Literal') return [node.value as string].filter(Boolean);
  const expressions = (node.expressions as Node[]).map(({ start, end }) => ({
    expression: code.slice(start, end),
  }));
  return (node.quasis as { value: { cooked: string } }[]).flatMap(({ value }, index) =>
    [value.cooked, expressions[index]].filter((part) => part !== undefined && part !== ''),
  ) as Part[];
}

/** What a node adds to the path of its values: `.name` of a property, the name of a constant. */
function step({ type, key, computed, id }: Node) {
  if (type === 'VariableDeclarator') return (id as { name?: string }).name ?? '';
  if (type === 'ExportDefaultDeclaration') return 'default';
  if (type !== 'Property') return '';
  if (computed) return '[…]';
  const { name, value } = key as { name?: string; value?: string };
  const text = String(name ?? value);
  return /^\w+$/.test(text) ? `.${text}` : `[${JSON.stringify(text)}]`;
}

/** The path of a property, with quotes or without. */
export const pathTo = (holder: string, name: string) =>
  /^\w+$/.test(name)
    ? [holder, name].filter(Boolean).join('.')
    : `${holder}[${JSON.stringify(name)}]`;

/** What stands at a path, also where the path leads through a constant of the same file. */
export function find(source: Source, path: string): Value | undefined {
  const [, holder, last] = /^(.+)(\.\w+|\[[^\]]+\])$/.exec(path) ?? [];
  const parent = holder ? find(source, holder) : undefined;
  const own = source.values.get((parent?.path ?? holder ?? '') + (last ?? path));
  if (!own) return parent?.names.map((name) => find(source, name + last)).find(Boolean);
  const [name] = own.type === 'Identifier' ? own.names : [];
  return (name && source.values.has(name) && find(source, name)) || own;
}

/** The last parsed content of each file, so that a change parses only one file. */
const parsed = new Map<string, { code: string; source: Source }>();

/** Every string and every list that is a value of the content: no import, no key, no type. */
export function parseSource(file: string, code: string): Source {
  const known = parsed.get(file);
  if (known?.code === code) return known.source;
  const source = parse(file, code);
  parsed.set(file, { code, source });
  return source;
}

function parse(file: string, code: string): Source {
  const literals: Literal[] = [];
  const values = new Map<string, Value>();
  const taken = new Map<string, number>();

  /** Both branches of a condition have the same path: the second gets a number. */
  function unique(path: string) {
    const twins = (taken.get(path) ?? 0) + 1;
    taken.set(path, twins);
    return twins === 1 ? path : `${path}~${twins}`;
  }

  function read(node: Node, path: string) {
    if (!NO_VALUE.test(node.type) && !values.has(path)) values.set(path, describe(node, path));
    const isText = node.type === 'Literal' && typeof node.value === 'string';
    if (isText || node.type === 'TemplateLiteral')
      literals.push({
        file,
        path: unique(path),
        start: node.start,
        end: node.end,
        source: code.slice(node.start, node.end),
        parts: partsOf(node, code),
      });
    const elements = node.type === 'ArrayExpression' ? (node.elements as Node[]) : [];
    for (const [index, element] of elements.entries()) read(element, `${path}[${index}]`);
    for (const key of inner[node.type] ?? [])
      for (const child of [node[key]].flat()) if (child) read(child as Node, path + step(node));
  }

  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`${COMPANY}/${file} cannot be read: ${errors[0].message}`);
  for (const statement of program.body) read(statement as unknown as Node, '');
  return { literals, values };
}

/** The inside of a string literal: escaped for one line of source, except quotes. */
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

/**
 * A literal with these parts: a string, or a template if there is an expression among them.
 * An expression is code, so only those that are already there are allowed.
 */
export function writeLiteral(parts: readonly Part[], known: readonly Part[]) {
  const expressions = known.map((part) => typeof part !== 'string' && part.expression);
  for (const part of parts)
    if (typeof part !== 'string' && !expressions.includes(part.expression))
      throw new UserError(`{${part.expression}} is not a value of this sentence.`);
  if (parts.every((part) => typeof part === 'string')) return quoted(parts.join(''));
  // Adjacent texts are joined first: a `$` next to a `{` would start an expression.
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined.splice(-1, 1, last + part);
    else joined.push(part);
  }
  return `\`${joined.map(inTemplate).join('')}\``;
}
