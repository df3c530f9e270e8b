import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { freePort } from '../../../e2e/tools/free-port.ts';
import { WITH_COMPANY } from '../../../e2e/tools/project.ts';
import { answers, until } from '../../../e2e/tools/until.ts';
import { nextVisitor, QUICK } from './inbox.ts';
import type { StoreSettings } from './postgres.ts';

/** `node packages/inbox/testing/serve.ts` on its own port. */
export async function spawnInbox(settings: StoreSettings & Record<string, string>, timing = QUICK) {
  const port = await freePort();
  const env = {
    ...process.env,
    TRUST_PROXY: '1',
    ...settings,
    PORT: String(port),
    TIMING: JSON.stringify(timing),
  };
  const child = spawn('node', [...WITH_COMPANY, '--expose-gc', 'packages/inbox/testing/serve.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  await until(() => answers(`http://127.0.0.1:${port}/`), 'the server listens');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  return {
    port,
    child,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** Bytes in use. */
    async memory() {
      child.send('memory');
      return (await once(child, 'message'))[0] as number;
    },
  };
}

export type ServerProcess = Awaited<ReturnType<typeof spawnInbox>>;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** The response's status, or 0 for none. Faster than fetch, so that the server is measured. */
export function post(port: number, body: object, path = '/api/forms/contact') {
  const text = JSON.stringify(body);
  return new Promise<number>((resolve) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: 'POST',
        timeout: 20_000,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
          'X-Forwarded-For': nextVisitor(),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.complete ? answer.statusCode! : 0));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve(0));
    outgoing.end(text);
  });
}
