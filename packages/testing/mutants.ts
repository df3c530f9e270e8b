import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../../e2e/tools/project.ts';
import { UserError } from '../../user-error.ts';

// npm run mutants [-- words] [--made | --stryker]: breaks a copy of the project, one mistake at a
// time, runs the tests that should notice, and names the mistakes that none of them noticed.

const STRYKER = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@10.1.1`);
const SETTINGS = 'packages/testing/stryker.config.json';
const REPORT = 'test-results/mutants.json';

/** A mistake that only a browser or a process shows: a line of mutants.jsonl, beside its target. */
type Mutant = [file: string, text: string, replacement: string, test: string, title?: string];

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { made: { type: 'boolean' }, stryker: { type: 'boolean' } },
});
const nameOf = ([file, text, replacement]: Mutant) =>
  `${file}: ${text} → ${replacement || 'nothing'}`;

/** Where no test has such a name, none notices: the runners pass then. */
function isNoticed(project: string, [, , , test, title]: Mutant) {
  const [program, ...args] = test.endsWith('.spec.ts')
    ? ['playwright', 'test', '--max-failures=1', ...(title ? ['--grep', title] : [])]
    : ['vitest', 'run', '--bail=1', ...(title ? ['--testNamePattern', title] : [])];
  const { status } = spawnSync(program!, [...args, test, '--pass-with-no-tests'], {
    cwd: project,
    stdio: 'ignore',
    timeout: 600_000,
  });
  return status !== 0;
}

function makeMistakes(project: string) {
  const list = globSync('{e2e,e2e/sample,packages/*}/mutants.jsonl')
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .filter((line) => words.every((word) => line.includes(word)))
    .map((line): Mutant => JSON.parse(line));
  const lost = list.filter(([file, text]) => readFileSync(file, 'utf8').split(text).length !== 2);
  if (lost.length > 0)
    throw new UserError(`These texts are not in their files once:\n${lost.map(nameOf).join('\n')}`);
  const survivors = list.filter((mutant) => {
    const [name, text, replacement] = mutant;
    const file = join(project, name);
    const original = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      original.replace(text, () => replacement),
    );
    const noticed = isNoticed(project, mutant);
    writeFileSync(file, original);
    const by = noticed ? '' : ` (by ${mutant.slice(3).join(': ')})`;
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${nameOf(mutant)}${by}`);
    return !noticed;
  });
  console.log(`\n${list.length - survivors.length} of ${list.length} made by hand were noticed.`);
  return survivors.length === 0;
}

/** How many of Stryker's mutants in a module were noticed, and how many were not. */
function mutate(project: string, module: string) {
  const args = ['run', SETTINGS, '--logLevel', 'warn', '--mutate', module];
  spawnSync('stryker', args, { cwd: project, stdio: 'inherit' });
  const { files } = JSON.parse(readFileSync(join(project, REPORT), 'utf8'));
  const mutants: { status: string }[] = files[module].mutants;
  const count = (...of: string[]) => mutants.filter(({ status }) => of.includes(status)).length;
  const result = { noticed: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage') };
  console.log(`${module}: ${result.noticed} noticed, ${result.missed} not`);
  return result;
}

/**
 * All mutants of Stryker, a module at a time: one that shows while a module loads runs all tests,
 * which should be the module's own. Fetched on demand: the site needs none of its 160 packages.
 */
function runStryker(project: string) {
  const settings = JSON.parse(readFileSync(SETTINGS, 'utf8'));
  const modules: string[] = settings.mutate.filter((module: string) =>
    words.every((word) => module.includes(word)),
  );
  if (modules.length === 0) return true;
  if (!existsSync('node_modules/@stryker-mutator/vitest-runner'))
    spawnSync('npm', ['install', '--no-save', '--loglevel=error', ...STRYKER], {
      stdio: 'inherit',
    });
  const results = modules.map((module) => mutate(project, module));
  const noticed = results.reduce((sum, result) => sum + result.noticed, 0);
  const all = results.reduce((sum, result) => sum + result.missed, noticed);
  const share = (100 * noticed) / all;
  console.log(`\n${noticed} of ${all} made by Stryker were noticed: ${share.toFixed(1)} %.`);
  return share >= settings.thresholds.low;
}

const project = copyProject();
process.once('exit', () => rmSync(project, { recursive: true }));
// The report stays when the copy is removed.
mkdirSync('test-results', { recursive: true });
symlinkSync(resolve('test-results'), join(project, 'test-results'));
const isMadeNoticed = values.stryker || makeMistakes(project);
const isStrykerNoticed = values.made || runStryker(project);
process.exitCode = isMadeNoticed && isStrykerNoticed ? 0 : 1;
