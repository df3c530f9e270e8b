import { parseSync } from 'vite';

/** Words as they are typed, or a value from elsewhere such as `company.name`, which is kept whole. */
export type Part = string | { expression: string };

/** A piece of the source, and where it stands: `leadership.people[1].name`. */
type Place = { path: string; start: number; end: number; source: string };
export type Literal = Place & { parts: Part[] };
/** An entry that is written out in its place can serve as the model of a new one; a mere name cannot. */
export type Entry = Place & { isWritten: boolean };
export type List = Place & { entries: Entry[] };

/** As one line, for people: a value from elsewhere by its name. */
export const readable = (parts: readonly Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `{${part.expression}}`)).join('');

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** What leads on to values, by the kind of node. Whatever is not named here holds none. */
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

const isWritten = ({ type }: Node) => /^(ObjectExpression|Literal|TemplateLiteral)$/.test(type);

function partsOf(node: Node, code: string): Part[] {
  if (node.type === 'Literal') return [node.value as string].filter((text) => text !== '');
  const quasis = node.quasis as { value: { cooked: string } }[];
  const expressions = node.expressions as Node[];
  return quasis.flatMap(({ value }, index) => {
    const expression = expressions[index];
    return [
      ...(value.cooked === '' ? [] : [value.cooked]),
      ...(expression ? [{ expression: code.slice(expression.start, expression.end) }] : []),
    ];
  });
}

/** What a node adds to the path of its values: `.name` of a property, the name of a constant. */
function step({ type, key, computed, id }: Node) {
  if (type === 'VariableDeclarator') return (id as { name?: string }).name ?? '';
  if (type === 'ExportDefaultDeclaration') return 'default';
  if (type !== 'Property') return '';
  if (computed) return '[…]';
  const { name, value } = key as { name?: string; value?: string };
  return name === undefined ? `[${JSON.stringify(value)}]` : `.${name}`;
}

type Reading = { literals: Literal[]; lists: List[] };

/** What each file held when it was last read: one change is then one file to be parsed. */
const readings = new Map<string, { code: string; reading: Reading }>();

/** Every string and every list that is a value of the content: no import, no key, no type. */
export function readContent(file: string, code: string): Reading {
  const known = readings.get(file);
  if (known?.code === code) return known.reading;
  const reading = parse(file, code);
  readings.set(file, { code, reading });
  return reading;
}

function parse(file: string, code: string): Reading {
  const literals: Literal[] = [];
  const lists: List[] = [];
  const taken = new Map<string, number>();

  function place({ start, end }: Node, path: string): Place {
    const twins = (taken.get(path) ?? 0) + 1;
    taken.set(path, twins);
    const unique = twins === 1 ? path : `${path}~${twins}`;
    return { path: unique, start, end, source: code.slice(start, end) };
  }

  function readList(node: Node, path: string) {
    const elements = node.elements as Node[];
    const entries = elements.map((element, index) => ({
      path: `${path}[${index}]`,
      start: element.start,
      end: element.end,
      source: code.slice(element.start, element.end),
      isWritten: isWritten(element),
    }));
    lists.push({ ...place(node, path), entries });
    for (const [index, element] of elements.entries()) read(element, `${path}[${index}]`);
  }

  function read(node: Node, path: string) {
    const isText = node.type === 'Literal' && typeof node.value === 'string';
    if (isText || node.type === 'TemplateLiteral')
      literals.push({ ...place(node, path), parts: partsOf(node, code) });
    if (node.type === 'ArrayExpression') readList(node, path);
    for (const key of inner[node.type] ?? [])
      for (const child of [node[key]].flat()) if (child) read(child as Node, path + step(node));
  }

  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new SyntaxError(`company/${file} cannot be read: ${errors[0].message}`);
  for (const statement of program.body) read(statement as unknown as Node, '');
  return { literals, lists };
}
