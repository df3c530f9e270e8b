import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Report } from './reporter.ts';
import { type Suite, type SuiteName, suites, unitTestsSee } from './suites.ts';

// npm test [-- --only unit,e2e] [--changed] [words that the files' names hold]
// The last line counts what passed and what failed: CI reads it.

const names = Object.keys(suites) as SuiteName[];

function readArguments() {
  const options = {
    only: { type: 'string', multiple: true },
    changed: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const only = (values.only ?? []).flatMap((value) => value.split(','));
  const unknown = only.filter((name) => !names.includes(name as SuiteName));
  if (unknown.length > 0) {
    console.error(
      `There is no suite called ${unknown.join(', ')}. Choose from ${names.join(', ')}.`,
    );
    process.exit(1);
  }
  return { only, words: positionals, isChangedOnly: values.changed ?? false };
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Those that import what has changed, and those that read it in another way. */
function changedUnitTests(base: string, files: string[]) {
  const args = ['list', '--filesOnly', '--json', '--changed', base];
  const listed = JSON.parse(execFileSync('vitest', args, { encoding: 'utf8' })) as {
    file: string;
  }[];
  const readers = Object.entries(unitTestsSee)
    .filter(([, sees]) => files.some((file) => sees.test(file)))
    .map(([test]) => test);
  return [...new Set([...listed.map(({ file }) => relative('.', file)), ...readers])];
}

/** What differs from the main branch, committed or not. */
function changes() {
  const base = git('merge-base', 'HEAD', 'main');
  const files = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((list) => list.split('\n').filter(Boolean));
  console.log(`Changed since ${base.slice(0, 7)}, where this left main: ${files.length} files`);
  return { files, unitTests: changedUnitTests(base, files) };
}

const { only, words, isChangedOnly } = readArguments();
const changed = isChangedOnly ? changes() : undefined;
/** Where nothing but specs has changed that the browser's tests see, these alone need to run. */
const changedSpecs = changed?.files.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file)) ?? [];
const isSpecsAlone = changed?.files.every(
  (file) => changedSpecs.includes(file) || !suites.e2e.sees.test(file),
);

const canSee = (sees: RegExp | undefined) => (file: string) => sees?.test(file) ?? true;

/** Why a suite need not run, or nothing where it must. */
function reasonToSkip(name: SuiteName) {
  const { onlyByName, sees }: Suite = suites[name];
  const how = `npm test -- --only ${name}`;
  if (only.length > 0) return only.includes(name) ? '' : 'not asked for';
  if (onlyByName) return `${onlyByName}: ${how}`;
  const isSeen = name === 'unit' ? changed?.unitTests.length : changed?.files.some(canSee(sees));
  return changed && !isSeen ? 'nothing that it sees has changed' : '';
}

const isAskedFor = (file: string) =>
  words.length === 0 || words.some((word) => file.includes(word));

function argumentsFor(name: SuiteName) {
  if (name === 'unit' && changed) return changed.unitTests.filter(isAskedFor);
  if (name === 'e2e' && isSpecsAlone) return changedSpecs.filter(isAskedFor);
  return (suites[name] as Suite).reports ? words : [];
}

/** Whatever tests and their browsers write for themselves lies here, and goes when they have run. */
const scratch = mkdtempSync(join(tmpdir(), 'tests-'));
chmodSync(scratch, 0o755); // PostgreSQL has a user of its own.

/** Runs a suite; one that fell over before it could report has failed once. */
function run(name: SuiteName): Report {
  const { title, command, reports }: Suite = suites[name];
  console.log(`\n— ${title}`);
  const file = `test-results/${name}.json`;
  const [program = '', ...args] = [...command, ...argumentsFor(name)];
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, REPORT: file, TMPDIR: scratch, TEMP: scratch },
    shell: process.platform === 'win32',
  });
  const nothing = { passed: 0, failed: [], skipped: [], flaky: [] };
  if (!reports) return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: [title] };
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const isSilent = status !== 0 && report.failed.length + report.flaky.length === 0;
    return isSilent ? { ...report, failed: [`${title}: ended with ${status}`] } : report;
  } catch {
    return { ...nothing, failed: [`${title}: ended without a report`] };
  }
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const outcomes = names.map((name) => {
  const reason = reasonToSkip(name);
  return { name, reason, report: reason ? undefined : run(name) };
});
rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });

const listed = (lines: readonly string[]) => lines.map((line) => `\n  ${line}`).join('');
console.log('');
for (const { name, reason, report } of outcomes) {
  if (!report) console.log(`skipped  ${name} (${reason})`);
  else {
    const { passed, failed, skipped, flaky } = report;
    const counts = [`${passed} passed`];
    if (failed.length > 0) counts.push(`${failed.length} failed:${listed(failed)}`);
    if (flaky.length > 0) counts.push(`${flaky.length} only at the second try:${listed(flaky)}`);
    if (skipped.length > 0) counts.push(`${skipped.length} skipped:${listed(skipped)}`);
    console.log(`ran      ${name}: ${counts.join(', ')}`);
  }
}
const reports = outcomes.flatMap(({ report }) => report ?? []);
const sum = (count: (report: Report) => number) =>
  reports.reduce((total, report) => total + count(report), 0);
const failed = sum((report) => report.failed.length + report.flaky.length);
const passed = sum((report) => report.passed) - sum((report) => report.flaky.length);
if (reports.some((report) => [...report.failed, ...report.flaky].join().includes('trace.zip')))
  console.log('A trace is looked at with npx playwright show-trace FILE.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
