import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject, copyWithCompany, writtenLanguages } from '../../e2e/tools/project.ts';

// node packages/testing/in-a-copy.ts examples/NAME | every-language [what playwright is told]
// The tests in a copy of the project: with a company of its own, as adopters have, or the
// end-to-end tests with every language that has words.

const [what = '', ...filters] = process.argv.slice(2);
const isCompany = what !== 'every-language';
const folder = isCompany ? copyWithCompany(what) : copyProject();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// Screenshots and traces of failures stay when the copy is removed.
mkdirSync('test-results', { recursive: true });
symlinkSync(resolve('test-results'), join(folder, 'test-results'));

const env = {
  ...process.env,
  ...(isCompany ? { COMPANY: 'company', PROOFS: '1' } : { LANGUAGES: writtenLanguages.join(',') }),
};

function run(program: string, ...args: string[]) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(program, args, { cwd: folder, env, stdio: 'inherit', shell });
  if (status !== 0) process.exit(1);
}

run('node', 'scripts/build-if-stale.ts');
if (isCompany && filters.length === 0)
  run('vitest', 'run', '--project=unit', '--project=engines', '--project=deploy');
// The last one's report is the one that is counted.
run('playwright', 'test', ...filters);
