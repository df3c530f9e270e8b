import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = readFileSync('docs/specification.md', 'utf8');
const ROW = /^\| (\d+\.\d+) \| (.+) \|.*\|$/gm;
const sentences = [...table.matchAll(ROW)].map(([, number]) => number!);

const specs = globSync('e2e/{,sample/}*.spec.ts')
  .sort()
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const lists = [...text.matchAll(/\btag: \[([^\]]*)\]/g)].map(([, list]) => list!);
    return { file, text, lists, tags: lists.flatMap((list) => list.match(/\d+\.\d+/g) ?? []) };
  });

test('every sentence of the specification → a test that checks it, as docs/specification.md says', async () => {
  for (const { file, text, lists } of specs) {
    expect(text.match(/\btag:/g) ?? [], file).toHaveLength(lists.length);
    for (const list of lists) expect(list, file).toMatch(/^\s*('@\d+\.\d+',?\s*)+$/);
  }
  expect(specs.flatMap(({ tags }) => tags).filter((tag) => !sentences.includes(tag))).toEqual([]);

  const checkedBy = (sentence: string) =>
    specs.filter(({ tags }) => tags.includes(sentence)).map(({ file }) => `\`${file}\``);
  expect(sentences.length).toBeGreaterThan(40);
  expect(sentences.filter((sentence) => checkedBy(sentence).length === 0)).toEqual([]);
  await expect(
    table.replace(
      ROW,
      (_, number, sentence) => `| ${number} | ${sentence} | ${checkedBy(number).join(', ')} |`,
    ),
  ).toMatchFileSnapshot('../../docs/specification.md');
});
