import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../../e2e/tools/until.ts';
import { aMessage, openStore, startInbox, type TestInbox } from '../testing/inbox.ts';
import { ownFolder } from '../testing/stores.ts';
import { runCommand } from './commands.ts';
import { listMessages } from './messages.ts';

const CONTACT = '/api/forms/contact';
let folder: string;
let file: string;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = join(ownFolder(), 'data');
  file = join(folder, 'inbox.db');
});

async function start() {
  const inbox = await startInbox({ DATA_DIR: folder });
  onTestFinished(() => inbox.stop());
  return inbox;
}

const statusOf = async (inbox: TestInbox) => (await inbox.post(CONTACT, aMessage())).status;
const healthOf = async (inbox: TestInbox) => (await fetch(`${inbox.origin}/api/health`)).status;

function cliFor({ environment }: Pick<TestInbox, 'environment'>) {
  const database = openStore({ DATA_DIR: folder });
  onTestFinished(() => database.close());
  return (...args: string[]) => runCommand({ database, environment }, args);
}

/** Every file of the store that contains the word, including SQLite's other files. */
const filesWith = (word: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(word));

/** Another process that holds the store's lock. */
function holdLock() {
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(() => {
    if (other.isOpen) other.close();
  });
  return other;
}

test('a copy of inbox.db alone, made while the server runs → holds every message', async () => {
  const inbox = await start();
  await Promise.all(Array.from({ length: 40 }, () => inbox.post(CONTACT, aMessage())));
  const copy = join(folder, '..', 'copy.db');
  await until(() => {
    copyFileSync(file, copy);
    const database = new DatabaseSync(copy);
    try {
      return database.prepare('SELECT count(*) AS count FROM message').get()?.count === 40;
    } catch {
      return false; // the tables are not in the file yet
    } finally {
      database.close();
    }
  }, 'the copy holds 40 messages');
});

