import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPANY } from '../src/content/company.ts';
import { configOf, formOf } from './config.ts';

type Field = {
  name: string;
  widget?: string;
  i18n: unknown;
  fields?: Field[];
  types?: Field[];
};
type Form = { name: string; preview_path?: string; fields: Field[]; files?: Form[] };

const forms = () => {
  const { collections } = configOf({ cms: undefined, isReviewed: false, isPreview: false }).cms;
  return (collections as unknown as Form[]).flatMap((form) => form.files ?? [form]);
};

/** Finds the field of a form by its path. */
function fieldOf(form: string, path: string) {
  const find = (fields: Field[] = [], name = '') => fields.find((field) => field.name === name);
  const [first, ...further] = path.split('.');
  return further.reduce(
    (field, name) => find(field?.fields, name),
    find(forms().find(({ name }) => name === form)?.fields, first),
  );
}

// A field that does not depend on the language is copied to all languages whenever it changes.
test.each([
  ['about', 'path', true],
  ['trip', 'download.file', true],
  ['roles', 'title', true],
  ['roles', 'number', 'duplicate'],
])('%s %s → written in each language: %s', (form, path, isWritten) =>
  expect(fieldOf(form, path)?.i18n).toBe(isWritten),
);

// A language that is added to an entry begins with the first language's values, but only the CMS's
// own kinds of text begin empty.
test('the alternative text of a picture → empty in a language that is added', () => {
  const { fields } = forms().find(({ name }) => name === 'news-entries')!;
  const picture = fields.find(({ name }) => name === 'picture');
  const alt = picture?.fields?.find(({ name }) => name === 'alt');
  expect(alt).toMatchObject({ widget: 'string', i18n: true });
});

const allIn = (fields: Field[] = []): Field[] =>
  fields.flatMap((field) => [field, ...allIn([...(field.fields ?? []), ...(field.types ?? [])])]);

test.each([
  ['file', 'public', '/'],
  ['csv', 'tables', './tables'],
  ['recording', 'trips', '../trips'],
])(
  'the field %s → uploads into %s/, and names the file as the build finds it',
  (name, folder, named) => {
    const fields = forms().flatMap(({ fields, files = [] }) =>
      [fields, ...files.map((file) => file.fields)].flatMap(allIn),
    );
    const uploads = fields.filter((field) => field.name === name && field.widget === 'file');
    const options = { media_folder: `/${COMPANY}/${folder}`, public_folder: named };
    expect(uploads).toEqual([expect.objectContaining(options)]);
  },
);

test.each([
  ['about', '{{fields.path}}'],
  ['pages', '{{fields.path}}'],
  ['texts', '{{fields.path}}'],
  ['frame', '/'],
  ['roles', '/career'],
  // The sample has no page of news.
  ['news-entries', undefined],
])('the form of %s → links to its page: %s', (form, path) =>
  expect(forms().find(({ name }) => name === form)?.preview_path).toBe(path),
);

const CMS = { name: 'github', repo: 'owner/name', signIn: undefined } as const;
test.each([
  [undefined, false, 'simple', false],
  [undefined, true, 'simple', false],
  [CMS, false, 'simple', true],
  [CMS, true, 'editorial_workflow', true],
])('the repository %j, review: %s → %s, links to pages: %s', (cms, isReviewed, mode, hasLinks) =>
  expect(configOf({ cms, isReviewed, isPreview: false }).cms).toMatchObject({
    publish_mode: mode,
    show_preview_links: hasLinks,
  }),
);

test('every kind of field that we register → used by a form', () => {
  const edit = readFileSync('cms/edit.ts', 'utf8');
  const ours = [...edit.matchAll(/\bregister\(\s*'(\w+)'/g)].map(([, name]) => name);
  const used = JSON.stringify(forms());
  expect(ours.length).toBeGreaterThan(0);
  for (const name of ours) expect(used).toContain(`"widget":"${name}"`);
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
