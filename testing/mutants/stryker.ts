import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../copy-project.ts';

/** What a unit test can see through alone, and the tests that do. */
const MODULES: Record<string, string[]> = {
  'hosting/headers.ts': ['hosting/headers.test.ts'],
  'inbox/csv.ts': ['inbox/csv.test.ts'],
  'inbox/newsletter.ts': ['inbox/newsletter.test.ts'],
  'inbox/outbox.ts': ['inbox/outbox.test.ts'],
  'inbox/rate-limit.ts': ['inbox/rate-limit.test.ts'],
  'inbox/request.ts': ['inbox/api.test.ts'],
  'inbox/visitor.ts': ['inbox/visitor.test.ts'],
  'server/conditions.ts': ['server/site-server.test.ts'],
  'site/check-content.ts': ['site/check-content.test.ts'],
  'src/forms/rules.ts': ['src/forms/rules.test.ts', 'src/forms/email-rule.test.ts'],
  'src/forms/delivery/deliver-over-http.ts': ['src/forms/delivery/deliver-over-http.test.ts'],
  'src/load-chunk.ts': ['src/load-chunk.test.ts'],
  'src/pages/home/trip-readings.ts': ['src/pages/home/trip-readings.test.ts'],
  'src/pages/home/trip-statistics.ts': ['src/pages/home/trip-statistics.test.ts'],
};
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

/** Stryker's settings for one module: its own tests alone, so that each mistake costs a moment. */
const settings = (module: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'stryker.vitest.config.ts', related: false },
  mutate: [module],
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: resolve('test-results/mutants', `${module}.html`) },
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 100, low: LEAST, break: LEAST },
  concurrency: 1,
  inPlace: true, // in the copy: its own way to copy a project stumbles over links
  tsconfigFile: 'none', // it would read tsconfig.json with a TypeScript older than ours
  disableTypeChecks: false,
});

const vitestConfig = (tests: string[]) => `import unit from './vitest.config.ts';
export default { ...unit, test: { ...unit.test, include: ${JSON.stringify(tests)} } };
`;

/**
 * Every small mistake that Stryker can think of, in each module whose name holds all of the words.
 * The reports lie below test-results/mutants.
 */
export function mutateModules(words: string[]) {
  install();
  const modules = Object.entries(MODULES).filter(([module]) =>
    words.every((word) => module.includes(word)),
  );
  const project = copyProject();
  const weak = modules.filter(([module, tests]) => {
    console.log(`\n— ${module}`);
    writeFileSync(join(project, 'stryker.vitest.config.ts'), vitestConfig(tests));
    writeFileSync(join(project, 'stryker.config.json'), JSON.stringify(settings(module)));
    return spawnSync('stryker', ['run'], { cwd: project, stdio: 'inherit' }).status !== 0;
  });
  rmSync(project, { recursive: true });
  console.log(`\n${modules.length - weak.length} of ${modules.length} modules reach ${LEAST} %.`);
  for (const [module] of weak) console.log(`  below it: ${module}`);
  return weak.length === 0;
}
