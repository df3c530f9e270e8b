import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

type Packages = Record<string, Record<string, unknown>>;
const packagesIn = (lock: string) => {
  const { packages }: { packages: Packages } = JSON.parse(fs.readFileSync(lock, 'utf8'));
  return Object.entries(packages).filter(([path]) => path !== '');
};
const packages = packagesIn('package-lock.json');
const nodes = packagesIn('scripts/node/package-lock.json');
const all = [...packages, ...nodes];
const having = (key: string) => all.filter(([, it]) => it[key]).map(([path]) => path);

test('every package → locked by its checksum, from any registry; none needs a script to be installed', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(having('integrity')).toEqual(all.map(([path]) => path));
  expect(having('resolved')).toEqual([]);
  // Its script only checks itself: we install without scripts.
  expect(having('hasInstallScript')).toEqual(['node_modules/esbuild']);
});

test('what a package needs on other machines → locked too, else npm ci refuses', () => {
  const optional = packages.flatMap(([, it]) => Object.keys(it.optionalDependencies ?? {}));
  const isLocked = (name: string) => packages.some(([path]) => path.endsWith(`/${name}`));
  expect(optional.filter((name) => !isLocked(name))).toEqual([]);
});

test('the packages that bring Node → one version, except on Apple’s processors', () => {
  expect(nodes.filter(([, { license }]) => license !== 'MIT')).toEqual([]);
  // Not 25 or newer on Linux: it needs libatomic, which a fresh Debian or Ubuntu lacks.
  const others = nodes.filter(([path]) => !path.endsWith('darwin-arm64'));
  const versions = new Set(others.map(([, { version }]) => version));
  expect([...versions]).toEqual([fs.readFileSync('.node-version', 'utf8').trim()]);
  expect([...versions]).toEqual([expect.stringMatching(/^24\./)]);
  expect(nodes).toHaveLength(5);
});

/** `node` and `npm` of a machine: this Node under another version, and what npm would leave behind. */
const FAKE_NODE = `Object.defineProperty(process.versions, 'node', { value: process.env.AS });`;
const FAKE_NPM = `#!/bin/sh
echo "$PWD" >> "$CALLS"
rm -rf node_modules
[ -z "$OFFLINE" ] || { echo "npm error code $OFFLINE" >&2; exit 1; }
mkdir -p node_modules/.bin node_modules/node-any/bin
echo brought > node_modules/node-any/bin/node
`;

describe.skipIf(process.platform === 'win32')('npm start on a machine', () => {
  let project = '';
  const at = (...path: string[]) => join(project, ...path);
  const read = (path: string) => fs.readFileSync(at(path), 'utf8');

  beforeEach(() => {
    project = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'install-')));
    for (const folder of ['scripts/node', 'tools']) fs.mkdirSync(at(folder), { recursive: true });
    fs.copyFileSync('scripts/install.mjs', at('scripts/install.mjs'));
    for (const lock of ['package-lock.json', 'scripts/node/package-lock.json'])
      fs.writeFileSync(at(lock), '{}');
    fs.writeFileSync(at('tools/as.cjs'), FAKE_NODE);
    fs.writeFileSync(at('tools/npm'), FAKE_NPM, { mode: 0o755 });
  });
  afterEach(() => fs.rmSync(project, { recursive: true }));

  function install(as: string, offline = '') {
    const calls = at('calls');
    fs.rmSync(calls, { force: true });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', resolve(at('tools/as.cjs')), 'scripts/install.mjs'],
      {
        cwd: project,
        encoding: 'utf8',
        env: {
          AS: as,
          CALLS: calls,
          OFFLINE: offline,
          PATH: [at('tools'), process.env.PATH].join(delimiter),
        },
      },
    );
    const installed = fs.existsSync(calls) ? fs.readFileSync(calls, 'utf8').trim().split('\n') : [];
    return { status, lines: (stdout + stderr).trim().split('\n'), installed };
  }

  test('Node 24 and 26 → only the packages, and nothing the second time', () => {
    for (const as of ['24.0.0', '26.10.0']) {
      fs.rmSync(at('node_modules'), { recursive: true, force: true });
      expect(install(as)).toMatchObject({ status: 0, installed: [project] });
      expect(fs.existsSync(at('node_modules/.bin/node'))).toBe(false);
      expect(install(as)).toMatchObject({ installed: [], lines: [''] });
    }
  });

  test('Node 20 and 22 → Node too, first on the path of scripts; a line each', () => {
    for (const as of ['20.11.0', '22.23.3']) {
      fs.rmSync(at('node_modules'), { recursive: true, force: true });
      fs.rmSync(at('scripts/node/node_modules'), { recursive: true, force: true });
      const { status, installed, lines } = install(as);
      expect({ status, installed }).toEqual({
        status: 0,
        installed: [project, at('scripts/node')],
      });
      expect(lines).toEqual([expect.stringContaining('packages'), expect.stringContaining(as)]);
      expect(read('node_modules/.bin/node')).toBe('brought\n');
      expect(install(as)).toMatchObject({ installed: [] });
    }
  });

  test('another Node in the lock file → it takes the place of the old one', () => {
    install('20.11.0');
    fs.writeFileSync(at('node_modules/.bin/node'), 'old');
    fs.writeFileSync(at('scripts/node/package-lock.json'), '{"version":"24.99.0"}');
    expect(install('20.11.0')).toMatchObject({ status: 0, installed: [at('scripts/node')] });
    expect(read('node_modules/.bin/node')).toBe('brought\n');
  });

  test('packages of another kind of machine → installed anew', () => {
    install('24.0.0');
    const stamp = read('node_modules/.installed');
    fs.writeFileSync(at('node_modules/.installed'), stamp.replace(process.platform, 'beos'));
    expect(install('24.0.0')).toMatchObject({ status: 0, installed: [project] });
  });

  test('npm install of something, and no network after that → one line; pictures are kept', () => {
    install('20.11.0');
    fs.mkdirSync(at('node_modules/.astro/assets'), { recursive: true });
    fs.writeFileSync(at('node_modules/.astro/assets/dock.avif'), 'drawn');
    fs.writeFileSync(at('package-lock.json'), '{"something":"new"}');
    const { status, lines } = install('20.11.0', 'ENOTFOUND');
    expect({ status, lines }).toEqual({
      status: 1,
      lines: [expect.stringContaining('Installing'), expect.stringMatching(/ENOTFOUND.*Connect/)],
    });
    expect(read('node_modules/.astro/assets/dock.avif')).toBe('drawn');
    expect(install('20.11.0')).toMatchObject({ status: 0, installed: [project] });
    expect(read('node_modules/.astro/assets/dock.avif')).toBe('drawn');
    expect(read('node_modules/.bin/node')).toBe('brought\n');
  });
});
