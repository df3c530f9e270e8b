import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
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
import { Agent, get, type IncomingMessage } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { fixtureSite } from '../e2e/tools/fixture-site.ts';
import { freePort } from '../e2e/tools/free-port.ts';
import { aMessage } from '../packages/inbox/testing/inbox.ts';
import { startMailServer } from '../packages/inbox/testing/mail-server.ts';

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

test('a stop, told twice, while every thread has a film under way → all of them are finished, then the process ends', async () => {
  const { child, port, origin } = await startAndWait();
  if (isShared) await twoListen(port);
  const downloads = await Promise.all(Array.from({ length: 12 }, () => open(origin + film)));
  const ended = once(child, 'exit'); // it may end while we still read what lies between the two sockets
  child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), { timeout: 60_000 });
  child.kill('SIGTERM'); // once more, now that the first has surely arrived
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

/** Linux answers for all of 127.0.0.0/8: another address of this machine without a network. */
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

test('with the inbox → its answers carry the headers of the site, and are never kept', async () => {
  const { origin } = await startAndWait({
    FORM_ENDPOINT: '/api/forms',
    DATA_DIR: join(folder, 'headers'),
  });
  for (const path of ['/api/health', '/api/nowhere']) {
    const { headers } = await fetch(origin + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

const INBOX = { FORM_ENDPOINT: '/api/forms', DATA_DIR: 'data' };
const VISITORS = 32;

/** Visitors who ask again on their connection as soon as they are answered, until the server is gone. */
function visit(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const answers: string[] = [];
  const ask = async () => {
    const [response] = await once(get(`${origin}/about`, { agent }), 'response');
    return (await text(response)).length > 0;
  };
  const visitor = async () => {
    for (;;) {
      try {
        await ask();
        answers.push('answered');
      } catch (error) {
        return void answers.push((error as NodeJS.ErrnoException).code!);
      }
    }
  };
  const gone = Promise.all(Array.from({ length: VISITORS }, visitor));
  return { answers, gone };
}

test.each([
  ['without the inbox', {}],
  ['with it', INBOX],
])('a stop under load, %s → every answer is whole, no connection is reset', async (_, settings) => {
  const { child, origin } = await startAndWait(settings);
  const ended = once(child, 'exit');
  const { answers, gone } = visit(origin);
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(500), { timeout: 60_000 });
  child.kill('SIGTERM');
  await gone;
  expect(await ended).toEqual([0, null]);
  // A connection that is gone is made anew, and there is nobody to take it.
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
    children.push(shell);
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), { timeout: 60_000, interval: 50 });
    shell.kill('SIGTERM');
    await vi.waitFor(() => expect(listeners(port)).toBe(0), { timeout: 60_000, interval: 50 });
  },
);

async function statusOfPost(origin: string) {
  const headers = { 'Content-Type': 'application/json' };
  const message = { method: 'POST', body: JSON.stringify(aMessage()), headers };
  return (await fetch(`${origin}/api/forms/contact`, message)).status;
}

test('a mail server that hangs while the server stops → it ends all the same', async () => {
  const mail = await startMailServer();
  mail.be('hangs');
  onTestFinished(() => mail.stop());
  const settings = { ...INBOX, SMTP_URL: mail.url, NOTIFY_TO: 'office@example.com' };
  const { child, origin } = await startAndWait(settings);
  const ended = once(child, 'exit');
  const connected = once(mail.server, 'connection');
  expect(await statusOfPost(origin)).toBe(201);
  await connected;
  const said = text(child.stderr!);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  // It hung up itself, rather than wait until its patience with a mail server was over (ETIMEDOUT).
  expect(await said).toContain('A mail was not sent (ECONNECTION, try 1)');
});

test('a broken inbox.db, and one that is locked → the pages are there, the forms say 503', async () => {
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'inbox.db'), 'no database'.repeat(1000));
  const { origin } = await startAndWait({ ...INBOX, DATA_DIR: 'broken' });
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  expect([await statusOf('/about'), await statusOfPost(origin)]).toEqual([200, 503]);

  rmSync(join(broken, 'inbox.db'));
  expect(await statusOfPost(origin)).toBe(201);
  const other = new DatabaseSync(join(broken, 'inbox.db'), { timeout: 60_000 });
  other.exec('BEGIN IMMEDIATE');
  const post = statusOfPost(origin);
  const first = await Promise.race([post, statusOf('/about')]);
  expect([first, await post]).toEqual([200, 503]);
  other.close();
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
