import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '../../../user-error.ts';
import { type Database, type Query, StoreUnavailable, type Value, type Work } from './database.ts';

/** Milliseconds. Another process may hold the file for so long before a post is refused. */
const PATIENCE = 5_000;
const PAUSE = 20;
/** How long after the last write everything is brought into the one file. */
const QUIET = 1_000;

const SQLITE_BUSY = 5;
const busy = (message: string) => Object.assign(new Error(message), { errcode: SQLITE_BUSY });
const isBusy = (error: unknown) =>
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

const storeIn = (folder: string) => join(folder, 'inbox.db');

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

  const checkpoint = () =>
    patiently(() => {
      const [row] = open().run('PRAGMA wal_checkpoint(TRUNCATE)');
      if (row?.busy) throw busy('another process reads inbox.db');
    });
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
    checkpoint,
    async close() {
      await last;
      clearTimeout(quiet);
      if (connection) await checkpoint().catch(() => {});
      connection?.database.close();
      connection = undefined;
    },
  };
}

/** For the owner alone, and never over something else. */
function createEmpty(file: string) {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new UserError(
      isThere ? `${file} exists already. Choose another name.` : (error as Error).message,
    );
  }
}

/** A copy of the store as it is at one moment, while the server runs. */
export function backUp(folder: string, file: string) {
  const store = storeIn(folder);
  if (!existsSync(store))
    throw new UserError(`There is nothing to back up: ${store} does not exist.`);
  createEmpty(file);
  const database = new DatabaseSync(store, { timeout: 5000 });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
}

function isBackup(database: DatabaseSync) {
  try {
    const check = database.prepare('PRAGMA quick_check').get();
    return check?.quick_check === 'ok' && database.prepare('SELECT count(*) FROM migration').get();
  } catch {
    return false;
  }
}

/** While somebody else writes to the store, Node refuses with "not an error". */
function asBusy(error: Error & { errcode?: number }): never {
  throw error.errcode === 0 ? busy('another process writes to inbox.db; try again') : error;
}

/** Puts a copy in the place of everything that is there now. A running server goes on with it. */
export async function restore(folder: string, file: string) {
  if (!existsSync(file)) throw new UserError(`${file} does not exist.`);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    if (!isBackup(source)) throw new UserError(`${file} is no whole backup of an inbox.`);
    await patiently(() => backup(source, storeIn(folder)).catch(asBusy));
  } finally {
    source.close();
  }
}