test('a folder that the inbox makes → for its owner alone', async () => {
  await start();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('every file of the store → for its owner alone, whatever the rights were', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '', { mode: 0o644 });
  const inbox = await start();
  await statusOf(inbox);
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test('the folder is moved, or replaced, under the running server → 503, and health says so; it is put back → 201', async () => {
  const inbox = await start();
  expect(await statusOf(inbox)).toBe(201);
  for (const isReplaced of [false, true]) {
    renameSync(folder, `${folder}-moved`);
    if (isReplaced) mkdirSync(folder);
    if (isReplaced) writeFileSync(file, '');
    expect(await statusOf(inbox)).toBe(503);
    if (isReplaced) expect(await healthOf(inbox)).toBe(503);
    rmSync(folder, { recursive: true, force: true });
    renameSync(`${folder}-moved`, folder);
    expect(await statusOf(inbox)).toBe(201);
  }
  expect(await inbox.transact(listMessages)).toHaveLength(3);
});

test('another process holds the lock → everything else is answered meanwhile, the post with 503', async () => {
  const inbox = await start();
  expect(await statusOf(inbox)).toBe(201);
  const other = holdLock();
  const order: string[] = [];
  const post = statusOf(inbox).then((status) => order.push(`post ${status}`));
  await until(() => inbox.requests() > 0, 'the post has arrived');
  for (const page of ['first', 'second']) {
    await fetch(`${inbox.origin}/api/nowhere`).then(() => order.push(page));
  }
  await post;
  expect(order).toEqual(['first', 'second', 'post 503']);
  other.close();
  expect(await statusOf(inbox)).toBe(201);
});

test('a disk that keeps the store busy → everything else is answered meanwhile', async () => {
  const inbox = await start();
  expect(await statusOf(inbox)).toBe(201);
  const order: string[] = [];
  const long = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5e6)
    SELECT count(*) FROM n`;
  const store = inbox.query(long).then(() => order.push('store'));
  for (const page of ['first', 'second'])
    await fetch(`${inbox.origin}/api/nowhere`).then(() => order.push(page));
  await store;
  expect(order).toEqual(['first', 'second', 'store']);
});

test('works that come at once, and one of them fails → it leaves nothing, the others are stored', async () => {
  const { transact, query } = await start();
  const write = (at: number, fail = false) =>
    transact(async (run) => {
      await run('INSERT INTO heartbeat (id, at) VALUES ($1, $1)', at);
      if (fail) throw new Error('on purpose');
    });
  const written = await Promise.allSettled([write(11), write(12, true), write(13)]);
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await query('SELECT id FROM heartbeat')).toEqual([{ id: 11 }, { id: 13 }]);
});

test('a work that goes on after its transaction could not begin → leaves nothing', async () => {
  const { transact, query } = await start();
  await query('SELECT 1'); // makes the tables
  const other = holdLock();
  const work = transact(async (run) => {
    const insert = 'INSERT INTO heartbeat (id, at) VALUES ($1, $1)';
    await run(insert, 11).catch(() => other.close());
    await run(insert, 12);
  });
  await expect(work).rejects.toThrow('the transaction has ended');
  expect(await query('SELECT id FROM heartbeat')).toEqual([]);
});

test('the lock is held for a moment → the post waits, and is taken', async () => {
  const inbox = await start();
  expect(await statusOf(inbox)).toBe(201);
  const other = holdLock();
  const post = statusOf(inbox);
  await until(() => inbox.requests() > 0, 'the post has arrived');
  other.close();
  expect(await post).toBe(201);
});

test('another process holds the lock → the command line still reads', async () => {
  const inbox = await start();
  await statusOf(inbox);
  const cli = cliFor(inbox);
  holdLock();
  expect(await cli('list')).toContain('Ada Frost');
  expect(await cli('stats')).toMatch(/messages +1\n/);
});

test('delete while the server runs → no byte of the words is left in any file', async () => {
  const inbox = await start();
  const [word, email] = ['Zwetschgendatschi', 'gone@example.com'];
  for (let i = 0; i < 20; i += 1)
    await inbox.post(CONTACT, aMessage({ message: word.repeat(50), email }));
  await statusOf(inbox);
  expect(filesWith(word)).not.toEqual([]);
  expect(await cliFor(inbox)('delete', email)).toMatch(/^20 entries are erased\./);
  expect(filesWith(word)).toEqual([]);
  expect(filesWith(email)).toEqual([]);
});

/** Pseudo-random: the same every time. */
const addressOf = (number: number) => {
  const hash = createHash('sha512').update(`${number}`).digest('hex');
  return `${hash.slice(0, 8 + Number.parseInt(hash.slice(-2), 16) / 2)}@example.com`;
};

test('thousands of addresses that come and go → no byte of those that are erased is left', async () => {
  const { transact, environment } = await start();
  const addresses = Array.from({ length: 4_000 }, (_, number) => addressOf(number));
  const isErased = (_: string, index: number) => index % 4 > 0;
  const erased = addresses.filter(isErased);
  await transact(async (query) => {
    for (const address of addresses) {
      await query("INSERT INTO subscriber VALUES ($1, $1, 'confirmed', 0, NULL)", address);
      await query("INSERT INTO consent VALUES ($1, 'confirmed', 0, '', '')", address);
    }
    for (const address of erased.slice(1))
      for (const table of ['subscriber', 'consent'])
        await query(`DELETE FROM ${table} WHERE address = $1`, address);
  });
  await cliFor({ environment })('delete', erased[0]!);
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  const leftOf = (list: string[]) =>
    list.filter((address) => bytes.some((text) => text.includes(address))).length;
  expect([leftOf(erased), leftOf(addresses)]).toEqual([0, 1_000]);
});

test('older than KEEP_DAYS → no byte of the words is left in any file, and one line says how many', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const inbox = await start();
  const word = 'Zwetschgendatschi';
  for (let i = 0; i < 3; i += 1) await inbox.post(CONTACT, aMessage({ message: word }));
  await statusOf(inbox);
  const justTooOld = Date.now() - 366 * 24 * 60 * 60 * 1000;
  const age = 'UPDATE message SET received_at = $1 WHERE message = $2';
  await inbox.query(age, justTooOld, word);
  await start(); // it erases before anything else
  await until(() => filesWith(word).length === 0, 'the words are gone');
  expect(log.mock.calls).toEqual([['The inbox erased 3 entries older than KEEP_DAYS (365).']]);
  log.mockRestore();
  expect(await inbox.transact(listMessages)).toHaveLength(1);
});
