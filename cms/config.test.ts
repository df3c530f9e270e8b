import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPANY } from '../src/content/company.ts';
import { configOf, formOf } from './config.ts';

type Field = { name: string; i18n: unknown; fields?: Field[] };
type Form = { name: string; fields: Field[]; files?: Form[] };

/** The field of a form, by its path. */
function fieldOf(form: string, path: string) {
  const { collections } = configOf({ cms: undefined, isReviewed: false, isPreview: false }).cms;
  const forms = (collections as unknown as Form[]).flatMap((one) => one.files ?? [one]);
  const find = (fields: Field[] = [], name = '') => fields.find((field) => field.name === name);
  const [first, ...further] = path.split('.');
  return further.reduce(
    (field, name) => find(field?.fields, name),
    find(forms.find(({ name }) => name === form)?.fields, first),
  );
}

// What is not of one language is copied to all others whenever it is changed.
test.each([
  ['about', 'path', true],
  ['trip', 'download.file', true],
  ['roles', 'title', true],
  ['roles', 'number', 'duplicate'],
])('%s %s → written in each language: %s', (form, path, isWritten) =>
  expect(fieldOf(form, path)?.i18n).toBe(isWritten),
);

test('every field of our own → used by a form', () => {
  const edit = readFileSync('cms/edit.ts', 'utf8');
  const ours = [...edit.matchAll(/\bregister\(\s*'(\w+)'/g)].map(([, name]) => name);
  const forms = JSON.stringify(configOf({ cms: undefined, isReviewed: false, isPreview: false }));
  expect(ours.length).toBeGreaterThan(0);
  for (const name of ours) expect(forms).toContain(`"widget":"${name}"`);
});

const IN_A_FORM = ['intro', 'heading'];

test.each([
  ['en/about.yaml', IN_A_FORM, { list: 'main', entry: 'about', field: 'intro.heading' }],
  ['en/roles/freight-forwarder.md', ['line 12'], { list: 'roles', field: 'body' }],
  ['company.yaml', ['name'], { list: 'everywhere', entry: 'company', field: 'name' }],
  ['en/nowhere.yaml', [], undefined],
  ['theme.css', [], undefined],
])('a mistake in %s, at %j → %j', (file, field, form) => {
  const found = formOf({ file: `${COMPANY}/${file}`, field });
  if (form) expect(found).toMatchObject(form);
  else expect(found).toBeUndefined();
});
