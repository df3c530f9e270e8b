import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = {
  version: string;
  integrity?: string;
  license?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules') && !link,
);

test('every package, the one that brings Node included → locked by its checksum', () => {
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('the packages that bring Node → each names its licence; one version, but on Apple’s processors', () => {
  const node = installed.filter(([path]) => /^node_modules\/node-(bin-)?\w+-\w+$/.test(path));
  expect(node).toHaveLength(5);
  expect(node.filter(([, { license }]) => license !== 'MIT')).toEqual([]);
  // Not 25 or newer on Linux: it needs libatomic, which a fresh Debian or Ubuntu lacks.
  const others = node.filter(([path]) => !path.endsWith('darwin-arm64'));
  expect([...new Set(others.map(([, { version }]) => version))]).toEqual([
    expect.stringMatching(/^24\./),
  ]);
});

test('no package → runs a script of its own when it is installed', () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(running.map(([path]) => path)).toEqual([]);
});

test('no package → names an address that it comes from', () => {
  const resolved = Object.entries(packages).filter(([, it]) => it.link || it.resolved);
  expect(resolved.map(([path]) => path)).toEqual([]);
});
