import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { specification } from './specification.ts';

type Spec = { title: string; tags: string[]; file: string };
type Suite = { suites?: Suite[]; specs: Spec[] };

/** Every end-to-end test with its tags, as Playwright itself knows them. */
function listTests() {
  const report = execFileSync('playwright', ['test', '--list', '--reporter=json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  return specsOf(JSON.parse(report.slice(report.indexOf('{'))) as Suite);
}

test('every sentence of the specification → a test that checks it, as docs/specification.md says', async () => {
  const tests = listTests();
  const tagged = (sentence: string) =>
    tests.filter(({ tags }) => tags.some((tag) => tag.replace('@', '') === sentence));
  const known = Object.keys(specification);
  const used = tests.flatMap(({ tags }) => tags.map((tag) => tag.replace('@', '')));
  expect(used.filter((tag) => /^\d+\.\d+$/.test(tag) && !known.includes(tag))).toEqual([]);
  expect(known.filter((sentence) => tagged(sentence).length === 0)).toEqual([]);

  const row = ([number, sentence]: [string, string]) =>
    `| ${number} | ${sentence} | ${[...new Set(tagged(number).map(({ file, title }) => `\`${file}\`: ${title.replaceAll('|', '\\|')}`))].join('<br>')} |`;
  const table = `# The specification, and the tests that check it

Made by the suite from the tags of the tests. After a change: \`npx vitest run company/specification.test.ts -u\`.

| | sentence | checked by |
|---|---|---|
${Object.entries(specification).map(row).join('\n')}
`;
  await expect(table).toMatchFileSnapshot('../docs/specification.md');
});
