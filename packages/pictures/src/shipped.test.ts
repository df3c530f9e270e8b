import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#company/languages.ts';
import { mediaFiles } from '../../../content/check-content.ts';
import { MEDIA } from '../../../content/company-folder.ts';
import { loadWithNode, readContent } from '../../../content/read-content.ts';
import { packIco } from './icons.ts';

const contents = await Promise.all(
  languages.map((language) => readContent(loadWithNode, language)),
);

test('public/media → holds nothing that no page asks for', () => {
  const needed = new Set(
    contents.flatMap((content) => mediaFiles(content)).map(({ media }) => media),
  );
  expect(readdirSync(MEDIA).filter((file) => !needed.has(file))).toEqual([]);
});

test('an icon file points at the whole picture inside it', () => {
  const png = Buffer.from('picture');
  const ico = packIco(png, 32);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});
