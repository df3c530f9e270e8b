import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { startServer } from '../fixture-site.ts';
import { contact, inboxSettings, newVisitor, startInbox, until } from './fixture-inbox.ts';
import type { Answers } from './fixture-mail-server.ts';

vi.setConfig({ testTimeout: 300_000 });

/** Prepares a server in a process of its own. Each post comes from another visitor. */
async function prepareServer(mail?: Answers) {
  const PORT = await freePort();
  const { env } = await inboxSettings({ PORT }, mail);
  const start = async () => {
    const child = startServer(env);
    const [output] = await once(child.stdout, 'data');
    expect(String(output)).toBe(`The site is at http://localhost:${PORT}\n`);
    return child;
  };
  const get = (path: string, options = {}) => fetch(`http://127.0.0.1:${PORT}/${path}`, options);
  const post = (message: object) =>
    get('api/forms/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newVisitor() },
      body: JSON.stringify(message),
    });
  return { env, PORT, start, get, post };
}

test('killed six times while 20 visitors post → every message that was answered is stored once, with its notice', async () => {
  const { env, start, post } = await prepareServer({});
  const answered: string[] = [];
  let isOver = false;
  /** Sends each message under one id until it is answered, as the browser does. */
  const poster = async () => {
    while (!isOver) {
      const message = contact({ email: `${randomUUID()}@example.com` });
      while (!(await post(message).catch(() => undefined))?.ok) await pause(20);
      answered.push(message.email);
    }
  };
  let child = await start();
  const posters = Array.from({ length: 20 }, poster);
  for (const count of [50, 100, 150, 200, 250, 300]) {
    await until(() => answered.length > count);
    child.kill('SIGKILL');
    await once(child, 'exit');
    child = await start();
  }
  isOver = true;
  await Promise.all(posters);
  const { rows } = await startInbox(env);
  const stored = (await rows('message')).map(({ email }) => email!).sort();
  expect(answered.filter((email) => !stored.includes(email))).toEqual([]);
  expect(stored).toEqual([...new Set(stored)]);
  expect((await rows('outbox')).map(({ address }) => address).sort()).toEqual(stored);
});

/** Sends one request after another on one connection, until the server says that it will close it. */
async function visit(port: string, answered: () => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const sent = request({ port, path: '/about', agent }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await text(answer);
    answered();
    if (answer.headers.connection === 'close') return answer.statusCode;
  }
}

test('stopped while 256 visitors ask → everybody is answered, with Connection: close', async () => {
  const { PORT, start } = await prepareServer();
  const child = await start();
  const served = new Set<number>();
  const visitors = Array.from({ length: 256 }, (_, index) =>
    visit(PORT, () => served.add(index)).catch(({ code }) => code),
  );
  await until(() => served.size === 256);
  child.kill();
  const [ends] = await Promise.all([Promise.all(visitors), once(child, 'exit')]);
  expect(ends.filter((end) => end !== 200)).toEqual([]);
});

test('stopped while mail hangs → posts and downloads are finished, and whoever stopped reading is cut off', async () => {
  const { env, PORT, start, get, post } = await prepareServer({ isStalled: true });
  truncateSync(`${env.OUT}/media/film.mp4`, 8_000_000);
  truncateSync(`${env.OUT}/static/aisle.avif`, 500_000_000);
  const child = await start();
  expect((await post(contact())).status).toBe(201); // its mail hangs
  const [film, unread] = [await get('media/film.mp4'), await get('static/aisle.avif')];
  const body = JSON.stringify(contact());
  const visitor = connect(Number(PORT), '127.0.0.1');
  const head = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  visitor.write(`HEAD /about HTTP/1.1\r\nHost: x\r\n\r\n`);
  visitor.write(`POST /api/forms/contact HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 9)}`);
  await once(visitor, 'data');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) child.kill(signal);
  visitor.write(body.slice(9));
  const end = once(child, 'exit');
  const [answer, { byteLength }] = await Promise.all([text(visitor), film.arrayBuffer()]);
  expect([answer.match(/^HTTP.*/m)![0], byteLength]).toEqual(['HTTP/1.1 201 Created', 8_000_000]);
  expect(await end).toEqual([0, null]); // 1, had it not hung up by itself
  await expect(unread.arrayBuffer()).rejects.toThrow();
  await expect(get('')).rejects.toThrow();
});

