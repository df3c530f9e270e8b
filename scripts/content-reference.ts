/** Writes docs/content.md: every file and field of a company, from the schema. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { titleOf } from '../cms/site.ts';
import { readSources } from '../src/content/check.ts';
import { SAMPLE } from '../src/content/company.ts';
import { dateAsText } from '../src/content/fields.ts';
import { type JsonSchema, jsonSchemaOf } from '../src/content/json-schema.ts';
import { type Name, patternOf } from '../src/content/schema.ts';

const INTRODUCTION = `# Every file and field

<!-- Written by \`npm run format\` from src/content/schema.ts: change it there. -->

Every file of a company's folder, with its fields. The forms of \`npm run edit\` have the same fields, and code editors
complete and check them: VS Code suggests the extension for YAML, which reads the schemas that \`npm start\` writes.

- \`hero › heading\` is the field \`heading\`, indented below \`hero:\`. \`social › each › href\` is in each entry of a list; an
  entry begins with a dash.
- A required field within an optional group is required only if you use the group.
- Text that contains a colon, or begins with a sign such as \`*\`, \`#\` or \`@\`, needs quotes: \`heading: "Cold: always"\`.
- \`|\` after the colon begins text of several lines, indented below it.
- A page is linked by the name of its file, as in \`href: about\`; a role or a news item by its folder as well, as in
  \`href: career/driver\`; a file of \`public/\` as \`href: /terms.pdf\`; anything else by its address.
- The path of a picture starts from the language's folder: \`../pictures/quay.webp\`, also in files of \`roles/\`, \`news/\` and
  \`pages/\`.
- Labels and messages of the site are not listed here: \`labels.yaml\` may override any line of \`languages/en.yaml\`.
`;

const FILES: Partial<Record<Name, string>> = {
  company: 'The company, once for all languages.',
  frame: 'Header and footer of every page.',
  home: 'The first page.',
  trip: 'The trip that Home draws from these numbers.',
  about: 'The page About.',
  strategy: 'The page Strategy.',
  career: 'The page Career. Its roles are files of their own.',
  roles: 'A file for each open role.',
  contact: 'The page Contact.',
  news: 'The list of news.',
  'news-entries': 'A file for each news item; its text is Markdown, below the fields.',
  pages:
    'Further pages. A `.yaml` file has `sections`; a `.md` file has Markdown below its fields.',
};

type Documents = { name: string; data?: unknown }[];
type Row = { field: string; description: string; isRequired: boolean; example: string };

/** Formats a value as YAML, for a cell of a table. */
function tableCell(parsed: unknown): string {
  const value = dateAsText(parsed);
  if (Array.isArray(value)) return tableCell(`[${value.join(', ')}]`);
  if (value === undefined || value === null || typeof value === 'object') return '';
  if (value === '') return '`""`';
  // The test company borrows pictures from the sample.
  const fromSample = String(value).replace(`../../../${SAMPLE}/`, '../');
  const text = fromSample.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  const shortened = text.length > 56 ? `${text.slice(0, 52).replace(/\s\S*$/, '')} …` : text;
  return `\`${shortened}\``;
}

function kindOf({ widget, format, type, enum: choices, ...schema }: JsonSchema): string {
  if (choices) return `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
  if (type === 'array') {
    const { items, prefixItems, minItems, maxItems } = schema;
    if (prefixItems) return `${prefixItems.length} entries`;
    const isGroup = items?.properties || items?.oneOf;
    const isExact = minItems !== undefined && minItems === maxItems;
    const range = [minItems && `at least ${minItems}`, maxItems && `at most ${maxItems}`];
    const limits = isExact ? [`exactly ${minItems}`] : range;
    const item = !isGroup && items?.type !== 'array' && `each entry ${formatOf(items ?? {})}`;
    const list = items?.type === 'array' ? 'list of lists' : 'list';
    return [list, item, ...limits].filter(Boolean).join(', ');
  }
  if (type === 'object') return '';
  if (type === 'boolean') return '`true` or `false`';
  if (widget === 'image') return 'picture';
  if (widget === 'link') return 'page or address';
  if (widget === 'text') return 'text';
  if (format === 'date') return 'date, as `2026-03-12`';
  return type === 'number' ? 'number' : 'one line';
}

/** The format that the field's error message asks for, `as +44 7700 900142`, or else its kind. */
const formatOf = (schema: JsonSchema) =>
  /Write it (as .*)\.$/.exec(schema.mistake ?? '')?.[1] ?? kindOf(schema);

function descriptionOf(name: string, schema: JsonSchema) {
  const { label = titleOf(name), hint } = schema;
  const format = formatOf(schema);
  const hasDefault = String(schema.default ?? '') !== '';
  const first = format ? `${label}: ${format}` : label;
  return [
    first.endsWith('?') ? first : `${first}.`,
    hint,
    hasDefault && `If left out: \`${schema.default}\`.`,
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll('|', '\\|');
}

