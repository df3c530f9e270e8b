import { execFile, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { COMPANY } from '../../../content/company-folder.ts';
import { UserError } from '../../../user-error.ts';

/** Runs a command of node_modules/.bin, which on Windows is a script that only a shell starts. */
async function run(command: string, args: string[], { input = '', cwd = '.' } = {}) {
  const child = spawn(command, args, { cwd, shell: process.platform === 'win32' });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr };
}

/** The source as Biome writes it. */
export async function format(file: string, code: string) {
  const args = ['format', `--stdin-file-path=${COMPANY}/${file}`];
  const { stdout, stderr } = await run('biome', args, { input: code });
  if (stdout === '') throw new Error(`Biome could not format ${COMPANY}/${file}. ${stderr.trim()}`);
  return stdout;
}

/** What is made of the content, without tests and tools; incremental, so that a second look is short. */
const PROJECT = 'packages/editor/src/tsconfig.site.json';

/** What the compiler finds in the site and its server, an error a line. */
export async function typeErrors(cwd = '.') {
  const { stdout } = await run('tsc', ['--project', PROJECT, '--pretty', 'false'], { cwd });
  return stdout.split('\n').filter((line) => /: error TS\d+:/.test(line));
}

const git = (folder: string, ...args: string[]) =>
  promisify(execFile)('git', ['-C', folder, ...args]);

export const isRepository = (folder: string) =>
  git(folder, 'rev-parse', '--is-inside-work-tree').then(
    ({ stdout }) => stdout.trim() === 'true',
    () => false,
  );

/** One commit of these files and of nothing else that may have changed. */
export async function commit(folder: string, files: readonly string[], message: string) {
  if (message.trim() === '') throw new UserError('Say in a few words what was changed.');
  if (files.length === 0) throw new UserError('There is nothing to commit.');
  try {
    await git(folder, 'add', '--all', '--', ...files);
    await git(folder, 'commit', '--quiet', `--message=${message.trim()}`, '--only', '--', ...files);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new UserError(`git could not commit: ${(stderr || message).trim()}`);
  }
}
