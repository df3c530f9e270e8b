import * as fs from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixture-site.ts';
import { runCommand } from './commands.ts';
import { contact, english, insertMessage, startInbox, until } from './fixture-inbox.ts';
import { openDatabase } from './sqlite.ts';
import { openStore } from './store.ts';

const bytesIn = (folder: string) =>
  Object.fromEntries(
    fs.readdirSync(folder).map((file) => [file, fs.readFileSync(join(folder, file), 'latin1')]),
  );

test('delete, while the server runs → no byte of the message is left', async () => {
  const { send, inbox, folder } = await startInbox();
  for (let count = 0; count < 50; count += 1) {
    const message = { email: 'grace@example.com', message: 'grace-words '.repeat(500) };
    await Promise.all([send(message), send()]);
  }
  expect(Object.values(bytesIn(folder)).join()).toContain('grace-words');
  const other = openDatabase(folder);
  other.exec('BEGIN; SELECT * FROM message');
  const command = () => inbox('delete', 'grace@example.com');
  await expect(command()).rejects.toThrow(
    'another process still reads what was erased. Run the command',
  );
  other.close();
  await expect(command()).rejects.toThrow('Nothing is kept about');
  expect(Object.values(bytesIn(folder)).join()).not.toMatch(/grace/);
  expect(await send()).toBe(201);
});

test('a second without messages → a plain copy of inbox.db holds every message', async () => {
  const { send, folder } = await startInbox();
  await Promise.all([send(), send()]);
  const DATA_DIR = temporaryFolder();
  const listed = async () => {
    fs.copyFileSync(join(folder, 'inbox.db'), join(DATA_DIR, 'inbox.db'));
    return (await runCommand(['list'], { DATA_DIR })).match(/Ada Frost/g)?.length;
  };
  await until(async () => (await listed()) === 2);
});

test('killed before the log was moved into the file → a plain copy is complete after the next start', async () => {
  const { send, folder } = await startInbox();
  await Promise.all([send(), send()]);
  const DATA_DIR = temporaryFolder();
  // As kill -9 leaves them.
  for (const file of ['inbox.db', 'inbox.db-wal'])
    fs.copyFileSync(join(folder, file), join(DATA_DIR, file));
  await startInbox({ DATA_DIR });
  const other = temporaryFolder();
  await until(async () => {
    fs.copyFileSync(join(DATA_DIR, 'inbox.db'), join(other, 'inbox.db'));
    return (await runCommand(['list'], { DATA_DIR: other })).match(/Ada Frost/g)?.length === 2;
  });
});

test('messages cannot be stored, though other rows can → health says 503', async () => {
  const { get, folder } = await startInbox();
  const other = openDatabase(folder);
  other.exec(`CREATE TRIGGER full BEFORE INSERT ON message
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`);
  expect((await get('health')).statusCode).toBe(503);
  other.exec('DROP TRIGGER full');
  other.close();
  expect((await get('health')).statusCode).toBe(200);
});

test('backup, while posts arrive → whole, private, and opens as an inbox', async () => {
  const { send, inbox, folder } = await startInbox();
  const other = temporaryFolder();
  const copy = join(other, 'inbox.db');
  await send();
  await Promise.all([inbox('backup', copy), ...Array.from({ length: 20 }, () => send())]);
  expect([fs.readdirSync(other), fs.statSync(copy).mode & 0o777]).toEqual([['inbox.db'], 0o600]);
  expect(await runCommand(['list'], { DATA_DIR: other })).toContain('Ada Frost');
  expect(fs.statSync(join(folder, 'inbox.db-wal')).mode & 0o777).toBe(0o600);
  await expect(inbox('backup', join(other, 'no', 'folder'))).rejects.toThrow('ENOENT');
  const itself = inbox('backup', join(folder, 'inbox.db'));
  await expect(itself).rejects.toThrow('is the inbox itself. Name another file.');
  expect(await send()).toBe(201);
});

