import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../../user-error.ts';
import type { Database, Query } from './database.ts';
import { CREATE_MIGRATION, migrations, openDatabase, statementsOf } from './open-database.ts';
import { isBusy, overwrite, storeIn } from './sqlite.ts';

/**
 * SQLite reserves four bytes of its header for applications (`user_version`). In a backup they are
 * the start of the SHA-256 of all other bytes; in the store itself they are 0.
 */
const SEAL = { at: 60, length: 4 };

async function sealFor(file: string) {
  const hash = createHash('sha256');
  let isFirst = true;
  for await (const chunk of createReadStream(file)) {
    if (isFirst) chunk.fill(0, SEAL.at, SEAL.at + SEAL.length);
    isFirst = false;
    hash.update(chunk);
  }
  return hash.digest().subarray(0, SEAL.length);
}

async function seal(file: string) {
  const bytes = await sealFor(file);
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, SEAL.length, SEAL.at);
  fsyncSync(handle);
  closeSync(handle);
}

/** Whether a sealed file is unchanged; a plain copy of the store has no seal. */
async function isAsMade(file: string) {
  const found = Buffer.alloc(SEAL.length);
  const handle = openSync(file, 'r');
  readSync(handle, found, 0, SEAL.length, SEAL.at);
  closeSync(handle);
  return found.readUInt32BE() === 0 || found.equals(await sealFor(file));
}

/** A consistent copy of the store while the server runs: all of it, or no file. */
export async function backUp(folder: string, file: string) {
  const store = storeIn(folder);
  if (!existsSync(store))
    throw new UserError(`There is nothing to back up: ${store} does not exist.`);
  if (existsSync(file)) throw new UserError(`${file} exists already. Choose another name.`);
  const partial = `${file}.partial`;
  const clear = () => {
    for (const ending of ['', '-journal']) rmSync(partial + ending, { force: true });
  };
  try {
    clear(); // of a run that was killed
    closeSync(openSync(partial, 'wx', 0o600));
    const database = new DatabaseSync(store, { timeout: 5000 });
    try {
      database.prepare('VACUUM INTO ?').run(partial);
    } finally {
      database.close();
    }
    await seal(partial);
    renameSync(partial, file);
  } catch (error) {
    clear();
    throw new UserError(`${file} was not made: ${(error as Error).message}.`);
  }
}

/** Tables, columns, indexes and triggers, as text. */
const shapeOf = (database: DatabaseSync) =>
  JSON.stringify(
    database
      .prepare(
        `SELECT it.type, it.name, c.name AS "column", c.type AS kind, c."notnull", c.pk
         FROM sqlite_schema it LEFT JOIN pragma_table_info(it.name) c
         WHERE it.name NOT LIKE 'sqlite_%' ORDER BY it.type, it.name, c.name`,
      )
      .all(),
  );

function shapeAfter(steps: number) {
  const database = new DatabaseSync(':memory:');
  const own = [
    CREATE_MIGRATION,
    ...migrations.slice(0, steps).flatMap(({ sql }) => statementsOf(sql)),
  ];
  for (const statement of own) database.exec(statement);
  return shapeOf(database);
}

/** Throws unless the copy is a complete store of this version or an earlier one. */
async function assertWhole(copy: string, file: string) {
  const no = (reason: string) =>
    new UserError(`${file} is no whole backup of an inbox: ${reason}.`);
  if (!(await isAsMade(copy))) throw no('its bytes have changed since it was made');
  const database = new DatabaseSync(copy);
  try {
    const [check] = database.prepare('PRAGMA integrity_check').all();
    if (check?.integrity_check !== 'ok') throw no(String(check?.integrity_check).split('\n')[0]!);
    const steps = database.prepare('SELECT number FROM migration ORDER BY number').all();
    if (Number(steps.at(-1)?.number) > migrations.length)
      throw new UserError(`${file} was made by a newer version of this program. Update it first.`);
    const isInOrder = steps.every(({ number }, index) => number === index + 1);
    if (!isInOrder || shapeOf(database) !== shapeAfter(steps.length))
      throw no('its tables are not those of an inbox');
    database.exec('PRAGMA user_version = 0'); // from here on it changes
  } catch (error) {
    throw error instanceof UserError ? error : no((error as Error).message);
  } finally {
    database.close();
  }
}

type Held = Record<string, number>;

const holdings = async (query: Query) =>
  (
    await query<Held>(
      `SELECT (SELECT count(*) FROM message) AS messages,
              (SELECT count(*) FROM subscriber) AS subscribers,
              (SELECT count(*) FROM consent) AS consents,
              (SELECT count(*) FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL) AS mails_waiting`,
    )
  )[0]!;

