import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MdastNode, markdownToMdast } from 'satteri';
import { expect, test } from 'vitest';

type Node = MdastNode & { children?: Node[]; url?: string; value?: string };

const FILES = globSync(['*.md', '{docs,examples/*/studio,.github}/**/*.md']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
const read = (file: string) => nodesIn(markdownToMdast(readFileSync(file, 'utf8')) as Node);
const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** As Git hosts make them of headings. */
const anchorsIn = (file: string) =>
  read(file)
    .filter(({ type }) => type === 'heading')
    .map((heading) => textOf(heading).toLowerCase())
    .map((text) => text.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'));

test.each(FILES)('%s → every link leads to a file and a heading that are there', (file) => {
  const urls = read(file).flatMap(({ type, url }) =>
    (type === 'link' || type === 'image') && url ? [url] : [],
  );
  const broken = urls.filter((url) => {
    if (/^[a-z]+:/.test(url)) return false;
    const [path = '', anchor] = url.split('#');
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(target) || (anchor && !anchorsIn(target).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test.each(FILES)('%s → every `npm run` that it names is there', (file) => {
  if (file === 'CHANGELOG.md') return;
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(
    ([, name]) => name!,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
