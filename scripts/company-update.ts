/**
 * npm run company -- --update: in version 4.0, labels were fields of a company's pages. Moves those
 * that a company has changed to its labels.yaml, and deletes the others. Version 6 leaves this file
 * out, together with src/content/moved-fields.ts.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, parseDocument } from 'yaml';
import { MOVED, RENAMED } from '../src/content/moved-fields.ts';
import { languageFileOf } from '../src/content/read-labels.ts';

const FORMAT = { lineWidth: 0, singleQuote: true };
type Field = (string | number)[];
/** Facts that labels of version 4.0 contain, and today's have placeholders for. */
type Facts = { name: string; email: string };

const read = (file: string) => readFileSync(file, 'utf8');
const toPlain = (node: unknown) => (isCollection(node) ? node.toJSON() : node);

const pathOf = (field: string): Field =>
  field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Gives a sentence of version 4.0 the placeholders of the label that takes its place. */
function withPlaceholders(sentence: string, label: string, { name, email }: Facts) {
  if (label.startsWith('{from}')) return `{from} ${sentence} {to}`;
  let text = sentence;
  if (label.includes('{company}')) text = text.replaceAll(name, '{company}');
  if (label.includes('{email}')) text = text.replaceAll(email, '{email}');
  if (label.includes('{days}')) return text;
  const end = label.endsWith('.') ? '.' : '';
  for (const placeholder of label.match(/\{\w+\}/g) ?? [])
    if (!text.includes(placeholder)) text += ` ${placeholder}${end}`;
  return text;
}

/** Yields a value, or all values below it, each with its field. A list is one value. */
function* leavesOf(value: unknown, field: Field): Generator<[Field, unknown]> {
  if (!value || typeof value !== 'object' || Array.isArray(value)) yield [field, value];
  else for (const [key, item] of Object.entries(value)) yield* leavesOf(item, [...field, key]);
}

/** English labels of version 4.0 that have changed since. No company wrote these itself. */
const FORMER: unknown[] = [
  'This part did not arrive: the connection was lost or is very slow.',
  'This was not sent. What you typed is still in the form. Please try again, or write to {email}.',
  'Three lines are enough. A person reads them and gets back to you.',
  'Please give an email or phone number',
  'If it was not you, do nothing. You will not hear from us.',
  'One press, and you are subscribed.',
  'One press, and we no longer write to you.',
  'Other words have already been sent under this number. Please write to us instead: {email}',
  'There is nothing at this address. It may have moved, or the link has a slip in it.',
  [
    'Product:',
    'Set point and band:',
    'Run mode (continuous or start-stop):',
    'Pallets and weight:',
    'Loaded at:',
    'Delivered to:',
    'Earliest and latest:',
    'Pre-cooling:',
  ],
];

/** Deletes a field, and every group above it that is empty without it. */
function prune(document: Document, field: Field) {
  document.deleteIn(field);
  const parent = field.slice(0, -1);
  const rest = parent.length > 0 ? document.getIn(parent) : undefined;
  if (isCollection(rest) && rest.items.length === 0) prune(document, parent);
}

/** Yields the labels that take the place of a field of version 4.0. */
function* labelsFrom(document: Document, from: string, to: string): Generator<[Field, unknown]> {
  const value = document.getIn(pathOf(from));
  const peak = document.getIn(['labels', 'peak']);
  if (from === 'labels.open') yield [pathOf(to), `${value} {minutes}, ${peak} {peak}`];
  else yield* leavesOf(toPlain(value), pathOf(to));
}

/** A label of the company's own; undefined if it is the default one, now or in version 4.0. */
function ownLabel(from: string, value: unknown, defaultLabel: unknown, facts: Facts) {
  const text = from === 'title' ? String(value).replace(`: ${facts.name}`, '') : value;
  const isText = typeof defaultLabel === 'string';
  const label = isText ? withPlaceholders(`${text}`, defaultLabel, facts) : text;
  const isDefault = [defaultLabel, ...FORMER].some((known) => isDeepStrictEqual(label, known));
  return isDefault ? undefined : label;
}