/** What a restore must not undo: a newer unsubscription, and mails that were sent since. */
async function readSettled(query: Query) {
  const check = await query<{ integrity_check: string }>('PRAGMA integrity_check');
  if (check[0]?.integrity_check !== 'ok') throw new Error(check[0]?.integrity_check);
  return {
    held: await holdings(query),
    left: await query<{ address: string; since: number; wording: string; source: string }>(
      `SELECT s.address, s.since, c.wording, c.source FROM subscriber s
       JOIN consent c ON c.address = s.address AND c.at = s.since AND c.act = s.state
       WHERE s.state = 'unsubscribed'`,
    ),
    sent: await query<{ id: string; sent_at: number }>(
      'SELECT id, sent_at FROM outbox WHERE sent_at IS NOT NULL',
    ),
  };
}
type Settled = Awaited<ReturnType<typeof readSettled>>;

async function carryOver(query: Query, { left, sent }: Settled) {
  for (const { address, since, wording, source } of left) {
    const changed = await query(
      `UPDATE subscriber SET state = 'unsubscribed', since = $2
       WHERE address = $1 AND state <> 'unsubscribed' AND since < $2 RETURNING 1`,
      ...[address, since],
    );
    if (changed.length > 0)
      await query(
        `INSERT INTO consent (address, act, at, wording, source) VALUES ($1, 'unsubscribed', $2, $3, $4)`,
        ...[address, since, wording, source],
      );
  }
  for (const { id, sent_at } of sent)
    await query(
      "UPDATE outbox SET sent_at = $2, mail = '' WHERE id = $1 AND sent_at IS NULL",
      ...[id, sent_at],
    );
}

const total = (held: Held) => Object.values(held).reduce((sum, count) => sum + count);

const listed = (held: Held) =>
  Object.entries(held)
    .map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`)
    .join(', ');

/** What a person should know before replacing a store with a copy. */
function consequencesOf(file: string, then: Held, now: Settled | Error) {
  const isBroken = now instanceof Error;
  return [
    isBroken
      ? `The store cannot be read (${now.message}). It would be kept beside the new one.`
      : `The store holds ${listed(now.held)}.`,
    `${file} would replace it with ${listed(then)}.`,
    then.mails_waiting! > 0 && 'Mails that wait in it are sent, even where they went out before.',
    isBroken
      ? 'Whoever unsubscribed after it was made is subscribed again.'
      : 'Whoever has unsubscribed stays unsubscribed.',
    'Whoever was deleted after it was made is back.',
    'Nothing is replaced yet: add --yes.',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Moves an unreadable store aside and puts another in its place. Says where the old one is. */
function swap(store: string, copy: string) {
  const kept = `${store}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const ending of ['', '-wal', '-shm'])
    if (existsSync(store + ending)) renameSync(store + ending, kept + ending);
  renameSync(copy, store);
  return kept;
}

/**
 * Replaces everything in the store with a copy. It is prepared next to the store; a running server
 * continues with it, unless its store was broken.
 */
export async function restore(database: Database, folder: string, file: string, isSure: boolean) {
  if (!existsSync(file)) throw new UserError(`${file} does not exist.`);
  const store = storeIn(folder);
  const staging = join(folder, 'restoring');
  const copy = storeIn(staging);
  rmSync(staging, { recursive: true, force: true }); // of a run that was killed
  mkdirSync(staging, { recursive: true, mode: 0o700 });
  try {
    for (const ending of ['', '-wal'])
      if (existsSync(file + ending)) copyFileSync(file + ending, copy + ending);
    await assertWhole(copy, file);

    const now = await database.read(readSettled).catch((error: Error) => {
      if (isBusy(error.cause)) throw new UserError(`Nothing is replaced: ${error.message}.`);
      return error;
    });
    const staged = openDatabase({ dataDir: staging, databaseUrl: '' });
    const then = await staged.transact(async (query) => {
      if (!(now instanceof Error)) await carryOver(query, now);
      return holdings(query);
    });
    await staged.close();

    const isHarmless = !(now instanceof Error) && total(now.held) + then.mails_waiting! === 0;
    if (!isHarmless && !isSure) throw new UserError(consequencesOf(file, then, now));
    await database.close(); // while a file is moved nobody here may hold it
    const done = `The inbox holds what ${file} holds: ${listed(then)}.`;
    if (!(now instanceof Error)) {
      await overwrite(store, copy);
      return done;
    }
    return `${done} Restart the server if it is running.\nWhat could not be read is kept as ${swap(store, copy)}`;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
