import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { answers } from './until.ts';

export type Running = {
  name: string;
  origin: string;
  process: ChildProcess;
  stop: () => Promise<number | null>;
};

/** For what hangs, not for what is slow: some hosts' servers take a minute on a busy machine. */
const START_LIMIT = 300_000;

export async function started(name: string, child: ChildProcess, origin: string): Promise<Running> {
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const exited = once(child, 'exit');
  const deadline = Date.now() + START_LIMIT;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${name} did not start:\n${output}`);
    await pause(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await exited;
    return code as number | null;
  };
  return { name, origin, process: child, stop };
}

/** Our own server, as npm start runs it, in the folder that has dist/ and deploy/. */
export async function startNode(folder = '.', settings: Record<string, string> = {}) {
  const { PORT = String(await freePort()) } = settings;
  const env = { ...process.env, ...settings, PORT };
  const args = ['--max-semi-space-size=2', 'deploy/server.js'];
  const child = spawn('node', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  return started('Node', child, `http://127.0.0.1:${PORT}`);
}

export const servers = {
  Node: { find: () => true, start: startNode },
};
