import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../../../e2e/tools/copy-project.ts';
import { refuseLostTests } from './lost-tests.ts';
import { type Mutant, mutants } from './mutants.ts';
import { mutateModules } from './stryker.ts';

// npm run mutants [-- words] [--made | --stryker]: breaks the product in a copy of the project, one mistake at a time,
// and runs the tests that should notice. It names the mistakes that nobody noticed.

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { made: { type: 'boolean' }, stryker: { type: 'boolean' } },
});

const nameOf = ({ file, text, replacement }: Mutant) =>
  `${file}: ${text} → ${replacement || 'nothing'}`;

/** A mistake can only be made where its text still stands, once. */
function refuseLostOnes(list: readonly Mutant[]) {
  const lost = list.filter(({ file, text }) => readFileSync(file, 'utf8').split(text).length !== 2);
  if (lost.length === 0) return;
  console.error(
    `These texts do not stand in their files exactly once any more. Fix them in mutants.jsonl:`,
  );
  for (const mutant of lost) console.error(`  ${nameOf(mutant)}`);
  process.exit(1);
}

const isNoticed = (project: string, { noticedBy: [file, title] }: Mutant) => {
  const isSpec = file.endsWith('.spec.ts');
  const command = isSpec
    ? ['playwright', 'test', file, '--max-failures=1']
    : ['vitest', 'run', file, '--bail=1'];
  const chosen = title ? [isSpec ? '--grep' : '--testNamePattern', title] : [];
  const [program = '', ...args] = [...command, ...chosen];
  const { status } = spawnSync(program, args, { cwd: project, stdio: 'ignore', timeout: 600_000 });
  return status !== 0;
};

function runMade() {
  const list = mutants.filter((mutant) =>
    words.every((word) => JSON.stringify(mutant).includes(word)),
  );
  refuseLostOnes(list);
  refuseLostTests(list);
  const project = copyProject();
  const survivors: Mutant[] = [];
  for (const mutant of list) {
    const file = join(project, mutant.file);
    const original = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      original.replace(mutant.text, () => mutant.replacement),
    );
    const noticed = isNoticed(project, mutant);
    writeFileSync(file, original);
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${nameOf(mutant)}`);
    if (!noticed) survivors.push(mutant);
  }
  rmSync(project, { recursive: true });
  console.log(`\n${list.length - survivors.length} of ${list.length} made by hand were noticed.`);
  return survivors.length === 0;
}

let isGood = true;
if (!values.stryker) isGood = runMade();
if (!values.made) isGood = mutateModules(words) && isGood;
process.exitCode = isGood ? 0 : 1;
