import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';
import { installed as installedBrowser } from './browser.ts';
import { announceForTests, isRefused } from './system-packages.ts';

// npm test [-- --only unit,e2e] [--changed] [words in the names of test files]
// The last line counts what passed and what failed: CI reads it.

const inACopy = ['node', 'scripts/run-package.ts', 'packages/testing/in-a-copy.ts'];
const suites: Record<string, string[]> = {
  types: ['tsc'],
  lint: ['biome', 'check', '--error-on-warnings'],
  build: ['node', 'scripts/build-if-stale.ts'],
  unit: ['vitest', 'run', '--project', 'unit'],
  engines: ['vitest', 'run', '--project', 'engines'],
  deploy: ['vitest', 'run', '--project', 'deploy'],
  e2e: ['playwright', 'test'],
  inbox: ['vitest', 'run', '--project', 'inbox', '--no-file-parallelism'],
  hosts: ['vitest', 'run', '--project', 'hosts', '--no-file-parallelism'],
  heard: ['vitest', 'run', '--project', 'heard', '--no-file-parallelism'],
  adopter: [...inACopy, 'examples/borealis'],
  languages: [...inACopy, 'every-language'],
  update: ['vitest', 'run', '--project', 'update'],
};
const withoutTests = ['types', 'lint', 'build'];
/** They take minutes, and the hosts' own servers are a large download. */
const onlyByName = ['inbox', 'hosts', 'heard', 'adopter', 'languages', 'update'];

const { values, positionals: words } = parseArgs({
  options: { only: { type: 'string' }, changed: { type: 'boolean' } },
  allowPositionals: true,
});
const names = Object.keys(suites);
const asked = values.only?.split(',') ?? names.filter((name) => !onlyByName.includes(name));
const chosen = names.filter((name) => asked.includes(name));
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}. Choose from ${names.join(', ')}.`);
  process.exit(1);
}

/** As one run, Vitest's projects share the cores: while one of them waits, another works. */
const together = chosen.filter((name) => ['unit', 'engines', 'deploy'].includes(name));
if (together.length > 1 && !values.changed) {
  suites[`${together}`] = ['vitest', 'run', ...together.map((name) => `--project=${name}`)];
  chosen.splice(chosen.indexOf(together[0]!), together.length, `${together}`);
}

/** Runners follow imports, but tests of the built site import none of it, so all of them run. */
function changedFor(name: string) {
  const git = (args: string) => execFileSync('git', args.split(' '), { encoding: 'utf8' }).trim();
  const base = git('merge-base HEAD main');
  const files = `${git(`diff --name-only ${base}`)}\n${git('ls-files -o --exclude-standard')}`;
  const isSite = (file: string) => !/^$|^(e2e|docs|bench)\/|\.(test|spec)\.ts$|\.md$/.test(file);
  if (name !== 'unit' && files.split('\n').some(isSite)) return [];
  return name === 'e2e' ? [`--only-changed=${base}`] : [`--changed=${base}`];
}

type Row = { name: string; outcome: string };

const isPassed = ({ outcome }: Row) => outcome === 'passed' || outcome === 'expected';
const isFailed = ({ outcome }: Row) => ['failed', 'unexpected', 'flaky'].includes(outcome);

/** A file that could not be run has failed once. */
function rowsOfFile({ name, status, message, assertionResults }: JsonTestResult): Row[] {
  const file = relative('.', name);
  const rows = assertionResults.map((test) => ({
    name: `${file} › ${test.fullName}`,
    outcome: test.status,
  }));
  if (status === 'failed' && !rows.some(isFailed))
    rows.push({ name: `${file}: ${message}`, outcome: 'failed' });
  return rows;
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** With the picture and the trace that a failing test has left. */
const rowsOfSpec = ({ title, file, line, tests }: JSONReportSpec): Row[] =>
  tests.map(({ status, results }) => {
    const paths = results.flatMap(({ attachments }) => attachments.map(({ path = '' }) => path));
    const left = paths.filter((path) => /\.(png|zip)$/.test(path));
    const lines = [`${file}:${line} › ${title}`, ...left.map((path) => relative('.', path))];
    return { name: lines.join('\n    '), outcome: status };
  });

function rowsOf(report: string): Row[] {
  if (!existsSync(report)) return [];
  const read: JsonTestResults | JSONReport = JSON.parse(readFileSync(report, 'utf8'));
  return 'testResults' in read
    ? read.testResults.flatMap(rowsOfFile)
    : read.suites.flatMap(specsOf).flatMap(rowsOfSpec);
}

/** Everything that tests and their browsers write for themselves: removed after the run. */
const scratch = mkdtempSync(join(tmpdir(), 'tests-'));
chmodSync(scratch, 0o755); // PostgreSQL runs as another user.

/** Where a host runs the tests before its build, they need no address either. */
const SITE_ORIGIN = process.env.SITE_ORIGIN || 'http://localhost:3000';

/** A suite that fails without naming a test, or ends without a report, has failed once. */
function run(name: string): Row[] {
  if (name === 'e2e' && isRefused() && !installedBrowser())
    return [{ name: 'e2e: no browser is here, and NO_INSTALL is set', outcome: 'skipped' }];
  console.log(`\n— ${name}`);
  const filters = words.length > 0 ? [...words, '--pass-with-no-tests'] : [];
  if (values.changed) filters.push(...changedFor(name));
  const hasTests = !withoutTests.includes(name);
  const [program = '', ...args] = [...suites[name]!, ...(hasTests ? filters : [])];
  const REPORT = resolve('test-results', `${name}.json`);
  const begin = performance.now();
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, SITE_ORIGIN, REPORT, TMPDIR: scratch, TEMP: scratch },
    shell: process.platform === 'win32',
  });
  console.log(`${name} took ${Math.round((performance.now() - begin) / 1000)} s`);
  const rows = rowsOf(REPORT);
  const isDone = status === 0 && (!hasTests || existsSync(REPORT));
  if (!isDone && !rows.some(isFailed)) rows.push({ name, outcome: 'failed' });
  return hasTests || !isDone ? rows : [{ name, outcome: 'passed' }];
}

rmSync('test-results', { recursive: true, force: true });
announceForTests();
const rows = chosen.flatMap(run);
rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });

if (words.length > 0 && rows.every(({ name }) => withoutTests.includes(name)))
  rows.push({ name: `no test file has ${words.join(' or ')} in its name`, outcome: 'failed' });
console.log('');
for (const row of rows.filter((row) => !isPassed(row))) console.log(`${row.outcome}: ${row.name}`);
const failed = rows.filter(isFailed).length;
console.log(`\n${rows.filter(isPassed).length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
