import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import { textsIn } from '../content/check-content.ts';
import { loadWithNode, readContent } from '../content/read-content.ts';

const ROOMS = '{content,e2e,hosting,scripts,server,site,src}/**/*.{ts,tsx,css,py,mjs}';

const code = globSync([ROOMS, '*.ts'], { exclude: ['e2e/sample/**'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

const holders = (words: string) =>
  code
    .filter(({ text }) => text.toLowerCase().includes(words.toLowerCase()))
    .map(({ file }) => file);

test.each([company.name, company.emails.general.split('@')[1]!])(
  '%s → written nowhere but in the company',
  (name) => {
    expect(code.length).toBeGreaterThan(200);
    expect(holders(name)).toEqual([]);
  },
);

test('the sentences of the company → written nowhere but in its folder', async () => {
  const { facts, words } = await readContent(loadWithNode);
  const sentences = textsIn({ ...facts, ...words })
    .map(({ text }) => text)
    .filter((text) => text.split(' ').length > 3);
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((sentence) => holders(sentence).length > 0)).toEqual([]);
});
