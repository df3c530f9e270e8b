/** npm test: types and lint, unit tests, the site in browsers. CI reads the last line. */
import './without-env-file.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { engines, findChromium } from './browser.ts';

type Outcome = 'passed' | 'failed' | 'skipped';
type Row = {
  name: string;
  outcome: Outcome;
  error?: string | undefined;
  /** For tests in a browser: the file, and how long it ran, in milliseconds. */
  file?: string;
  duration?: number;
};

/** The first lines of an error, which tell the log of CI what broke. */
const firstLinesOf = (error = '') =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() && !/^ +at .*(node_modules|<anonymous>)/.test(line))
    .slice(0, 8)
    .map((line) => line.slice(0, 300));

const failed = (name: string, error?: string): Row => ({ name, outcome: 'failed', error });
const hasFailed = (rows: Row[]) => rows.some(({ outcome }) => outcome === 'failed');

const unitRows = ({ testResults }: JsonTestResults) =>
  testResults.flatMap((result) => {
    const file = relative('.', result.name);
    const rows = result.assertionResults.map(({ fullName, status, failureMessages }): Row => {
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
      return { name: `${file}: ${fullName}`, outcome, error: failureMessages?.[0] };
    });
    if (result.status === 'failed' && !hasFailed(rows))
      rows.push(failed(`${file}: it could not run`, result.message));
    return rows;
  });

const OUTCOMES = {
  expected: 'passed',
  flaky: 'failed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

const suiteRows = ({ specs, suites = [] }: JSONReportSuite): Row[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} (${projectName}): ${title}`,
      outcome: OUTCOMES[status],
      error: results.flatMap(({ errors }) => errors)[0]?.message,
      file,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...suites.flatMap(suiteRows),
];
const browserRows = ({ suites, errors }: JSONReport) => [
  ...suites.flatMap(suiteRows),
  ...errors.map(({ message }) => failed('e2e', message)),
];

/** Runs a suite. If it fails without naming a test, it counts as one failed test. */
async function run<Report>(
  suite: string,
  command: string,
  file = '',
  rowsOf = (_: Report): Row[] => [],
): Promise<Row[]> {
  console.log(`\n— ${suite}`);
  const [status] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'exit');
  const rows = existsSync(file) ? rowsOf(JSON.parse(readFileSync(file, 'utf8'))) : [];
  if (status !== 0 && !hasFailed(rows)) rows.push(failed(suite));
  return rows.length > 0 ? rows : [{ name: suite, outcome: 'passed' }];
}

rmSync('test-results', { recursive: true, force: true });
// In parallel, because each mostly uses one core. The tests in a browser use all of them.
const checksAndUnitTests = await Promise.all([
  run('types and lint', 'npm run check --silent'),
  run('unit', 'vitest run', 'test-results/unit.json', unitRows),
]);
const rows = checksAndUnitTests.flat();
if (findChromium())
  rows.push(...(await run('e2e', 'playwright test', 'test-results/e2e.json', browserRows)));
else
  rows.push({
    name: 'e2e: there is no Chromium; install one, or set CHROMIUM_PATH',
    outcome: process.env.NO_INSTALL ? 'skipped' : 'failed',
  });
for (const { name, isInstalled } of engines)
  if (!isInstalled)
    rows.push({ name: `${name}: npx playwright install ${name}`, outcome: 'skipped' });

console.log('');
for (const { name, outcome, error } of rows) {
  if (outcome === 'passed') continue;
  console.log(`${outcome}: ${name}`);
  for (const line of firstLinesOf(error)) console.log(`    ${line}`);
}
const secondsByFile = new Map<string, number>();
for (const { file, duration = 0 } of rows)
  if (file) secondsByFile.set(file, (secondsByFile.get(file) ?? 0) + duration / 1000);
const slowest = [...secondsByFile].sort(([, a], [, b]) => b - a).slice(0, 6);
const list = slowest.map(([file, seconds]) => `${file} ${seconds.toFixed(0)} s`).join(', ');
if (list) console.log(`\nlongest, in two browsers at once: ${list}`);

const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
console.log(`\n${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') > 0 ? 1 : 0;
