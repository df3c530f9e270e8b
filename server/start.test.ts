import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../e2e/tools/free-port.ts';
import { listeners, serverProcesses, visit } from '../e2e/tools/start-server.ts';

const { site, start, startAndWait } = serverProcesses();
const { folder } = site;

/** A separate connection, whose response is not read. */
async function open(address: string): Promise<IncomingMessage> {
  const [response] = await once(get(address, { agent: false }), 'response');
  return response;
}

test('a port that is taken → one line, although threads share theirs', async () => {
  const { port } = await startAndWait();
  const second = start(port);
  const [said, [code]] = await Promise.all([text(second.stderr!), once(second, 'exit')]);
  expect(said).toBe(
    `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start.\n`,
  );
  expect(code).toBe(1);
});

test('a stop, told twice, while every thread has a film under way → all of them are finished, then the process ends', async () => {
  const { child, port, origin } = await startAndWait();
  // The first thread responds before the second one listens.
  if (process.platform === 'linux' && availableParallelism() > 1)
    await vi.waitFor(() => expect(listeners(port)).toBe(2), { timeout: 60_000 });
  const downloads = await Promise.all(Array.from({ length: 12 }, () => open(origin + site.film)));
  const ended = once(child, 'exit'); // perhaps while we still read
  child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), { timeout: 60_000 });
  child.kill('SIGTERM'); // once more, now that the first has surely arrived
  const films = await Promise.all(downloads.map((download) => buffer(download)));
  expect(films.map(({ length }) => length)).toEqual(downloads.map(() => 8_000_000));
  expect(await ended).toEqual([0, null]);
});

/** Linux answers on all of 127.0.0.0/8: another address of this machine without a network. */
const another = (port: number) => `http://127.0.0.2:${port}`;

test.runIf(process.platform === 'linux')(
  'behind a proxy → listens at 127.0.0.1 alone; else, or where HOST says so, at every address',
  async () => {
    const proxied = await startAndWait({ TRUST_PROXY: '1' });
    await expect(fetch(another(proxied.port))).rejects.toThrow();
    for (const settings of [{}, { TRUST_PROXY: '1', HOST: '0.0.0.0' }]) {
      const { port } = await startAndWait(settings);
      expect((await fetch(another(port))).status).toBe(200);
    }
  },
);

test('a stop under load → every answer is whole, no connection is reset', async () => {
  const { child, origin } = await startAndWait();
  const ended = once(child, 'exit');
  const { answers, gone } = visit(origin);
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(500), { timeout: 60_000 });
  child.kill('SIGTERM');
  await gone;
  expect(await ended).toEqual([0, null]);
  // A visitor whose connection was closed opens a new one, which nobody accepts.
  expect(new Set(answers)).toEqual(new Set(['answered', 'ECONNREFUSED']));
});

test.skipIf(process.platform === 'win32')(
  'npm is told to stop, and its shell ends → the server behind it stops too',
  async () => {
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), npm_lifecycle_event: 'start' };
    const server = `node ${resolve('server/start.ts')}`;
    const shell = spawn('sh', ['-c', `true && ${server}; true`], {
      cwd: folder,
      env,
      stdio: 'ignore',
    });
    onTestFinished(() => void shell.kill('SIGKILL'));
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), { timeout: 60_000, interval: 50 });
    shell.kill('SIGTERM');
    await vi.waitFor(() => expect(listeners(port)).toBe(0), { timeout: 60_000, interval: 50 });
  },
);

test('--health beside a running server → 0; where nothing answers → 1', async () => {
  const { port } = await startAndWait();
  const health = (at: number) => {
    const env = { ...process.env, PORT: String(at) };
    return spawnSync('node', [resolve('server/start.ts'), '--health'], { env }).status;
  };
  expect([health(port), health(await freePort())]).toEqual([0, 1]);
});

test('an older Node → one line that says which one is needed', () => {
  const source = readFileSync('server/start.ts', 'utf8');
  const older = source.replaceAll('process.versions.node', "'20.19.0'");
  const file = join(folder, 'older.mjs');
  writeFileSync(file, older);
  const { status, stderr } = spawnSync('node', [file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    'The server needs Node 24 or newer; this is Node 20.19.0.\n',
  ]);
});
