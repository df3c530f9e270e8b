import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.ts';

type Count = { passed: number; failed: number };

const readReport = (name: string) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8'));

function run(title: string, command: string, ...args: string[]) {
  console.log(`\n— ${title}`);
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}

/** A step that is right or wrong as a whole counts as one test. */
const step = (title: string, command: string, ...args: string[]): Count =>
  run(title, command, ...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Counts a runner's own report; a runner that fell over before it wrote one has failed once. */
function suite(title: string, read: () => Count, command: string, ...args: string[]): Count {
  const succeeded = run(title, command, ...args);
  try {
    const count = read();
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const unitCount = () => {
  const { numPassedTests, numFailedTests } = readReport('unit');
  return { passed: numPassedTests, failed: numFailedTests };
};
const endToEndCount = () => {
  const { expected, unexpected, flaky } = readReport('e2e').stats;
  return { passed: expected, failed: unexpected + flaky };
};

rmSync('test-results', { recursive: true, force: true });
console.log(`Browser: ${findBrowser()}`);

const counts = [
  step('Types of the style sheets', 'vite-css-modules', '--silent'),
  step('Types', 'tsc'),
  step('Lint', 'biome', 'check', '--error-on-warnings'),
  suite('Unit tests', unitCount, 'vitest', 'run'),
  step('Build', 'node', 'scripts/build-if-stale.ts'),
  suite('End-to-end tests in Chromium', endToEndCount, 'playwright', 'test'),
  suite(
    'End-to-end tests in Firefox and WebKit',
    () => readReport('engines'),
    'node',
    'e2e/engines/run.ts',
  ),
];

const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
const failed = total('failed');
console.log(`\n${total('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
