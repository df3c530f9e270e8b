import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../../e2e/tools/until.ts';
import { aMessage, openStore, startInbox } from '../testing/inbox.ts';
import { ownFolder } from '../testing/stores.ts';
import { runCommand } from './commands.ts';
import { listMessages } from './messages.ts';
import { queueLetter, requestSubscription, unsubscribe } from './subscribers.ts';
import { texts } from './texts.ts';

vi.mock(import('node:sqlite'), async (load) => {
  const sqlite = await load();
  return { ...sqlite, backup: vi.fn(sqlite.backup) };
});

const CONTACT = '/api/forms/contact';
const SITE = 'https://site.example';
const occasion = (at: number) => ({ at, wording: 'No', source: SITE, siteOrigin: SITE, texts });
let folder: string;
let file: string;
let copy: string;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const base = ownFolder();
  folder = join(base, 'data');
  file = join(folder, 'inbox.db');
  copy = join(base, 'copy.db');
});

/** A store as the command line opens it. */
function openCli() {
  const database = openStore({ DATA_DIR: folder });
  onTestFinished(() => database.close());
  const inbox = { dataDir: folder, databaseUrl: '' };
  const parts = {
    database,
    environment: { inbox } as Parameters<typeof runCommand>[0]['environment'],
  };
  return { ...database, cli: (...args: string[]) => runCommand(parts, args) };
}

/** A running inbox with this many messages. */
async function start(messages: number) {
  const inbox = await startInbox({ DATA_DIR: folder });
  onTestFinished(() => inbox.stop());
  for (let i = 0; i < messages; i += 1) await inbox.post(CONTACT, aMessage());
  return { ...inbox, cli: openCli().cli };
}

/** What is in the store's folder besides SQLite's own files. */
const leftBeside = () =>
  readdirSync(folder).filter((name) => !/^inbox\.db(-wal|-shm)?$/.test(name));

test('backup, then restore into a running inbox → asks, says what replaces what; the same messages, and it goes on', async () => {
  const { cli, post, transact } = await start(3);
  const before = await cli('list');
  await cli('backup', copy);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  await expect(cli('backup', copy)).rejects.toThrow('exists already');

  await post(CONTACT, aMessage());
  await expect(cli('restore', copy)).rejects.toThrow(/holds 4 messages.*with 3 messages/s);
  expect(await cli('restore', copy, '--yes')).toContain('holds what');
  expect(leftBeside()).toEqual([]);
  expect(await cli('list')).toBe(before);
  expect((await post(CONTACT, aMessage())).status).toBe(201);
  expect(await transact(listMessages)).toHaveLength(4);
});

test('a backup that was killed half way → the next one is made all the same', async () => {
  const { cli } = await start(1);
  writeFileSync(`${copy}.partial`, 'half a file');
  await cli('backup', copy);
  expect(readdirSync(join(folder, '..')).sort()).toEqual(['copy.db', 'data']);
});

test('another process writes while a copy is restored → restore waits; in vain → says why', async () => {
  const { cli } = await start(1);
  await cli('backup', copy);
  const hold = () => {
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    return other;
  };
  const other = hold();
  vi.mocked(backup).mockClear();
  const restored = cli('restore', copy, '--yes');
  const isRetried = () => vi.mocked(backup).mock.calls.length > 1;
  await Promise.race([restored, until(isRetried, 'a second attempt')]);
  other.close();
  expect(await restored).toContain('holds what');

  const another = hold();
  onTestFinished(() => another.close());
  await expect(cli('restore', copy, '--yes')).rejects.toThrow('another process writes');
});

/** What can happen to a store. */
const breakages: Record<string, (bytes: Buffer) => Buffer> = {
  'random bytes': (bytes) => randomBytes(bytes.length),
  'cut in half': (bytes) => bytes.subarray(0, bytes.length / 2),
  'without some of its pages': (bytes) => bytes.fill(0, 4096, 3 * 4096),
  'without a page that nobody counts': (bytes) => {
    const page = Math.floor(bytes.lastIndexOf('Two pallets') / 4096);
    return bytes.fill(0, page * 4096, (page + 1) * 4096);
  },
};