type Labels = { own: Document; defaults: Document };

/** Adds the labels that a field of version 4.0 has in the company's own words. */
function moveField(document: Document, from: string, to: string, labels: Labels, facts: Facts) {
  for (const [field, value] of labelsFrom(document, from, to)) {
    const defaultLabel = toPlain(labels.defaults.getIn(field));
    const label = ownLabel(from, value, defaultLabel, facts);
    if (label !== undefined) labels.own.setIn(field, label);
  }
}

/** Takes the fields of version 4.0 out of a file, and deletes a file that has no others. */
function deleteFields(file: string, document: Document, fields: string[]) {
  const present = fields.filter((field) => document.hasIn(pathOf(field)));
  if (present.length === 0) return;
  for (const field of present.reverse()) prune(document, pathOf(field));
  const isEmpty = isCollection(document.contents) && document.contents.items.length === 0;
  if (isEmpty) rmSync(file);
  else writeFileSync(file, document.toString(FORMAT));
}

/** Returns what belongs to company.yaml today: an address for careers, and who reads texts. */
function updateLanguage(folder: string, facts: Facts) {
  const language = basename(folder);
  const file = `${folder}/labels.yaml`;
  const labels = {
    own: parseDocument(existsSync(file) ? read(file) : ''),
    defaults: parseDocument(read(languageFileOf(language) ?? 'languages/en.yaml')),
  };
  const moved = { careers: '', texts: false };
  for (const [name, fields] of Object.entries(MOVED)) {
    const source = `${folder}/${name}.yaml`;
    if (!existsSync(source)) continue;
    const document = parseDocument(read(source));
    for (const [from, to] of Object.entries(fields)) {
      const value = document.getIn(pathOf(from));
      if (value === undefined) continue;
      if (from === 'phone.text') moved.texts = true;
      const isFolderName = from === 'language.code' && value === language;
      if (to === 'emails.careers') moved.careers = String(value);
      else if (to && !isFolderName) moveField(document, from, to, labels, facts);
    }
    deleteFields(source, document, Object.keys(fields));
  }
  if (isCollection(labels.own.contents)) writeFileSync(file, labels.own.toString(FORMAT));
  return moved;
}

function renameFields(folder: string) {
  for (const { file, group, from, to } of RENAMED) {
    const source = `${folder}/${file}.yaml`;
    if (!existsSync(source)) continue;
    const document = parseDocument(read(source));
    const fields = document.get(group);
    const field = isMap(fields) && fields.items.find(({ key }) => String(key) === from);
    if (!field) continue;
    field.key = document.createNode(to);
    writeFileSync(source, document.toString(FORMAT));
  }
}

export function update(company: string) {
  if (!existsSync(`${company}/company.yaml`))
    throw new Error(`There is no ${company}/company.yaml, so there is nothing to update.`);
  const facts = parseDocument(read(`${company}/company.yaml`));
  const before = String(facts);
  const general = String(facts.getIn(['emails', 'general']));
  const name = String(facts.get('name'));
  const folders = globSync(`${company}/*/frame.yaml`).map(dirname);
  for (const folder of folders) {
    renameFields(folder);
    const { careers, texts } = updateLanguage(folder, { name, email: general });
    if (texts && facts.hasIn(['phones', 'dispatch'])) facts.setIn(['phones', 'texts'], true);
    if (careers && careers !== general) facts.setIn(['emails', 'careers'], careers);
  }
  if (String(facts) !== before) writeFileSync(`${company}/company.yaml`, facts.toString(FORMAT));
  const files = folders.map((folder) => `${folder}/labels.yaml`).filter((file) => existsSync(file));
  return files.length > 0
    ? `The labels of ${name} are in ${files.join(' and ')}. The site has all others by itself.`
    : `${company}/ is up to date.`;
}
