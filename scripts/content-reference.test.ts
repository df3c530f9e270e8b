import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemaOf, jsonSchemas } from '../src/content/json-schema.ts';
import { contentReference } from './content-reference.ts';

/** Examples follow the sample's copy, which may change at any time. */
const withoutExamples = (page: string) => page.replaceAll(/\| (yes)? \|.*$/gm, '| $1 |');

test('the schema has changed → docs/content.md says so, after `npm run format`', () => {
  const page = readFileSync('docs/content.md', 'utf8');
  expect(withoutExamples(page)).toBe(withoutExamples(contentReference()));
});

test('a field that is written in one line → an example of it', () => {
  const rows = Array.from(contentReference().matchAll(/^\| `(.+?)` .* \| (.*) \|$/gm));
  expect(rows.length).toBeGreaterThan(200);
  const isGroup = (field: string, [, next = '']: string[] = []) => next.startsWith(`${field} › `);
  const without = rows.filter(
    ([, field = '', example], at) => !example && !isGroup(field, rows[at + 1]),
  );
  expect(without.map(([row]) => row)).toEqual([]);
});

test('a field of YAML → an editor of code completes and checks it', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const pointed = Object.keys(settings['yaml.schemas']);
  const written = Object.keys(jsonSchemas());
  expect(pointed.sort()).toEqual(
    written.map((name) => `./.astro/integrations/editor-schemas/${name}.json`).sort(),
  );
});

test('a field has a default → an editor of code does not ask for it', () => {
  const { properties, required } =
    jsonSchemaOf('home').properties!.responsible!.properties!.picture!;
  expect(properties).toHaveProperty('alt');
  expect(required).toEqual(['file']);
});
