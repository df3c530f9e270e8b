import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

/** Rules, headers and whatever else a unit test can see through alone. */
const MODULES = [
  'hosting/headers.ts',
  'inbox/csv.ts',
  'inbox/rate-limit.ts',
  'inbox/visitor.ts',
  'server/conditions.ts',
  'src/forms/rules.ts',
  'src/forms/delivery/deliver-over-http.ts',
  'src/load-chunk.ts',
];
const LEAST = 95;
const VERSION = '10.1.1';

/** Fetched for the occasion: its 160 packages are of no use to anybody who only starts or tests the site. */
function install() {
  if (existsSync('node_modules/@stryker-mutator/vitest-runner')) return;
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...packages],
    { stdio: 'inherit' },
  );
}

/** Every small mistake that Stryker can think of, in each module. Its report lies in test-results/mutants/. */
export function mutateModules() {
  install();
  mkdirSync('test-results', { recursive: true });
  const config = 'test-results/stryker.config.json';
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      mutate: MODULES,
      reporters: ['clear-text', 'html'],
      htmlReporter: { fileName: 'test-results/mutants/index.html' },
      clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
      thresholds: { high: 100, low: LEAST, break: LEAST },
      concurrency: 1,
      tempDirName: 'test-results/stryker',
      disableTypeChecks: false,
      ignorePatterns: ['public', 'dist', 'deploy', 'test-results', 'packages', 'docs'],
    }),
  );
  return spawnSync('stryker', ['run', config], { stdio: 'inherit' }).status === 0;
}