test('without FORM_ENDPOINT → none of the inbox is loaded', async () => {
  const { env } = await prepareServer();
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, load) => (console.error(url), load(url, context)) });`;
  const script = `data:text/javascript,${encodeURIComponent(hook)}`;
  const child = startServer({ ...env, FORM_ENDPOINT: '' }, '--import', script);
  child.stdout.once('data', () => child.kill());
  const loaded = await text(child.stderr);
  expect(loaded).toContain('/server/app.ts');
  expect(loaded).not.toMatch(/\/inbox\/|\/forms\/|kysely|nodemailer|rate-limit|formbody/);
});

if (process.env.TEST_DATABASE_URL) {
  test('PostgreSQL starts late, stops and starts again → 503 while it is down, stored while it is up', async () => {
    const real = new URL((await inboxSettings()).settings.inbox.databaseUrl!);
    const sockets: Socket[] = [];
    const proxy = createServer((socket) => {
      const upstream = connect(Number(real.port), real.hostname);
      for (const end of [socket, upstream]) sockets.push(end.on('error', () => {}));
      socket.pipe(upstream).pipe(socket);
    });
    const port = Number(await freePort());
    const DATABASE_URL = Object.assign(new URL(real), { port }).href;
    const { app, get, send, rows, store } = await startInbox({ DATABASE_URL });
    const startProxy = () => once(proxy.listen(port, real.hostname), 'listening');
    const stopProxy = async () => {
      for (const socket of sockets.splice(0)) socket.destroy();
      await once(proxy.close(), 'close');
    };
    const expectStatus = async (post: number, health: number) => {
      expect([await send(), (await get('health')).statusCode]).toEqual([post, health]);
      expect((await app.inject('/about')).statusCode).toBe(200);
    };
    for (const _ of [1, 2]) {
      await expectStatus(503, 503);
      await startProxy();
      await expectStatus(201, 200);
      await expect(store.write(stopProxy)).rejects.toThrow();
    }
    await startProxy();
    await expectStatus(201, 200);
    expect(await rows('message')).toHaveLength(3);
    for (const socket of sockets) socket.unpipe().pause(); // it falls silent; others would answer
    expect(await send()).toBe(503);
    await vi.waitUntil(async () => (await send()) === 201, { timeout: 40_000 });
    await stopProxy();
  });

  test('the table is locked → health and posts get 503; once it is free again → stored', async () => {
    const { get, send, store } = await startInbox();
    const locked = await store.write(async (tx) => {
      await sql`LOCK TABLE message`.execute(tx);
      return Promise.all([send(), get('health').then(({ statusCode }) => statusCode)]);
    });
    expect(locked).toEqual([503, 503]);
    expect([await send(), (await get('health')).statusCode]).toEqual([201, 200]);
  });

  test('a PostgreSQL store of version 3 → the start stops, says how to move, touches nothing', async () => {
    const { env, store } = await startInbox();
    const old = sql`DROP SCHEMA public CASCADE; CREATE SCHEMA public;
      CREATE TABLE message (id TEXT, first_name TEXT)`;
    await store.write((tx) => old.execute(tx));
    await expect(startInbox(env)).rejects.toThrow(/version 3\.1.* give DATABASE_URL an empty/);
    const columns = sql<{ column_name: string }>`SELECT column_name
      FROM information_schema.columns WHERE table_schema = 'public'`;
    const { rows } = await store.read((db) => columns.execute(db));
    expect(rows.map(Object.values)).toEqual([['id'], ['first_name']]);
  });
}
