import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mediaFiles } from '../../site/check-content.ts';
import { loadWithNode, readContent } from '../../site/content.ts';

test('public/media → holds nothing that no page asks for', async () => {
  const needed = new Set(mediaFiles(await readContent(loadWithNode)).map(({ media }) => media));
  expect(readdirSync('public/media').filter((file) => !needed.has(file))).toEqual([]);
});
