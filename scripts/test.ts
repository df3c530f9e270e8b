/** npm test: types and lint, unit tests, the built site in browsers. CI reads the last line. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { engines, findChromium } from './browser.ts';

type Outcome = 'passed' | 'failed' | 'skipped';
type Row = { name: string; outcome: Outcome };

const SUITES: Record<string, { command: string; report?: string }> = {
  'types and lint': { command: 'npm run check --silent' },
  unit: { command: 'vitest run', report: 'test-results/unit.xml' },
  e2e: { command: 'playwright test', report: 'test-results/e2e.xml' },
};
const TEST = /<testcase ([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs;
const attribute = (name: string, head: string) => head.match(`\\b${name}="([^"]*)"`)?.[1];

const rowsOf = (report: string) =>
  Array.from(report.matchAll(TEST), ([, head = '', body = '']): Row => {
    const isFailed = /<(failure|error)\b/.test(body);
    const outcome = isFailed ? 'failed' : body.includes('<skipped') ? 'skipped' : 'passed';
    return { name: `${attribute('classname', head)}: ${attribute('name', head)}`, outcome };
  });

/** A suite that fails without naming a test has failed once. */
function run(suite: string): Row[] {
  const { command, report } = SUITES[suite]!;
  console.log(`\n— ${suite}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const rows = report && existsSync(report) ? rowsOf(readFileSync(report, 'utf8')) : [];
  const isSaid = status === 0 ? rows.length > 0 : rows.some(({ outcome }) => outcome === 'failed');
  return isSaid ? rows : [...rows, { name: suite, outcome: status === 0 ? 'passed' : 'failed' }];
}

rmSync('test-results', { recursive: true, force: true });
const rows = ['types and lint', 'unit'].flatMap(run);
if (findChromium()) rows.push(...run('e2e'));
else
  rows.push({
    name: 'e2e: there is no Chromium; install one, or set CHROMIUM_PATH',
    outcome: process.env.NO_INSTALL ? 'skipped' : 'failed',
  });
for (const { name, isInstalled } of engines)
  if (!isInstalled)
    rows.push({ name: `${name}: npx playwright install ${name}`, outcome: 'skipped' });

console.log('');
for (const { name, outcome } of rows) if (outcome !== 'passed') console.log(`${outcome}: ${name}`);
const count = (wanted: Outcome) => rows.filter(({ outcome }) => outcome === wanted).length;
console.log(`\n${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') > 0 ? 1 : 0;
