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
const nodePackages = packagesIn('scripts/node/package-lock.json');
const all = [...packages, ...nodePackages];
const pathsWith = (key: string) => all.filter(([, entry]) => entry[key]).map(([path]) => path);

test('every package → locked by its checksum, from any registry, and installed without a script', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(pathsWith('integrity')).toEqual(all.map(([path]) => path));
  expect(pathsWith('resolved')).toEqual([]);
  // Its script only checks itself: we install without scripts.
  expect(pathsWith('hasInstallScript')).toEqual(['node_modules/esbuild']);
});

test('what a package needs on other machines → locked too, else npm ci refuses', () => {
  const optional = packages.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies as object),
  );
  const isLocked = (name: string) => packages.some(([path]) => path.endsWith(`/${name}`));
  expect(optional.filter((name) => !isLocked(name))).toEqual([]);
});

test('the packages that bring Node → one version, except on Apple’s processors', () => {
  expect(nodePackages.filter(([, { license }]) => license !== 'MIT')).toEqual([]);
  // Not 25 or newer on Linux: it needs libatomic, which a fresh Debian or Ubuntu lacks.
  const others = nodePackages.filter(([path]) => !path.endsWith('darwin-arm64'));
  const versions = new Set(others.map(([, { version }]) => version));
  expect([...versions]).toEqual([fs.readFileSync('.node-version', 'utf8').trim()]);
  expect([...versions]).toEqual([expect.stringMatching(/^24\./)]);
  expect(nodePackages).toHaveLength(5);
});

/** `node` and `npm` of a machine: this Node under another version, and what npm would leave behind. */
const FAKE_NODE = `Object.defineProperty(process.versions, 'node', { value: process.env.FAKE_VERSION });`;
const FAKE_NPM = `#!/bin/sh
echo "$PWD" >> "$CALLS"
rm -rf node_modules
[ -z "$OFFLINE" ] || { echo "npm error code $OFFLINE" >&2; exit 1; }
mkdir -p node_modules/.bin node_modules/node-any/bin
echo brought > node_modules/node-any/bin/node
`;

describe.skipIf(process.platform === 'win32')('npm start on a machine', () => {
  let project = '';
  const inProject = (...path: string[]) => join(project, ...path);
  const read = (path: string) => fs.readFileSync(inProject(path), 'utf8');

  beforeEach(() => {
    project = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'install-')));
    for (const folder of ['scripts/node', 'tools'])
      fs.mkdirSync(inProject(folder), { recursive: true });
    fs.copyFileSync('scripts/install.mjs', inProject('scripts/install.mjs'));
    for (const lock of ['package-lock.json', 'scripts/node/package-lock.json'])
      fs.writeFileSync(inProject(lock), '{}');
    fs.writeFileSync(inProject('tools/fake-version.cjs'), FAKE_NODE);
    fs.writeFileSync(inProject('tools/npm'), FAKE_NPM, { mode: 0o755 });
  });
  afterEach(() => fs.rmSync(project, { recursive: true }));

  function install(version: string, offline = '') {
    const calls = inProject('calls');
    fs.rmSync(calls, { force: true });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', resolve(inProject('tools/fake-version.cjs')), 'scripts/install.mjs'],
      {
        cwd: project,
        encoding: 'utf8',
        env: {
          FAKE_VERSION: version,
          CALLS: calls,
          OFFLINE: offline,
          PATH: [inProject('tools'), process.env.PATH].join(delimiter),
        },
      },
    );
    const installed = fs.existsSync(calls) ? fs.readFileSync(calls, 'utf8').trim().split('\n') : [];
    return { status, lines: (stdout + stderr).trim().split('\n'), installed };
  }

  test('Node 24 and 26 → only the packages, and nothing the second time', () => {
    for (const version of ['24.0.0', '26.10.0']) {
      fs.rmSync(inProject('node_modules'), { recursive: true, force: true });
      expect(install(version)).toMatchObject({ status: 0, installed: [project] });
      expect(fs.existsSync(inProject('node_modules/.bin/node'))).toBe(false);
      expect(install(version)).toMatchObject({ installed: [], lines: [''] });
    }
  });

  test('Node 20 and 22 → Node too, first on the path of scripts; a line each', () => {
    for (const version of ['20.11.0', '22.23.3']) {
      fs.rmSync(inProject('node_modules'), { recursive: true, force: true });
      fs.rmSync(inProject('scripts/node/node_modules'), { recursive: true, force: true });
      const { status, installed, lines } = install(version);
      expect({ status, installed }).toEqual({
        status: 0,
        installed: [project, inProject('scripts/node')],
      });
      expect(lines).toEqual([
        expect.stringContaining('packages'),
        expect.stringContaining(version),
      ]);
      expect(read('node_modules/.bin/node')).toBe('brought\n');
      expect(install(version)).toMatchObject({ installed: [] });
    }
  });

  test('another Node in the lock file → it takes the place of the old one', () => {
    install('20.11.0');
    fs.writeFileSync(inProject('node_modules/.bin/node'), 'old');
    fs.writeFileSync(inProject('scripts/node/package-lock.json'), '{"version":"24.99.0"}');
    expect(install('20.11.0')).toMatchObject({ status: 0, installed: [inProject('scripts/node')] });
    expect(read('node_modules/.bin/node')).toBe('brought\n');
  });

  test('packages of another kind of machine → installed anew', () => {
    install('24.0.0');
    const stamp = read('node_modules/.installed');
    fs.writeFileSync(inProject('node_modules/.installed'), stamp.replace(process.platform, 'beos'));
    expect(install('24.0.0')).toMatchObject({ status: 0, installed: [project] });
  });

  test('the lock file has changed and the network is down → one line, and the pictures are kept', () => {
    install('20.11.0');
    fs.mkdirSync(inProject('node_modules/.astro/assets'), { recursive: true });
    fs.writeFileSync(inProject('node_modules/.astro/assets/dock.avif'), 'drawn');
    fs.writeFileSync(inProject('package-lock.json'), '{"something":"new"}');
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
