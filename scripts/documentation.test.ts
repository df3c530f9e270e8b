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

test('a page of docs/ that any file names → is there', () => {
  const files = globSync([
    '*.{json,ts,yaml}',
    '.github/**/*.yml',
    '{cms,integrations,languages,scripts,server,src,tests}/**/*.{ts,tsx,astro,css,mjs,yaml}',
  ]);
  const broken = files.flatMap((file) => {
    const pages = readFileSync(file, 'utf8').match(/\bdocs\/[\w/-]+\.md\b/g) ?? [];
    return pages.filter((page) => !existsSync(page)).map((page) => `${file}: ${page}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

const commands = FILES.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\b(node|vitest run|playwright test) ([^`|\n]+)/g)].map(
    ([command, tool, rest = '']) => ({ file, command, tool, rest }),
  );
});

/** The first line of each test in the spec files whose names contain this. */
const testsIn = (name: string) =>
  globSync(`tests/e2e/*${name}*.spec.ts`).flatMap(
    (file) => readFileSync(file, 'utf8').match(/^ *test(\.describe)?\(.*/gm) ?? [],
  );

test.each(commands)('$file: $command → there is something to run', ({ tool, rest }) => {
  if (tool !== 'playwright test') {
    const [path = ''] = /[^\s"]+\/[^\s"]+/.exec(rest) ?? [];
    return expect(existsSync(path)).toBe(true);
  }
  const [, name = ''] = /^([a-z][\w-]*)/.exec(rest) ?? [];
  const [, title = ''] = /-g(?:rep)? "?([^"]+)"?/.exec(rest) ?? [];
  expect(testsIn(name)).toContainEqual(expect.stringContaining(title));
});

test('what we use of the CMS beyond its API → in a table, beside a test that exists', () => {
  const exported = readFileSync('cms/sveltia.ts', 'utf8').matchAll(
    /^export (?:async )?(?:const|function) (\w+)/gm,
  );
  const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(
    '| name in `cms/sveltia.ts`',
  );
  const rows = table.split('\n\n')[0]!.split('\n').slice(2);
  const named = rows.flatMap((row) => row.match(/(?<=`)\w+(?=`)/g)!);
  expect(named.toSorted()).toEqual(Array.from(exported, ([, name]) => name).toSorted());
  for (const row of rows)
    for (const title of row.split('|')[2]!.trim().split('; '))
      expect(testsIn('edit')).toContainEqual(expect.stringContaining(title));
});
