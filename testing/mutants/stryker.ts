import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../copy-project.ts';

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

/** Every small mistake that Stryker can think of, in each module. Its report lies at test-results/mutants.html. */
export function mutateModules() {
  install();
  const project = copyProject();
  // Some tests ask git which files are ours.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    spawnSync('git', args, { cwd: project });
  const config = join(project, 'stryker.config.json');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      mutate: MODULES,
      reporters: ['clear-text', 'html'],
      htmlReporter: { fileName: resolve('test-results/mutants.html') },
      clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
      thresholds: { high: 100, low: LEAST, break: LEAST },
      concurrency: 1,
      inPlace: true, // in the copy: its own way to copy a project stumbles over links
      tsconfigFile: 'none', // it would read tsconfig.json with a TypeScript older than ours
      disableTypeChecks: false,
    }),
  );
  const { status } = spawnSync('stryker', ['run'], { cwd: project, stdio: 'inherit' });
  rmSync(project, { recursive: true });
  return status === 0;
}
