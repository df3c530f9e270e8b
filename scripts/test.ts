import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult } from 'vitest/node';

// npm test [-- --only unit,e2e] [--changed] [words in the names of test files]
// The last line counts what passed and what failed: CI reads it.

const vitest = ['vitest', 'run', '--project'];
const inACopy = ['node', 'scripts/run-package.ts', 'packages/testing/in-a-copy.ts'];
const suites: Record<string, string[]> = {
  types: ['tsc'],
  lint: ['biome', 'check', '--error-on-warnings'],
  build: ['node', 'scripts/build-if-stale.ts'],
  unit: [...vitest, 'unit'],
  engines: [...vitest, 'engines'],
  deploy: [...vitest, 'deploy'],
  e2e: ['playwright', 'test'],
  inbox: [...vitest, 'inbox', '--no-file-parallelism'],
  adopter: [...inACopy, 'examples/borealis'],
  languages: [...inACopy, 'every-language'],
};
const withoutTests = ['types', 'lint', 'build'];
/** They take minutes. */
const onlyByName = ['inbox', 'adopter', 'languages'];

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
  suites[together.join(', ')] = [
    'vitest',
    'run',
    ...together.flatMap((name) => ['--project', name]),
  ];
  chosen.splice(chosen.indexOf(together[0]!), together.length, together.join(', '));
}

/** Runners follow imports, and a test of the built site imports none of it: then all of them run. */
function changedFor(name: string) {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const [base = ''] = git('merge-base', 'HEAD', 'main');
  const files = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
  const isSite = (file: string) => !/^$|^(e2e|docs|bench)\/|\.(test|spec)\.ts$|\.md$/.test(file);
  if (name !== 'unit' && files.some(isSite)) return [];
  return name === 'e2e' ? [`--only-changed=${base}`] : [`--changed=${base}`];
}

type Row = { name: string; outcome: string };

/** A file that could not be run has failed once. */
function rowsOfFile({ name, status, message, assertionResults }: JsonTestResult): Row[] {
  const file = relative('.', name);
  const rows = assertionResults.map(({ fullName, status: outcome }) => ({
    name: `${file} › ${fullName}`,
    outcome,
  }));
  const isBroken = status === 'failed' && !rows.some(({ outcome }) => outcome === 'failed');
  return isBroken ? [...rows, { name: `${file}: ${message}`, outcome: 'failed' }] : rows;
}

function rowsOfSpec({ title, file, line, tests }: JSONReportSpec): Row[] {
  return tests.map(({ status, results }) => {
    const files = results.flatMap(({ attachments }) => attachments.map(({ path = '' }) => path));
    const left = files.filter((path) => /\.(png|zip)$/.test(path));
    const name = [`${file}:${line} › ${title}`, ...left.map((path) => relative('.', path))];
    return { name: name.join('\n    '), outcome: status === 'expected' ? 'passed' : status };
  });
}
const specsOf = ({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] => [
  ...(specs ?? []),
  ...suites.flatMap(specsOf),
];

const isPassed = ({ outcome }: Row) => outcome === 'passed';
const isFailed = ({ outcome }: Row) => ['failed', 'unexpected', 'flaky'].includes(outcome);

/** Whatever tests and their browsers write for themselves lies here, and goes when they have run. */
const scratch = mkdtempSync(join(tmpdir(), 'tests-'));
chmodSync(scratch, 0o755); // PostgreSQL runs as another user.

/** A suite that ends badly without naming a test has failed once. */
function run(name: string): Row[] {
  console.log(`\n— ${name}`);
  const hasTests = !withoutTests.includes(name);
  const filters = words.length > 0 ? [...words, '--pass-with-no-tests'] : [];
  if (values.changed && hasTests) filters.push(...changedFor(name));
  const [program = '', ...args] = [...suites[name]!, ...(hasTests ? filters : [])];
  const REPORT = resolve('test-results', `${name.replaceAll(', ', '-')}.json`);
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, REPORT, TMPDIR: scratch, TEMP: scratch },
    shell: process.platform === 'win32',
  });
  const whole = { name, outcome: status === 0 ? 'passed' : 'failed' };
  if (!hasTests) return [whole];
  try {
    const { testResults, ...suite } = JSON.parse(readFileSync(REPORT, 'utf8'));
    const rows: Row[] = testResults?.flatMap(rowsOfFile) ?? specsOf(suite).flatMap(rowsOfSpec);
    return status === 0 || rows.some(isFailed) ? rows : [...rows, whole];
  } catch {
    return [{ name: `${name}: ended without a report`, outcome: 'failed' }];
  }
}

rmSync('test-results', { recursive: true, force: true });
const rows = chosen.flatMap((name) => {
  const begin = performance.now();
  const rows = run(name);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${name}: ${rows.filter(isPassed).length} passed in ${seconds} s`);
  return rows;
});
rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });

if (words.length > 0 && rows.every(({ name }) => withoutTests.includes(name)))
  rows.push({ name: `no test file has ${words.join(' or ')} in its name`, outcome: 'failed' });
console.log('');
for (const row of rows.filter((row) => !isPassed(row))) console.log(`${row.outcome}: ${row.name}`);
const failed = rows.filter(isFailed).length;
console.log(`\n${rows.filter(isPassed).length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
