import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemaOf, jsonSchemas } from '../src/content/json-schema.ts';
import { contentReference } from './content-reference.ts';

/** Examples follow the sample's copy, which may change at any time. */
const withoutExamples = (page: string) => page.replaceAll(/\| (yes)? \|.*$/gm, '| $1 |');

test('docs/content.md → as `npm run format` writes it from the schema', () => {
  const page = readFileSync('docs/content.md', 'utf8');
  expect(withoutExamples(page)).toBe(withoutExamples(contentReference()));
});

test('a field that is written in one line → an example of it', () => {
  const rows = Array.from(contentReference().matchAll(/^\| `(.+?)` .* \| (.*) \|$/gm));
  expect(rows.length).toBeGreaterThan(200);
  const fields = rows.map(([, field = '']) => field);
  const isGroup = (field: string) => fields.some((other) => other.startsWith(`${field} › `));
  const withoutExample = rows.filter(([, field = '', example]) => !example && !isGroup(field));
  expect(withoutExample.map(([row]) => row)).toEqual([]);
});

test('every file of YAML → code editors complete and check it', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const configured = Object.keys(settings['yaml.schemas']);
  const written = Object.keys(jsonSchemas()).map(
    (name) => `./.astro/integrations/editor-schemas/${name}.json`,
  );
  expect(configured.sort()).toEqual(written.sort());
});

test('a field has a default → code editors do not ask for it', () => {
  const { properties, required } =
    jsonSchemaOf('home').properties!.responsible!.properties!.picture!;
  expect(properties).toHaveProperty('alt');
  expect(required).toEqual(['file']);
});
