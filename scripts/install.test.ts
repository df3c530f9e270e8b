import { readFileSync } from 'node:fs';
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
