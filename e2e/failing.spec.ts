import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Report } from '../scripts/test/reporter.ts';
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
test('is well', async ({ page }) => {
  await page.setContent('A page');
});
`;

const CONFIG = `
import ours from '${resolve('playwright.config.ts')}';

const { projects, webServer, ...shared } = ours;
const reporter = '${resolve('scripts/test/playwright-reporter.ts')}';
export default { ...shared, retries: 0, testDir: '.', outputDir: 'results', reporter };
`;

test('tests that fail → a picture and a trace of each, and the report says where', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failing-'));
  writeFileSync(join(folder, 'wrong.spec.ts'), SPEC);
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
  const REPORT = join(folder, 'report.json');
  const { stderr } = spawnSync('playwright', ['test', '--config', folder, '--workers=1'], {
    env: { ...process.env, REPORT },
    encoding: 'utf8',
  });
  expect(existsSync(REPORT), stderr).toBe(true);
  const { passed, failed } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  expect(passed).toBe(1);
  expect(failed).toHaveLength(2);
  for (const test of failed) {
    const left = test.match(/\S+\.(png|zip)/g) ?? [];
    expect(left.map((file) => file.split('/').at(-1)).sort(), test).toEqual([
      'page-1.png',
      'trace.zip',
    ]);
    for (const file of left) expect(existsSync(file), file).toBe(true);
  }
});