test.each(Object.entries(breakages))(
  'a store that is %s → a good backup goes over it, the broken one is kept and the last line says where',
  async (_, damage) => {
    const inbox = await startInbox({ DATA_DIR: folder });
    for (let i = 0; i < 40; i += 1) await inbox.post(CONTACT, aMessage());
    const saved = openCli();
    await saved.cli('backup', copy);
    await saved.close();
    await inbox.stop();
    const broken = damage(readFileSync(file));
    writeFileSync(file, broken);

    const { cli, transact, close } = openCli();
    await expect(cli('restore', copy)).rejects.toThrow(/cannot be read.*add --yes\.$/s);
    const lines = (await cli('restore', copy, '--yes')).split('\n');
    const kept = lines.at(-1)!.match(/ is kept as (.+)$/)![1]!;
    expect(readFileSync(kept).equals(broken)).toBe(true);
    expect(await transact(listMessages)).toHaveLength(40);
    await close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);

const edit = (path: string, sql: string) => {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
};

const edited = (sql: string) => (plain: string) => {
  copyFileSync(plain, copy);
  edit(copy, sql);
};

/** Files that look like a backup at first sight; a plain copy of the store is one. */
const notBackups: Record<string, (plain: string) => void> = {
  nonsense: () => writeFileSync(copy, 'nonsense'.repeat(1000)),
  'an empty file': () => writeFileSync(copy, ''),
  'a database of another program': () => edit(copy, 'CREATE TABLE recipe (name TEXT)'),
  'a database with the one table migration': () =>
    edit(copy, 'CREATE TABLE migration (x); INSERT INTO migration VALUES (1)'),
  'a store without a table': edited('DROP TABLE message'),
  'a store without a column': edited('ALTER TABLE message DROP COLUMN details'),
  'a store with a trigger': edited(
    'CREATE TRIGGER t AFTER INSERT ON message BEGIN DELETE FROM message; END',
  ),
  'a store without a step of its schema': edited('DELETE FROM migration WHERE number = 2'),
  'a store of a newer version': edited("INSERT INTO migration VALUES (99, 'later')"),
  'a copy with a hole in it': (plain) => {
    writeFileSync(copy, readFileSync(plain).fill(0, 4096, 3 * 4096));
  },
  'a copy that was cut off': (plain) => {
    copyFileSync(plain, copy);
    truncateSync(copy, statSync(copy).size - 4096);
  },
};

test.each(Object.entries(notBackups))(
  'restore from %s → refused, the inbox as it was',
  async (_, make) => {
    const inbox = await startInbox({ DATA_DIR: folder });
    await inbox.post(CONTACT, aMessage());
    await inbox.stop();
    const plain = join(folder, '..', 'plain.db');
    copyFileSync(file, plain);
    make(plain);
    const { cli, transact } = openCli();
    const refused = /is no whole backup of an inbox|made by a newer version/;
    await expect(cli('restore', copy, '--yes')).rejects.toThrow(refused);
    expect(await transact(listMessages)).toHaveLength(1);
    expect(leftBeside()).toEqual([]);
  },
);

test('a backup of which a byte has changed, wherever → refused', async () => {
  const { cli } = await start(20);
  await cli('backup', copy);
  const whole = readFileSync(copy);
  for (let i = 0; i < 40; i += 1) {
    const bytes = Buffer.from(whole);
    const place = Math.floor((i / 40) * bytes.length) + i;
    bytes[place]! ^= 1 << (i % 8);
    writeFileSync(copy, bytes);
    await expect(cli('restore', copy, '--yes'), `byte ${place}`).rejects.toThrow('no whole backup');
  }
  writeFileSync(copy, whole);
  await cli('restore', copy, '--yes');
});

test('a plain copy of a store of an earlier version → restored, and brought up to date', async () => {
  mkdirSync(folder, { recursive: true });
  const { cli, query, close } = openCli();
  await query('SELECT 1');
  await close();
  copyFileSync(file, copy);
  edit(
    copy,
    `DROP TABLE clock; DROP INDEX subscriber_confirm_token; DROP INDEX outbox_due;
     ALTER TABLE message DROP COLUMN details; ALTER TABLE subscriber DROP COLUMN confirm_token;
     ALTER TABLE outbox DROP COLUMN priority; ALTER TABLE outbox DROP COLUMN failed_at;
     ALTER TABLE outbox DROP COLUMN last_error; DELETE FROM migration WHERE number = 3;
     CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;`,
  );
  await cli('restore', copy);
  expect(await query('SELECT details FROM message')).toEqual([]);
});

test('subscribers and no message → restore asks; mails that wait in the backup → it says so and asks', async () => {
  const { cli, transact, query } = openCli();
  await transact((run) => requestSubscription(run, 'ada@example.com', occasion(1000)));
  await cli('backup', copy);
  await query('DELETE FROM outbox');
  await expect(cli('restore', copy)).rejects.toThrow(
    /holds 0 messages, 1 subscribers, 1 consents, 0 mails waiting.*1 mails waiting/s,
  );
  for (const table of ['subscriber', 'consent']) await query(`DELETE FROM ${table}`);
  await expect(cli('restore', copy)).rejects.toThrow('Mails that wait in it are sent');
});

test('who has unsubscribed since the backup, and what was sent since → stays so', async () => {
  const { cli, transact, query } = openCli();
  for (const name of ['ada', 'bo', 'cy'])
    await transact((run) => requestSubscription(run, `${name}@example.com`, occasion(1000)));
  await query("UPDATE subscriber SET state = 'confirmed', token = address");
  await query('DELETE FROM outbox');
  const letter = { subject: 'Cold', body: 'It was.' };
  await transact((run) => queueLetter(run, letter, SITE, texts, 2000));
  await cli('backup', copy);
  await query("UPDATE outbox SET sent_at = 3000 WHERE address = 'bo@example.com'");
  await transact((run) => unsubscribe(run, 'ada@example.com', occasion(3000)));
  // And one who resubscribed after unsubscribing: here the backup is right.
  await query("UPDATE subscriber SET state = 'unsubscribed', since = 500 WHERE address LIKE 'cy%'");
  await query("INSERT INTO consent VALUES ('cy@example.com', 'unsubscribed', 500, '', '')");

  await cli('restore', copy, '--yes');
  expect(await query('SELECT address, state, since FROM subscriber ORDER BY address')).toEqual([
    { address: 'ada@example.com', state: 'unsubscribed', since: 3000 },
    { address: 'bo@example.com', state: 'confirmed', since: 1000 },
    { address: 'cy@example.com', state: 'confirmed', since: 1000 },
  ]);
  expect(await query("SELECT at, wording FROM consent WHERE act = 'unsubscribed'")).toEqual([
    { at: 3000, wording: 'No' },
  ]);
  const sent = await query('SELECT address, mail FROM outbox WHERE sent_at = 3000');
  expect(sent).toEqual([{ address: 'bo@example.com', mail: '' }]);
});

test('restore from a file that is not there → says so', async () => {
  await expect(openCli().cli('restore', join(folder, 'gone.db'))).rejects.toThrow('does not exist');
});
