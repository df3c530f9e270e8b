import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#company/languages.ts';
import { mediaFiles } from '../../../content/check-content.ts';
import { loadWithNode, readContent } from '../../../content/read-content.ts';

const contents = await Promise.all(
  languages.map((language) => readContent(loadWithNode, language)),
);

test('public/media → holds nothing that no page asks for', () => {
  const needed = new Set(contents.flatMap(mediaFiles).map(({ media }) => media));
  expect(readdirSync('public/media').filter((file) => !needed.has(file))).toEqual([]);
});
