import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { labels, ownLabels } from './labels.ts';
import { readLabels } from './read-labels.ts';

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
        ? Object.entries(value).map(([key, item]) => [key, keys(item)])
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

test('a company with labels of its own → overrides ours, and fills in {company} and {days}', () => {
  const { contact, notFound, delivery, language } = readLabels('de', 'tests/fixture');
  expect(notFound.heading).toBe('Hier ist nichts');
  expect(notFound.text).toBe(read('de').notFound.text);
  expect(contact.privacy).toContain('Harbour Cold');
  expect(contact.privacy).toContain('365');
  expect(delivery.notSent).toContain('{email}'); // a link, for whoever shows it
  expect(language).toEqual({ name: 'Deutsch', direction: 'ltr', code: 'de' });
});

test('forms that a service takes → labels that name it, not what our server does', async () => {
  vi.resetModules();
  vi.stubEnv('FORM_ENDPOINT', 'https://forms.example/f/1');
  const { readLabels } = await import('./read-labels.ts');
  vi.unstubAllEnvs();
  const { contact, newsletter } = readLabels('de', 'tests/fixture');
  expect(contact.privacy).toBe(
    'Harbour Cold erhält diese Angaben über forms.example, einen Formulardienst.',
  );
  expect(newsletter.sent).toBe(read('de').delivery.received);
});

test('a regional language → the labels of the language, under its own code', () => {
  const { contact, language } = readLabels('de-AT', 'tests/fixture');
  expect([language.code, contact.submit]).toEqual(['de-AT', read('de').contact.submit]);
});

test('a language that the site does not speak → English labels', () => {
  expect(readLabels('uk', 'tests/fixture').contact.submit).toBe(english.contact.submit);
});
