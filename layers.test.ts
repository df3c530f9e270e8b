import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

// Imports flow one way, types included.

const GROUND = ['user-error.ts', 'content'];
/** What a page needs to load parts on demand; the rest of src/runtime is above the pages. */
const PARTS = ['src/runtime/later.tsx', 'src/runtime/load-chunk.ts'];

/** The layers, the lowest first, and what each may import besides itself. */
const ROOMS: Record<string, string[]> = {
  'user-error.ts': [],
  content: ['user-error.ts'],
  company: ['content/shapes.ts'],
  examples: ['content/shapes.ts'],
  'settings.ts': GROUND,
  'src/ui': ['content'],
  'src/enhance': [],
  'src/forms': ['content', 'company', 'src/ui'],
  'src/layout': ['content', 'company', 'src/ui'],
  'src/runtime/later.tsx': [],
  'src/runtime/load-chunk.ts': [],
  'src/pages': ['content', 'company', 'src/ui', 'src/enhance', 'src/forms', ...PARTS],
  src: ['content', 'company', 'src/ui', 'src/enhance', 'src/layout', 'src/pages', ...PARTS],
  hosting: [...GROUND, 'settings.ts'],
  site: [...GROUND, 'company', 'settings.ts', 'src', 'src/pages', 'hosting'],
  server: ['user-error.ts', 'settings.ts', 'hosting'],
  scripts: [...GROUND, 'company', 'settings.ts', 'site'],
  'vite.config.ts': ['content', 'settings.ts', 'site'],
};
/** Every page is a layer by itself. */
const ROOMS_IN = /^(src\/pages\/[^/]+)\//;
const TESTS = /^e2e\/|\.(test|spec)\.ts$|^(vitest|playwright)\.config/;
/** Components belong to the browser: elsewhere only rules are shared. */
const WITHOUT_COMPONENTS = /^server\//;
type Arrow = { from: string; to: string };

const files = execFileSync('git', 'ls-files -co --exclude-standard *.ts *.tsx *.css'.split(' '), {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => !file.startsWith('next/') && existsSync(file));

function targetOf(file: string, specifier: string) {
  if (specifier === '#shapes') return 'content/shapes.ts';
  const inCompany = specifier.match(/^#(?:words|company)\/(.*)/);
  if (inCompany) return `company/${inCompany[1]}`;
  return posix.join(posix.dirname(file), specifier);
}

/** Import statements on one line or several, and dynamic imports. */
const IMPORT = /(?:^(?:import|export|\}).* from |^import |\bimport\()'([^'\n]+)'/gm;
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier]) => specifier!);

const arrows: Arrow[] = files.flatMap((from) =>
  importsOf(from)
    .filter((specifier) => /^[.#]/.test(specifier))
    .map((specifier) => ({ from, to: targetOf(from, specifier) })),
);
const inWords = (list: Arrow[]) => list.map(({ from, to }) => `${from} → ${to}`);

const roomOf = (file: string) =>
  Object.keys(ROOMS)
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0] ?? file;

function isAllowed({ from, to }: Arrow) {
  const [room, target] = [roomOf(from), roomOf(to)];
  const home = from.match(ROOMS_IN)?.[1];
  if (home && to.startsWith(`${home}/`)) return TESTS.test(from) || !TESTS.test(to);
  if (TESTS.test(from)) return true;
  if (TESTS.test(to)) return false;
  if (WITHOUT_COMPONENTS.test(from) && to.endsWith('.tsx')) return false;
  if (room === target) return !home;
  return ROOMS[room]?.some((allowed) => allowed === target || allowed === to);
}

test('every import → from its own room, or from one that the table names', () => {
  expect(arrows.length).toBeGreaterThan(files.length);
  expect(inWords(arrows.filter((arrow) => !isAllowed(arrow)))).toEqual([]);
});

test('files that import each other → none', () => {
  let left = arrows;
  let before: number;
  do {
    before = left.length;
    const [froms, tos] = [new Set(left.map(({ from }) => from)), new Set(left.map(({ to }) => to))];
    left = left.filter(({ from, to }) => froms.has(to) && tos.has(from));
  } while (left.length < before);
  expect(inWords(left)).toEqual([]);
});

test('what enhances a page → works on the document alone, without React', () => {
  const enhancing = files.filter((file) => file.startsWith('src/enhance/'));
  expect(enhancing.flatMap(importsOf).filter((name) => name.startsWith('react'))).toEqual([]);
});

test('every package that is imported → declared', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const undeclared = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => !/^([.#$/]|node:|virtual:)/.test(name))
      .filter((name) => !declared.some((known) => `${name}/`.startsWith(`${known}/`)))
      .map((name) => `${file} → ${name}`),
  );
  expect(undeclared).toEqual([]);
});

test('every line with a comment → ends at 100 columns, like the code', () => {
  const isLong = (line: string) =>
    line.length > 100 && /^\s*(\/\/|\{?\/\*|\* [^{])| \/\/ |\*\/\}?$/.test(line);
  const places = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, index) => (isLong(line) ? `${file}:${index + 1}` : []));
  });
  expect(places.filter((place) => !/^company\//.test(place))).toEqual([]);
});
