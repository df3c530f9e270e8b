import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from '../../../e2e/tools/copy-project.ts';
import { isNoFault, type Survivor } from './no-faults.ts';

/** What a unit test can see through alone, and the tests that do. */
const MODULES: Record<string, string[]> = {
  'hosting/headers.ts': ['hosting/headers.test.ts'],
  'packages/inbox/src/csv.ts': ['packages/inbox/src/csv.test.ts'],
  'packages/inbox/src/newsletter.ts': ['packages/inbox/src/newsletter.test.ts'],
  'packages/inbox/src/outbox.ts': ['packages/inbox/src/outbox.test.ts'],
  'packages/inbox/src/rate-limit.ts': ['packages/inbox/src/rate-limit.test.ts'],
  'packages/inbox/src/request.ts': ['packages/inbox/src/request.test.ts'],
  'packages/inbox/src/visitor.ts': ['packages/inbox/src/visitor.test.ts'],
  'server/conditions.ts': ['server/conditions.test.ts'],
  'content/check-content.ts': ['content/check-content.test.ts', 'site/company-imports.test.ts'],
  'content/patterns.ts': ['content/patterns.test.ts'],
  'src/forms/rules.ts': ['src/forms/rules.test.ts'],
  'src/forms/deliver-over-http.ts': ['src/forms/deliver-over-http.test.ts'],
  'src/runtime/load-chunk.ts': ['src/runtime/load-chunk.test.ts'],
  'src/pages/home/trip/trip-csv.ts': ['src/pages/home/trip/trip-csv.test.ts'],
  'src/pages/home/trip/trip-readings.ts': ['src/pages/home/trip/trip-readings.test.ts'],
  'src/pages/home/trip/trip-statistics.ts': ['src/pages/home/trip/trip-statistics.test.ts'],
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

const reportOf = (module: string) => resolve('test-results/mutants', `${module}.json`);

/** Stryker's settings for one module: its own tests alone, so that each mistake costs a moment. */
const settings = (module: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'stryker.vitest.config.ts', related: false },
  mutate: [module],
  reporters: ['html', 'json'],
  htmlReporter: { fileName: resolve('test-results/mutants', `${module}.html`) },
  jsonReporter: { fileName: reportOf(module) },
  concurrency: 1,
  inPlace: true, // in the copy: its own way to copy a project stumbles over links
  tsconfigFile: 'none', // it would read tsconfig.json with a TypeScript older than ours
  disableTypeChecks: false,
});

/** With one store: none of the modules knows which one it has. */
const vitestConfig = (tests: string[]) => `import unit from './vitest.config.ts';
const only = { include: ${JSON.stringify(tests)}, testNamePattern: /^(?!PostgreSQL)/ };
export default { ...unit, test: { ...unit.test, ...only } };
`;

type Mistake = {
  status: string;
  replacement: string;
  location: { start: { line: number } };
};

/** How many mistakes were noticed, and which were not: one that does not run, or is none, does not count. */
function readReport(module: string) {
  const report = JSON.parse(readFileSync(reportOf(module), 'utf8'));
  const { source, mutants }: { source: string; mutants: Mistake[] } = report.files[module];
  const lines = source.split('\n');
  const unnoticed = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(
      ({ location, replacement }): Survivor => ({
        module,
        line: lines[location.start.line - 1]!.trim(),
        at: location.start.line,
        replacement,
      }),
    );
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  return { noticed: noticed.length, survivors: unnoticed.filter((it) => !isNoFault(it)) };
}

/**
 * Every small mistake that Stryker can think of, in each module whose name holds all of the words.
 * The reports lie below test-results/mutants.
 */
export function mutateModules(words: string[]) {
  const modules = Object.entries(MODULES).filter(([module]) =>
    words.every((word) => module.includes(word)),
  );
  if (modules.length === 0) return true;
  install();
  const project = copyProject();
  const results = modules.map(([module, tests]) => {
    console.log(`\n— ${module}`);
    writeFileSync(join(project, 'stryker.vitest.config.ts'), vitestConfig(tests));
    writeFileSync(join(project, 'stryker.config.json'), JSON.stringify(settings(module)));
    rmSync(reportOf(module), { force: true });
    spawnSync('stryker', ['run', '--logLevel', 'warn'], { cwd: project, stdio: 'inherit' });
    const result = readReport(module);
    for (const { at, line, replacement } of result.survivors)
      console.log(`SURVIVED  ${module}:${at}: ${line} → ${replacement.replace(/\s+/g, ' ')}`);
    console.log(`${result.noticed} noticed, ${result.survivors.length} not`);
    return result;
  });
  rmSync(project, { recursive: true });
  const sum = (count: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const noticed = sum((result) => result.noticed);
  const all = noticed + sum(({ survivors }) => survivors.length);
  const share = (100 * noticed) / all;
  console.log(`\n${noticed} of ${all} made by Stryker were noticed: ${share.toFixed(1)} %.`);
  return share >= LEAST;
}
