import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isWithoutBrowser } from './browser.ts';
import { announceForTests } from './system-packages.ts';

// npm test [-- --only unit,e2e] [what the runners are told, such as words in the names of files]
// The last line counts what passed and what failed: CI reads it.

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: 'types,lint,build,unit,deploy,e2e' } },
  allowPositionals: true,
});
const asked = values.only.split(',');
const projects = ['unit', 'deploy'];
/** In one run Vitest's projects share the cores: while one waits, another works. */
const inVitest = projects.filter((name) => asked.includes(name));
const checks: Record<string, string[]> = {
  types: ['tsc'],
  lint: ['biome', 'check', '--error-on-warnings'],
  build: ['node', 'scripts/build-if-stale.ts'],
};
const others: typeof checks = { e2e: ['playwright', 'test'] };
const vitest = ['vitest', 'run', ...inVitest.map((name) => `--project=${name}`)];
const suites: typeof checks = { ...checks, [inVitest.join()]: vitest, ...others };
const names = [...Object.keys(checks), ...projects, ...Object.keys(others)];
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}. Choose from ${names.join(', ')}.`);
  process.exit(1);
}

type Row = { name: string; outcome: 'passed' | 'failed' | 'skipped' };

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (xml: string) => xml.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
const TEST = /<testcase ([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs;

/** One row per test of a report, in the form that both runners write. */
const rowsOf = (report: string) =>
  Array.from(report.matchAll(TEST), ([, head = '', body = '']): Row => {
    const [, file] = head.match(/classname="([^"]*)"/)!;
    const [, title] = head.match(/\bname="([^"]*)"/)!;
    const outcome = /<(failure|error)\b/.test(body) ? 'failed' : 'passed';
    const isSkipped = body.includes('<skipped');
    return { name: `${file} › ${plain(title!)}`, outcome: isSkipped ? 'skipped' : outcome };
  });

/** What tests and their browsers write for themselves: removed after the run. */
const scratch = mkdtempSync(join(tmpdir(), 'tests-'));
/** Tests that a host runs before its build need no address either. */
const SITE_ORIGIN = process.env.SITE_ORIGIN || 'http://localhost:3000';
/** Node compiles once what tests start again and again. */
const NODE_COMPILE_CACHE = join(scratch, 'compiled');
const env = { ...process.env, SITE_ORIGIN, TMPDIR: scratch, TEMP: scratch, NODE_COMPILE_CACHE };

/** A suite that fails without naming a test, or ends without a report, has failed once. */
function run(suite: string): Row[] {
  if (suite === 'e2e' && isWithoutBrowser())
    return [{ name: 'e2e: no browser is here, and NO_INSTALL is set', outcome: 'skipped' }];
  console.log(`\n— ${suite}`);
  const REPORT = resolve(`test-results/${suite}.xml`);
  const [program, ...args] = suites[suite] as [string, ...string[]];
  const isFiltered = !(suite in checks) && positionals.length > 0;
  const told = isFiltered ? [...args, ...positionals, '--pass-with-no-tests'] : args;
  const shell = process.platform === 'win32';
  const { status } = spawnSync(program, told, { stdio: 'inherit', env: { ...env, REPORT }, shell });
  if (suite in checks) return [{ name: suite, outcome: status === 0 ? 'passed' : 'failed' }];
  const rows = existsSync(REPORT) ? rowsOf(readFileSync(REPORT, 'utf8')) : [];
  const isSaid =
    status === 0 ? isFiltered || rows.length > 0 : rows.some(({ outcome }) => outcome === 'failed');
  return isSaid ? rows : [...rows, { name: suite, outcome: 'failed' }];
}

rmSync('test-results', { recursive: true, force: true });
announceForTests();
const rows = Object.keys(suites)
  .filter((suite) => asked.includes(suite.split(',')[0]!))
  .flatMap(run);
rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });

const words = positionals.join(' or ');
if (words && rows.every(({ name }) => name in checks))
  rows.push({ name: `no test file has ${words} in its name`, outcome: 'failed' });
console.log('');
for (const { name, outcome } of rows) if (outcome !== 'passed') console.log(`${outcome}: ${name}`);
const count = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length;
console.log(`\n${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') > 0 ? 1 : 0;
