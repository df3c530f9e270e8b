import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isWithoutBrowser } from './browser.ts';
import { announceForTests } from './system-packages.ts';

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

/** In one run, Vitest's projects share the cores: while one waits, another works. */
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

type Row = { name: string; outcome: 'passed' | 'failed' | 'skipped' };

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (xml: string) => xml.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

const RESULTS = 'test-results';

/** One row per test, with the screenshot and the trace of a failed one. */
function rowsOf(report: string): Row[] {
  const xml = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const cases = xml.matchAll(/<testcase ([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs);
  return Array.from(cases, ([, head = '', body = '']) => {
    const [file, title] = [/classname="([^"]*)"/, /\bname="([^"]*)"/].map(
      (it) => head.match(it)![1]!,
    );
    const left = body.matchAll(/\[\[ATTACHMENT\|(.+\.(?:png|zip))\]\]/g);
    const lines = [
      `${file} › ${plain(title!)}`,
      ...Array.from(left, ([, path]) => `${RESULTS}/${path}`),
    ];
    const failed = /<(failure|error)\b/.test(body) ? 'failed' : 'passed';
    const outcome = body.includes('<skipped') ? 'skipped' : failed;
    return { name: lines.join('\n    '), outcome };
  });
}

/** Everything that tests and their browsers write for themselves: removed after the run. */
const scratch = mkdtempSync(join(tmpdir(), 'tests-'));
chmodSync(scratch, 0o755); // PostgreSQL runs as another user.

/** Node compiles once what tests start again and again. */
const COMPILED = { NODE_COMPILE_CACHE: join(scratch, 'compiled') };

/** Tests that a host runs before its build need no address either. */
const SITE_ORIGIN = process.env.SITE_ORIGIN || 'http://localhost:3000';

/** A suite that fails without naming a test, or ends without a report, has failed once. */
function run(name: string): Row[] {
  if (name === 'e2e' && isWithoutBrowser())
    return [{ name: 'e2e: no browser is here, and NO_INSTALL is set', outcome: 'skipped' }];
  console.log(`\n— ${name}`);
  const filters = words.length > 0 ? [...words, '--pass-with-no-tests'] : [];
  if (values.changed) filters.push(...changedFor(name));
  const hasTests = !withoutTests.includes(name);
  const [program = '', ...args] = [...suites[name]!, ...(hasTests ? filters : [])];
  const REPORT = resolve(RESULTS, `${name}.xml`);
  const begin = performance.now();
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, SITE_ORIGIN, REPORT, TMPDIR: scratch, TEMP: scratch, ...COMPILED },
    shell: process.platform === 'win32',
  });
  console.log(`${name} took ${Math.round((performance.now() - begin) / 1000)} s`);
  const rows = rowsOf(REPORT);
  const isDone = status === 0 && (!hasTests || existsSync(REPORT));
  if (!isDone && !rows.some(({ outcome }) => outcome === 'failed'))
    rows.push({ name, outcome: 'failed' });
  return hasTests || !isDone ? rows : [{ name, outcome: 'passed' }];
}

rmSync(RESULTS, { recursive: true, force: true });
announceForTests();
const rows = chosen.flatMap(run);
rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });

if (words.length > 0 && rows.every(({ name }) => withoutTests.includes(name)))
  rows.push({ name: `no test file has ${words.join(' or ')} in its name`, outcome: 'failed' });
console.log('');
const count = { passed: 0, failed: 0, skipped: 0 };
for (const { name, outcome } of rows) {
  count[outcome] += 1;
  if (outcome !== 'passed') console.log(`${outcome}: ${name}`);
}
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;