/** `values` are those of the sample and the test company, which serve as examples. */
function rowsOf(schema: JsonSchema, path: string[], values: unknown[]): Row[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]): Row[] => {
    if (field.const !== undefined) return [];
    const fieldValues = values
      .map((value) => Object(value)[name])
      .filter((value) => value !== undefined);
    return fieldRows(name, field, [...path, name], fieldValues, required.includes(name));
  });
}

/** An example from the schema, for a field that neither company has. */
function exampleOf({ example, mistake, enum: choices, format, type }: JsonSchema) {
  const [, fromMistake] = /Write it as (.*)\.$/.exec(mistake ?? '') ?? [];
  if (format === 'date') return '2026-03-12';
  const trueIfBoolean = type === 'boolean' || undefined;
  return example ?? fromMistake ?? choices?.[0] ?? trueIfBoolean;
}

function fieldRows(
  name: string,
  field: JsonSchema,
  path: string[],
  values: unknown[],
  isRequired: boolean,
): Row[] {
  const entries = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const example = tableCell((field.type === 'array' ? entries[0] : values[0]) ?? exampleOf(field));
  const row = {
    field: path.join(' › '),
    description: descriptionOf(name, field),
    isRequired,
    example,
  };
  const item = field.prefixItems?.[0] ?? field.items;
  if (item?.oneOf)
    return [{ ...row, example: tableCell(`- type: ${item.oneOf[0]!.properties!.type!.const}`) }];
  if (item?.properties) return [row, ...rowsOf(item, [...path, 'each'], entries)];
  return [row, ...rowsOf(field, path, values)];
}

const table = (rows: Row[]) =>
  [
    '| field | what | required | example |',
    '|---|---|---|---|',
    ...rows.map(
      ({ field, description, isRequired, example }) =>
        `| \`${field}\` | ${description} | ${isRequired ? 'yes' : ''} | ${example} |`,
    ),
  ].join('\n');

/** The types of a further page's sections, each with its fields. */
function sectionsOf(schema: JsonSchema, values: unknown[]) {
  const types = schema.properties?.sections?.items?.oneOf ?? [];
  const sections = values.flatMap((value) => Object(value).sections ?? []);
  return types.map((type) => {
    const name = type.properties!.type!.const!;
    const examples = sections.filter((section: { type: string }) => section.type === name);
    const rows = table(rowsOf(type, [], examples));
    return `### A section of \`type: ${name}\`\n\n${type.label}.\n\n${rows}`;
  });
}

export function contentReference() {
  const documents: Documents = [SAMPLE, 'tests/fixture'].flatMap((company) => [
    { name: 'company', data: parse(readFileSync(`${company}/company.yaml`, 'utf8')) },
    ...readSources(company, ['en']),
  ]);
  const files = (Object.keys(FILES) as Name[]).flatMap((name) => {
    const schema = jsonSchemaOf(name);
    const values = documents.filter((document) => document.name === name).map(({ data }) => data);
    const file = name === 'company' ? 'company.yaml' : `en/${patternOf(name)}`;
    const rows = table(rowsOf(schema, [], values));
    return [`## ${file}\n\n${FILES[name]}\n\n${rows}`, ...sectionsOf(schema, values)];
  });
  return `${[INTRODUCTION.trimEnd(), ...files].join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync('docs/content.md', contentReference());
