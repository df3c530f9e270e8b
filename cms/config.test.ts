import { expect, test } from 'vitest';
import { configOf } from './config.ts';

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
