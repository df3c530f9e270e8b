import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// A project of four files, whose build takes no time.
const LISTS = ['assets', 'modules'].map((name) => `.astro/content-${name}.mjs`);
const astro = vi.hoisted(() => ({ lists: [] as string[] }));
vi.mock('node:child_process', () => ({
  spawnSync: () => {
    for (const list of astro.lists) writeFileSync(list, '');
    return { status: 0 };
  },
}));
const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'stale-'));
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});
const FILES = [
  'src/ui/Button.tsx',
  'cms/edit.ts',
  'languages/en.yaml',
  'package-lock.json',
  'theirs/en/home.yaml',
];

/** As a process of its own would see it, with these settings. */
async function builder(env: Record<string, string> = {}) {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ COMPANY: 'theirs', OUT: '', ...env }))
    vi.stubEnv(name, value);
  return import('./build.ts');
}
const isBuilt = async (env = {}) => (await builder(env)).isBuilt();

beforeEach(async () => {
  process.chdir(folder);
  mkdirSync('.astro', { recursive: true });
  astro.lists = LISTS;
  for (const file of [...FILES, 'dist/index.html']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'before');
  }
  expect((await builder()).build()).toBe(true);
});

test('nothing changed, or only settings of the server → the build is up to date', async () => {
  expect(await isBuilt()).toBe(true);
  expect(await isBuilt({ PORT: '4000', LOG: 'json' })).toBe(true);
});

test.each(FILES)('%s changed → stale', async (file) => {
  appendFileSync(file, ' and after');
  expect(await isBuilt()).toBe(false);
});

test.each([
  ['a file is new', () => writeFileSync('theirs/en/about.yaml', 'new')],
  ['a file is gone', () => rmSync('theirs/en/home.yaml')],
  ['the build is gone', () => rmSync('dist', { recursive: true })],
])('%s → stale', async (_, change) => {
  change();
  expect(await isBuilt()).toBe(false);
});

test.each([{ SITE_ORIGIN: 'https://www.example.com' }, { LANGUAGES: 'en,es' }, { KEEP_DAYS: '7' }])(
  'another setting, %j → stale',
  async (env) => {
    expect(await isBuilt(env)).toBe(false);
  },
);

test('a list that Astro keeps is elsewhere → the build stops, and is not up to date', async () => {
  astro.lists = LISTS.slice(1);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { build } = await builder();
  expect(() => build()).toThrow('stopped');
  expect(write.mock.calls.join()).toContain(LISTS[0]);
  exit.mockRestore();
  write.mockRestore();
  expect(await isBuilt()).toBe(false);
});
