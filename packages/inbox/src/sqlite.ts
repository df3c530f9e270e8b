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
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Database,
  type Row,
  type Statement,
  StoreUnavailable,
  type Work,
} from './database.ts';

type Waiting = {
  work: Work<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** Milliseconds. Another process may hold the file for so long before a post is refused. */
const PATIENCE = 5_000;
const PAUSE = 20;
/** How long after the last write everything is brought into the one file. */
const QUIET = 1_000;

const SQLITE_BUSY = 5;
export const busy = (message: string) =>
  Object.assign(new Error(message), { errcode: SQLITE_BUSY });
const isBusy = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/** Tries until no other process holds the file. SQLite would wait as well, but with every visitor of the site. */
export async function patiently<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
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
    rowsOf({ sql, values }: Statement) {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return statement.all(
        Object.fromEntries(values.map((value, index) => [index + 1, value])),
      ) as Row[];
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

/**
 * One file, no server. A flush to disk takes milliseconds and blocks, so the works that arrive meanwhile share the
 * next one: each in its own savepoint, all in one transaction, answered after its commit.
 */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);

  let connection: ReturnType<typeof connect> | undefined;
  const open = () => {
    connection ??= connect(join(folder, 'inbox.db'));
    return connection;
  };
  const run = (sql: string) => open().rowsOf({ sql, values: [] });

  const finish = <Result>(work: Work<Result>) => {
    let step = work.next();
    while (!step.done) step = work.next(open().rowsOf(step.value));
    return step.value;
  };
  const rollBack = () => open().database.isTransaction && run('ROLLBACK');

  /** Does one work of the group; says how to answer it once the group is on disk. */
  const attempt = ({ work, resolve, reject }: Waiting) => {
    run('SAVEPOINT work');
    try {
      const result = finish(work);
      run('RELEASE work');
      return () => resolve(result);
    } catch (error) {
      if (!open().database.isTransaction) throw error; // the whole group is lost, as when the disk is full
      run('ROLLBACK TO work');
      run('RELEASE work');
      return () => reject(new StoreUnavailable(error));
    }
  };

  const waiting: Waiting[] = [];
  const commitTogether = () => {
    run('BEGIN IMMEDIATE');
    const group = waiting.splice(0);
    try {
      const answers = group.map(attempt);
      open().assertInPlace();
      run('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      rollBack();
      for (const { reject } of group) reject(new StoreUnavailable(error));
    }
  };
  const refuseAll = (error: unknown) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };

  const checkpoint = () =>
    patiently(() => {
      const [row] = run('PRAGMA wal_checkpoint(TRUNCATE)');
      if (row?.busy) throw busy('another process reads inbox.db');
    });
  const quiet = setTimeout(() => checkpoint().catch(() => {}), QUIET).unref();

  let draining: Promise<void> | undefined;
  async function drain() {
    await new Promise(setImmediate); // those who come in the same moment share the flush
    while (waiting.length > 0) await patiently(commitTogether).catch(refuseAll);
    draining = undefined;
    quiet.refresh();
  }

  return {
    claimRows: '',
    lockSchema: 'SELECT 1', // BEGIN IMMEDIATE has locked it
    transact: <Result>(work: Work<Result>) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
        draining ??= drain();
      }),
    read: (work) =>
      patiently(() => {
        run('BEGIN');
        try {
          return finish(work);
        } finally {
          rollBack();
        }
      }),
    checkpoint,
    async close() {
      await draining;
      clearTimeout(quiet);
      if (connection) await checkpoint().catch(() => {});
      connection?.database.close();
      connection = undefined;
    },
  };
}
