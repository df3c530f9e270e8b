import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('a picture that cannot be read → one line that names it, and status 1', () => {
  mkdirSync('test-results', { recursive: true }); // inside the project, as a company is
  const company = mkdtempSync(join('test-results', 'company-'));
  cpSync('tests/fixture', company, { recursive: true });
  const entry = join(company, 'en/news/power-at-the-dock.md');
  writeFileSync(join(company, 'dock.webp'), 'no picture');
  writeFileSync(entry, readFileSync(entry, 'utf8').replace(/file: .*/, 'file: ../dock.webp'));
  const { status, stderr } = spawnSync('node', ['scripts/build-pages.ts', '--silent'], {
    env: { ...process.env, COMPANY: company, OUT: resolve(company, 'dist') },
    encoding: 'utf8',
  });
  rmSync(company, { recursive: true });
  expect([status, stderr.split('\n').filter((line) => line.includes('build stopped'))]).toEqual([
    1,
    [`The build stopped: Could not process image metadata for \`${company}/dock.webp\`.`],
  ]);
});
