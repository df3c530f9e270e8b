import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { COMPANY, MADE } from '../../../content/company-folder.ts';
import { isSocialFile } from '../../../content/media-files.ts';
import { UserError } from '../../../user-error.ts';
import { type FileChange, isAs } from './write-files.ts';

/** Runs a command of node_modules/.bin, which on Windows is a script that needs a shell. */
async function run(command: string, args: string[], { input = '', cwd = '.' } = {}) {
  const child = spawn(command, args, { cwd, shell: process.platform === 'win32' });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr };
}

/** A program of this project, with the company as it is now. */
export const runNode = (program: string, ...args: string[]) =>
  run('node', ['--import', './content/company-hook.ts', program, ...args]);

/** The source as Biome formats it. */
export async function format(file: string, code: string) {
  const args = ['format', `--stdin-file-path=${COMPANY}/${file}`];
  const { stdout, stderr } = await run('biome', args, { input: code });
  if (stdout === '') throw new Error(`Biome could not format ${COMPANY}/${file}. ${stderr.trim()}`);
  return stdout;
}

/** The site without tests and tools; incremental, so that a second run is fast. */
const PROJECT = 'packages/editor/src/tsconfig.site.json';

/** The compiler's errors in the site and its server, one per line. */
export async function typeErrors(cwd = '.') {
  // Several checkers would each read the types that they share: more work for the same answer.
  const args = ['--project', PROJECT, '--pretty', 'false', '--singleThreaded'];
  const { stdout } = await run('tsc', args, { cwd });
  return stdout.split('\n').filter((line) => /: error TS\d+:/.test(line));
}

const QUIET = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };

/** Answers in English, and asks nothing: nobody sits in front of the terminal. */
async function git(folder: string, ...args: string[]) {
  const env = { GIT_SSH_COMMAND: 'ssh -oBatchMode=yes', ...process.env, ...QUIET };
  const { stdout } = await promisify(execFile)('git', ['-C', folder, ...args], {
    env,
    timeout: 120_000,
    maxBuffer: 1e8,
  });
  return stdout;
}

const saidBy = (error: unknown) => {
  const { stderr, message } = error as Error & { stderr?: string };
  return (stderr || message).trim();
};

/** As git names it: a file's bytes before anybody changed them have the name that is committed. */
const blobName = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** What the editor draws after a change, and notes. */
const isDrawn = (file: string) => `${COMPANY}/${file}` === MADE || isSocialFile(basename(file));

/** What git knows of a folder: what differs from the last commit, and where it is published. */
export async function gitState(folder: string, changes: readonly FileChange[]) {
  try {
    const [status, tree, remotes, prefix] = await Promise.all([
      git(folder, ...'status --porcelain -z --no-renames --untracked-files=all -- .'.split(' ')),
      git(folder, 'ls-tree', '-r', '-z', 'HEAD').catch(() => ''),
      git(folder, 'remote'),
      git(folder, 'rev-parse', '--show-prefix'),
    ]);
    const unpublished = await git(folder, 'rev-list', '--count', '@{upstream}..').catch(() => '1');
    const committed = new Map(
      tree.split('\0').map((line) => [line.slice(53), line.slice(12, 52)] as const),
    );
    const isByHand = (file: string) => {
      if (isDrawn(file)) return false;
      const own = changes.filter((it) => it.file === file);
      const [before, after] = [own[0]?.before, own.at(-1)?.after];
      const name = before && blobName(before);
      return own.length === 0 || name !== committed.get(file) || !isAs(join(folder, file), after);
    };
    const files = status
      .split('\0')
      .map((line) => line.slice(3 + prefix.trim().length))
      .filter((file) => file && !file.startsWith('.edit/'));
    return {
      files: files.map((file) => ({ file, isByHand: isByHand(file) })),
      remote: remotes.split('\n').includes('origin') ? 'origin' : remotes.split('\n')[0]!,
      isPublished: unpublished.trim() === '0',
    };
  } catch {
    return undefined;
  }
}

export type Git = NonNullable<Awaited<ReturnType<typeof gitState>>>;

/** One commit of these files and of no other changes. */
export async function commit(folder: string, files: readonly string[], message: string) {
  if (message.trim() === '') throw new UserError('Say in a few words what was changed.');
  if (files.length === 0) throw new UserError('There is nothing to commit.');
  try {
    await git(folder, 'add', '--all', '--', ...files);
    await git(folder, 'commit', '--quiet', `--message=${message.trim()}`, '--only', '--', ...files);
  } catch (error) {
    throw new UserError(`git could not commit: ${saidBy(error)}`);
  }
}

/** What git says when it cannot push, and what that means. */
const REASONS: [RegExp, string][] = [
  [/fetch first|non-fast/, 'Somebody else has published since: run git pull --rebase.'],
  [/Authenti|could not read|denied|error: 40[13]/, 'This machine is not signed in: run git push.'],
  [/resolve host|connect to|Connection/, 'The server cannot be reached. Is this machine online?'],
  [/not appear to be|not found|not exist/, 'Nothing is at the address that git remote -v shows.'],
  [/hook declined|protected/, 'The server has rules against it.'],
];

/** Sends the commits to where the site is published from. */
export async function push(folder: string, remote: string) {
  try {
    await git(folder, '-c', 'advice.pushUpdateRejected=false', 'push', '-u', remote, 'HEAD');
  } catch (error) {
    const said = saidBy(error);
    const reason = REASONS.find(([pattern]) => pattern.test(said))?.[1] ?? 'Look at what git says.';
    throw new UserError(
      `It is committed here, but not published. ${reason} Then publish again.\n` +
        `git says: ${said.replaceAll('\n', ' ')}`,
    );
  }
}
