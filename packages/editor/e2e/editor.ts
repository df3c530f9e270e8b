import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY } from '../../../content/company-folder.ts';
import { freePort } from '../../../e2e/tools/free-port.ts';
import { copyWithCompany, WITH_COMPANY } from '../../../e2e/tools/project.ts';
import { until } from '../../../e2e/tools/until.ts';
import { type Action, ADDRESS, type Answer } from '../src/protocol.ts';

/** A copy of the project in git, with its own company and a running editor. */
export async function startEditor() {
  const folder = copyWithCompany(COMPANY);
  // Where nothing is noted of the share pictures none is drawn: that takes seconds after a change.
  const made = join(folder, 'company/pictures/made.json');
  rmSync(made, { force: true });

  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  git('add', 'company');
  git('commit', '--quiet', '--message=Before');
  const before = git('rev-parse', 'HEAD').trim();

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const editor = spawn(
    'node',
    [...WITH_COMPANY, 'packages/editor/src/start.ts', `--port=${port}`],
    {
      cwd: folder,
      env: { ...process.env, COMPANY: 'company', BROWSER: 'none' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stopped = once(editor, 'exit');
  let said = '';
  for (const stream of [editor.stdout, editor.stderr])
    stream.on('data', (words) => {
      said += words;
    });
  await until(
    () => said,
    'the editor',
    (words) => words.includes('Ctrl+C'),
  );
  const [, token] = said.match(/token=(\S+)/)!;
  const cookie = `edit-${port}=${token}`;
  const addressOf = (path: string) => `${origin}${ADDRESS}${path}?token=${token}`;

  /** The lines of the company's words that git sees changed. */
  const diff = () =>
    git('diff', '--unified=0', '--', 'company', ':!company/pictures/made.json')
      .split('\n')
      .filter((line) => /^[+-](?![+-])/.test(line));
  /** From now on until the reset, share pictures are drawn. */
  const drawShares = () => {
    cpSync(join(COMPANY, 'pictures/made.json'), made);
    git('add', 'company');
    git('commit', '--quiet', '--message=With share pictures');
  };
  /** In the company's own languages: what is new in one is not in the others yet. */
  const build = () => {
    const { LANGUAGES: _, ...env } = process.env;
    return execFileSync('vite', ['build'], {
      cwd: folder,
      env: { ...env, COMPANY: 'company' },
      encoding: 'utf8',
    });
  };
  const ask = async (action: Action) => {
    const body = JSON.stringify({ page: '/', action });
    const headers = { origin, cookie };
    const answer = await fetch(origin + ADDRESS, { method: 'POST', headers, body });
    return JSON.parse((await answer.text()).split('\n').at(-1)!) as Answer;
  };
  /** Everything as before the first change, for the editor too. */
  const reset = async () => {
    rmSync(made, { force: true });
    for (let left = Infinity; left > 0; )
      left = (await ask({ kind: left === Infinity ? 'read' : 'undo' })).state.changes.length;
    await ask({ kind: 'types' }); // and what is drawn meanwhile
    git('reset', '--quiet', '--hard', before);
    git('clean', '--quiet', '-d', '--force', '--', 'company');
  };
  /** Ctrl+C. */
  const interrupt = async () => {
    editor.kill('SIGINT');
    await stopped;
  };
  const stop = async () => {
    editor.kill();
    await stopped;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  /** What the terminal shows. */
  const terminal = () => said;
  return {
    folder,
    origin,
    cookie,
    terminal,
    addressOf,
    git,
    diff,
    drawShares,
    build,
    ask,
    reset,
    interrupt,
    stop,
  };
}

export type EditedProject = Awaited<ReturnType<typeof startEditor>>;
