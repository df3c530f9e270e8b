import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { labels, ownLabels } from './labels.ts';

const read = (language: string) => parse(readFileSync(`languages/${language}.yaml`, 'utf8'));
const english = read('en');
const problems = (labels: object, schema = ownLabels) =>
  schema
    .safeParse(labels)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each(readdirSync('languages').map((file) => file.replace('.yaml', '')))(
  '%s → every label, each with its placeholders, in the order of the English',
  (language) => {
    const written = read(language);
    expect(problems(written, labels)).toEqual([]);
    const keys = (value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([key, one]) => [key, keys(one)])
        : [];
    expect(keys({ ...written, cms: {} })).toEqual(keys({ ...english, cms: {} }));
  },
);

test('a placeholder that is missing or unknown → named', () => {
  const forms = { tooLong: 'Shorter than {max}' };
  expect(
    problems({ forms, contact: { sent: 'Thank you, {name}', privacy: 'We read it.' } }),
  ).toEqual([
    'forms.tooLong: There is no {max}. It may say {limit}.',
    'forms.tooLong: {limit} is missing. Write it where it is to be filled in.',
    'contact.sent: There is no {name}. Take it out.',
  ]);
});
