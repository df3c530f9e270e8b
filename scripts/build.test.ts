import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// A project of four files, whose build takes no time.
vi.mock('node:child_process', () => ({ spawnSync: () => ({ status: 0 }) }));
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

/** The module as a new process with these settings would load it. */
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
