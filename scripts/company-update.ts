/** npm run company -- --update: moves what is a label today out of a company's pages. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, parseDocument } from 'yaml';
import { MOVED, RENAMED } from '../src/content/moved.ts';
import { languageFileOf } from '../src/content/read-labels.ts';

const FORMAT = { lineWidth: 0, singleQuote: true };
type Field = (string | number)[];
type Facts = { name: string; email: string };

const read = (file: string) => readFileSync(file, 'utf8');
const plain = (node: unknown) => (isCollection(node) ? node.toJSON() : node);

const pathOf = (field: string): Field =>
  field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** A sentence of version 4 with today's placeholders, where it named facts. */
function reshaped(old: string, ours: string, { name, email }: Facts) {
  if (ours.startsWith('{from}')) return `{from} ${old} {to}`;
  let text = old;
  if (ours.includes('{company}')) text = text.replaceAll(name, '{company}');
  if (ours.includes('{email}')) text = text.replaceAll(email, '{email}');
  if (ours.includes('{days}')) return text;
  const end = ours.endsWith('.') ? '.' : '';
  for (const placeholder of ours.match(/\{\w+\}/g) ?? [])
    if (!text.includes(placeholder)) text += ` ${placeholder}${end}`;
  return text;
}

/** A value, or all values below it, each with its field. A list stays whole. */
function* leavesOf(value: unknown, field: Field): Generator<[Field, unknown]> {
  if (!value || typeof value !== 'object' || Array.isArray(value)) yield [field, value];
  else for (const [key, item] of Object.entries(value)) yield* leavesOf(item, [...field, key]);
}

/** English labels of version 4 that read better today: no company wrote them itself. */
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

/** The labels that take the place of a field of version 4. */
function* labelsFrom(document: Document, from: string, to: string): Generator<[Field, unknown]> {
  const value = document.getIn(pathOf(from));
  const peak = document.getIn(['labels', 'peak']);
  if (from === 'labels.open') yield [pathOf(to), `${value} {minutes}, ${peak} {peak}`];
  else yield* leavesOf(plain(value), pathOf(to));
}

/** A company's own label in today's shape; undefined if it says the same as ours. */
function newLabel(from: string, former: unknown, ours: unknown, facts: Facts) {
  const value = from === 'title' ? String(former).replace(`: ${facts.name}`, '') : former;
  const label = typeof ours === 'string' ? reshaped(`${value}`, ours, facts) : value;
  const isOurs = isDeepStrictEqual(label, ours) || FORMER.includes(`${label}`);
  return isOurs ? undefined : label;
}

function updateLanguage(folder: string, facts: Facts) {
  const ours = parseDocument(read(languageFileOf(basename(folder)) ?? 'languages/en.yaml'));
  const file = `${folder}/labels.yaml`;
  const own = parseDocument(existsSync(file) ? read(file) : '');
  const kept = { careers: '', texts: false };
  for (const [name, fields] of Object.entries(MOVED)) {
    const source = `${folder}/${name}.yaml`;
    if (!existsSync(source)) continue;
    const document = parseDocument(read(source));
    const before = String(document);
    for (const [from, to] of Object.entries(fields)) {
      if (!document.hasIn(pathOf(from))) continue;
      if (from === 'phone.text') kept.texts = true;
      if (to === 'emails.careers') kept.careers = String(document.getIn(pathOf(from)));
      else if (to)
        for (const [field, former] of labelsFrom(document, from, to)) {
          const label = newLabel(from, former, plain(ours.getIn(field)), facts);
          const isFolderName = from === 'language.code' && label === basename(folder);
          if (label !== undefined && !isFolderName) own.setIn(field, label);
        }
    }
    for (const from of Object.keys(fields).reverse())
      if (document.hasIn(pathOf(from))) prune(document, pathOf(from));
    const isEmpty = isCollection(document.contents) && document.contents.items.length === 0;
    if (isEmpty) rmSync(source);
    else if (String(document) !== before) writeFileSync(source, document.toString(FORMAT));
  }
  if (isCollection(own.contents)) writeFileSync(file, own.toString(FORMAT));
  return kept;
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
