import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fixtureSite } from '../testing/fixture-site.ts';
import { freePort } from '../testing/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
let film: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  const site = await fixtureSite();
  renameSync(site.folder, join(folder, 'dist'));
  mkdirSync(join(folder, 'deploy'));
  writeFileSync(join(folder, 'deploy/headers.json'), JSON.stringify(site.headers));
  film = site.film;
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(port: number, settings: Record<string, string> = {}) {
  const env = { ...process.env, PORT: String(port), FORM_ENDPOINT: '', ...settings };
  const child = spawn('node', [resolve('server/start.ts')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function startAndWait(settings?: Record<string, string>) {
  const port = await freePort();
  const child = start(port, settings);
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), { timeout: 60_000, interval: 50 });
  return { child, port, origin };
}

/** How many sockets of this machine wait for visitors at the port. */
function listeners(port: number) {
  const place = `:${port.toString(16).toUpperCase().padStart(4, '0')} `;
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((table) => existsSync(table));
  const lines = tables.flatMap((table) => readFileSync(table, 'utf8').split('\n'));
  return lines.filter((line) => line.slice(0, 46).includes(place) && / 0A /.test(line)).length;
}

const isShared = process.platform === 'linux' && availableParallelism() > 1;

/** The first thread answers before the second listens. */
const twoListen = (port: number) =>
  vi.waitFor(() => expect(listeners(port)).toBe(2), { timeout: 60_000 });

/** A connection of its own, whose answer is left unread. */
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

test('a stop while every thread has a film under way → all of them are finished, then the process ends', async () => {
  const { child, port, origin } = await startAndWait();
  if (isShared) await twoListen(port);
  const downloads = await Promise.all(Array.from({ length: 12 }, () => open(origin + film)));
  const ended = once(child, 'exit'); // it may end while we still read what lies between the two sockets
  child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), { timeout: 60_000 });
  const films = await Promise.all(downloads.map((download) => buffer(download)));
  expect(films.map(({ length }) => length)).toEqual(downloads.map(() => 8_000_000));
  expect(await ended).toEqual([0, null]);
});

test.runIf(isShared)(
  'on Linux with several cores → two threads listen, but one where the inbox counts its senders',
  async () => {
    const { port } = await startAndWait();
    await twoListen(port);
    const withInbox = await startAndWait({
      FORM_ENDPOINT: '/api/forms',
      DATA_DIR: join(folder, 'data'),
    });
    expect(listeners(withInbox.port)).toBe(1);
  },
);
