import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const lock: { packages: Record<string, Record<string, unknown>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const having = (key: string) => packages.filter(([, it]) => it[key]).map(([path]) => path);

test('every package → locked by its checksum, from any registry; none needs a script to be installed', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(having('integrity')).toEqual(packages.map(([path]) => path));
  expect(having('resolved')).toEqual([]);
  // Its script only checks itself: we install without scripts.
  expect(having('hasInstallScript')).toEqual(['node_modules/esbuild']);
});

test('what a package needs on other machines → locked too, else npm ci refuses', () => {
  const optional = Object.values(lock.packages).flatMap((it) =>
    Object.keys(it.optionalDependencies ?? {}),
  );
  const isLocked = (name: string) => packages.some(([path]) => path.endsWith(`/${name}`));
  expect(optional.filter((name) => !isLocked(name))).toEqual([]);
});

test('the packages that bring Node → one version, but on Apple’s processors', () => {
  const node = packages.filter(([path]) => /\/node-(bin-)?(darwin|linux|win)-\w+$/.test(path));
  expect(node.filter(([, { license }]) => license !== 'MIT')).toEqual([]);
  // Not 25 or newer on Linux: it needs libatomic, which a fresh Debian or Ubuntu lacks.
  const others = node.filter(([path]) => !path.endsWith('darwin-arm64'));
  const versions = new Set(others.map(([, { version }]) => version));
  expect([...versions]).toEqual([expect.stringMatching(/^24\./)]);
  expect(node).toHaveLength(5);
});

test('another package, then npm start → what builds keep is still there', () => {
  const project = mkdtempSync(join(tmpdir(), 'install-'));
  const write = (file: string, text: object) =>
    writeFileSync(join(project, file), JSON.stringify(text));
  const root = { name: 'site', version: '1.0.0' };
  write('package.json', root);
  write('package-lock.json', { ...root, lockfileVersion: 3, packages: { '': root } });
  mkdirSync(join(project, 'node_modules/.astro/assets'), { recursive: true });
  write('node_modules/.astro/assets/picture', { kept: true });
  const { status } = spawnSync('node', [resolve('scripts/install.mjs')], { cwd: project });
  const kept = readFileSync(join(project, 'node_modules/.astro/assets/picture'), 'utf8');
  expect([status, kept]).toEqual([0, '{"kept":true}']);
  rmSync(project, { recursive: true });
});
