import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from './test.ts';

const SPEC = `
import { expect, test } from '${resolve('e2e/test.ts')}';

test('says what is wrong', async ({ page }) => {
  await page.setContent('A page');
  expect(await page.title()).toBe('Another');
});
test('makes trouble', async ({ page }) => {
  await page.evaluate(() => console.error('Trouble'));
});
`;

const CONFIG = `
import ours from '${resolve('playwright.config.ts')}';

const { projects, webServer, ...shared } = ours;
export default { ...shared, testDir: '.', outputDir: 'results' };
`;

test('tests that fail → a picture and a trace of each', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failing-'));
  writeFileSync(join(folder, 'wrong.spec.ts'), SPEC);
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
  const REPORT = join(folder, 'report.json');
  spawnSync('playwright', ['test', '--config', folder, '--workers=1'], {
    env: { ...process.env, REPORT },
  });
  const { suites } = JSON.parse(readFileSync(REPORT, 'utf8')) as JSONReport;
  const tests = suites.flatMap(({ specs }) => specs.flatMap(({ tests }) => tests));
  expect(tests.map(({ status }) => status)).toEqual(['unexpected', 'unexpected']);
  for (const { results } of tests) {
    const left = results.flatMap(({ attachments }) => attachments.map(({ path = '' }) => path));
    for (const name of ['page-1.png', 'trace.zip'])
      expect(
        left.some((path) => path.endsWith(name) && existsSync(path)),
        name,
      ).toBe(true);
  }
});