test('the file is locked → pages are served, posts wait, then get 503 with the address', async () => {
  const { app, postJson, postWithoutScripts, send, folder, logged } = await startInbox();
  const other = openDatabase(folder);
  other.exec('BEGIN IMMEDIATE');
  const refused = [postJson('contact', contact()), postWithoutScripts('contact', contact())];
  expect((await app.inject('/about')).statusCode).toBe(200);
  const health = app.inject('/api/health');
  for (const answer of await Promise.all(refused))
    expect(answer).toMatchObject({ statusCode: 503, body: expect.stringContaining(english.email) });
  expect((await health).statusCode).toBe(503);
  const patient = send();
  expect((await app.inject('/about')).statusCode).toBe(200);
  other.close();
  expect(await patient).toBe(201);
  const lost = expect.stringContaining('cannot store');
  expect(logged.slice(1)).toEqual([lost, 'The inbox stores messages again.']);
});

test('more posts than POSTS_PER_HOUR during an outage → the next one is stored once it is over', async () => {
  const { send, folder } = await startInbox({ POSTS_PER_HOUR: '5' });
  const other = openDatabase(folder);
  other.exec('BEGIN IMMEDIATE');
  const refused = await Promise.all(Array.from({ length: 6 }, () => send()));
  expect(refused).toEqual(Array(6).fill(503));
  other.close();
  expect(await send()).toBe(201);
});

test('the disk is full → the log has the reason; once there is room again → stored', async () => {
  const { settings, rows } = await startInbox();
  const logged: string[] = [];
  const store = openStore(settings.inbox, (line) => logged.push(line));
  await store.read((db) => sql`PRAGMA max_page_count = 20`.execute(db));
  await expect(insertMessage(store, 'a', 1, 'x'.repeat(100_000))).rejects.toThrow('full');
  await insertMessage(store, 'b', 1);
  await store.close();
  expect(logged).toEqual([
    'The inbox cannot store messages (database or disk is full).',
    'The inbox stores messages again.',
  ]);
  expect((await rows('message')).map(({ id }) => id)).toEqual(['b']);
});

test.each([
  ['', 'taken away', undefined],
  ['/inbox.db', 'taken away', undefined],
  ['/inbox.db-wal', 'taken away', undefined],
  ['/inbox.db', 'replaced', 'other'],
])('data%s is %s → 503, nothing is written there; back → stored', async (suffix, _, other) => {
  const { get, send, rows, folder } = await startInbox();
  const path = folder + suffix;
  const moved = `${path}-moved`;
  expect((await get('health')).statusCode).toBe(200);
  fs.renameSync(path, moved);
  if (other) fs.writeFileSync(path, other);
  expect([await send(), (await get('health')).statusCode]).toEqual([503, 503]);
  expect(fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : undefined).toBe(other);
  fs.renameSync(moved, path);
  expect([await send(), (await get('health')).statusCode]).toEqual([201, 200]);
  expect(await rows('message')).toHaveLength(1);
});

test.each([false, true])('version 3, in use: %s → no start, and untouched', async (isOpen) => {
  const DATA_DIR = temporaryFolder();
  const old = new DatabaseSync(join(DATA_DIR, 'inbox.db'));
  old.exec('PRAGMA journal_mode = WAL; CREATE TABLE message (id TEXT, first_name TEXT)');
  if (!isOpen) old.close();
  const before = bytesIn(DATA_DIR);
  const line = /version 3\.1: npm run inbox -- export --json inbox\.json\. Then move .*inbox\.db/;
  await expect(startInbox({ DATA_DIR })).rejects.toThrow(line);
  await expect(runCommand(['list'], { DATA_DIR })).rejects.toThrow(line);
  expect({ ...bytesIn(DATA_DIR), 'inbox.db-shm': '' }).toEqual({ ...before, 'inbox.db-shm': '' });
  if (isOpen) old.close();
});
