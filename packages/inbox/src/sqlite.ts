import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, type Query, StoreUnavailable, type Value, type Work } from './database.ts';

/** Milliseconds. Another process may hold the file for so long before a post is refused. */
const PATIENCE = 5_000;
const PAUSE = 20;
/** How long after the last write everything is brought into the one file. */
const QUIET = 1_000;

const SQLITE_BUSY = 5;
const busy = (message: string) => Object.assign(new Error(message), { errcode: SQLITE_BUSY });
export const isBusy = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/** Tries until no other process holds the file. SQLite would wait as well, but with every visitor of the site. */
async function patiently<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw new StoreUnavailable(error);
    }
    await pause(PAUSE);
  }
}

export const storeIn = (folder: string) => join(folder, 'inbox.db');

function identityOf(file: string) {
  const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? { dev: 0, ino: 0 };
  return `${dev} ${ino}`;
}

function connect(file: string) {
  closeSync(openSync(file, 'a', 0o600)); // SQLite gives its other files the rights of this one
  chmodSync(file, 0o600);
  const identity = identityOf(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // FULL flushes at every commit; what is erased is overwritten.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();
  return {
    database,
    run(sql: string, values: Value[] = []) {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return statement.all(Object.fromEntries(values.map((value, index) => [index + 1, value])));
    },
    /** A file that was removed or replaced still takes writes, and loses them with the process. */
    assertInPlace() {
      if (identityOf(file) !== identity)
        throw new Error(
          `${file} was removed or replaced under the running server; put it back, or restart`,
        );
    },
  };
}

/** One file, no server. */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);

  let connection: ReturnType<typeof connect> | undefined;
  const open = () => {
    connection ??= connect(storeIn(folder));
    return connection;
  };
  const query: Query = async <Shape>(sql: string, ...values: Value[]) =>
    open().run(sql, values) as Shape[];

  const checkpointOnce = async () => {
    const [row] = open().run('PRAGMA wal_checkpoint(TRUNCATE)');
    if (row?.busy) throw busy('another process reads inbox.db');
  };
  const checkpoint = () => patiently(checkpointOnce);
  const quiet = setTimeout(() => checkpoint().catch(() => {}), QUIET).unref();

  /** One transaction at a time, as they share a connection; between two of them others are answered. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(task: () => Promise<Result>) {
    const turn = last.then(() => new Promise(setImmediate)).then(task);
    last = turn.catch(() => {});
    return turn;
  }
  const inTransaction = <Result>(begin: string, work: Work<Result>, check = () => {}) =>
    patiently(() =>
      inTurn(async () => {
        const { run, database } = open();
        run(begin);
        try {
          const result = await work(query);
          check();
          run('COMMIT');
          return result;
        } finally {
          if (database.isTransaction) run('ROLLBACK');
        }
      }),
    );

  return {
    claimRows: '',
    lockSchema: 'SELECT 1', // BEGIN IMMEDIATE has locked it
    transact: (work) =>
      inTransaction('BEGIN IMMEDIATE', work, () => open().assertInPlace()).finally(() =>
        quiet.refresh(),
      ),
    read: (work) => inTransaction('BEGIN', work),
    async vacuum() {
      // What is overwritten in place may have been moved within its page before.
      await patiently(() => inTurn(async () => open().run('VACUUM')));
      await checkpoint();
    },
    async close() {
      await last;
      clearTimeout(quiet);
      if (connection) await checkpointOnce().catch(() => {}); // nobody waits at the end
      connection?.database.close();
      connection = undefined;
    },
  };
}

/** While somebody else writes to the store, Node refuses with "not an error". */
function asBusy(error: Error & { errcode?: number }): never {
  throw error.errcode === 0 ? busy('another process writes to inbox.db; try again') : error;
}

/** Puts a copy in the place of everything that is in a store. A running server goes on with it. */
export async function overwrite(store: string, copy: string) {
  const source = new DatabaseSync(copy, { readOnly: true });
  try {
    await patiently(() => backup(source, store).catch(asBusy));
  } finally {
    source.close();
  }
}
