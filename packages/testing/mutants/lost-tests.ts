import { spawnSync } from 'node:child_process';
import type { Mutant } from './mutants.ts';

type Test = { file: string; title: string };
type Listed = { suites?: Listed[]; specs?: Test[] };

const read = (program: string, ...args: string[]) => {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout.slice(stdout.search(/[[{]\n/)));
};

/** Every test of the runner that a mistake is left to, as the runner itself knows it. */
function testsOf(isSpec: boolean, files: string[]): Test[] {
  if (!isSpec)
    return read('vitest', 'list', '--json', '--staticParse=false', ...files).map(
      ({ file, name }: { file: string; name: string }) => ({ file, title: name }),
    );
  const specsOf = ({ suites = [], specs = [] }: Listed): Test[] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  return specsOf(read('playwright', 'test', '--list', '--reporter=json', ...files));
}

/** A runner that finds no such test fails as well: the mistake would seem to be noticed. */
export function refuseLostTests(list: readonly Mutant[]) {
  const isSpec = ({ noticedBy: [file] }: Mutant) => file.endsWith('.spec.ts');
  const lost = [true, false].flatMap((kind) => {
    const mine = list.filter((mutant) => isSpec(mutant) === kind);
    const files = [...new Set(mine.map(({ noticedBy: [file] }) => file))];
    const tests = mine.length > 0 ? testsOf(kind, files) : [];
    return mine.filter(
      ({ noticedBy: [file, title = ''] }) =>
        !tests.some((test) => test.file.endsWith(file) && test.title.includes(title)),
    );
  });
  if (lost.length === 0) return;
  console.error('No test matches these names. Fix them in mutants.jsonl:');
  for (const { noticedBy } of lost) console.error(`  ${noticedBy.join(': ')}`);
  process.exit(1);
}
