import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Objection } from './objection.ts';

const run = promisify(execFile);
const git = (folder: string, ...args: string[]) => run('git', ['-C', folder, ...args]);

export const isRepository = (folder: string) =>
  git(folder, 'rev-parse', '--is-inside-work-tree').then(
    ({ stdout }) => stdout.trim() === 'true',
    () => false,
  );

/** One commit of these files and of nothing else that may lie about. */
export async function commit(folder: string, files: readonly string[], message: string) {
  if (message.trim() === '') throw new Objection('Say in a few words what was changed.');
  if (files.length === 0) throw new Objection('There is nothing to commit.');
  try {
    await git(folder, 'add', '--all', '--', ...files);
    await git(folder, 'commit', '--quiet', `--message=${message.trim()}`, '--only', '--', ...files);
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr || (error as Error).message).trim();
    throw new Objection(`git made no commit: ${said}`);
  }
}
