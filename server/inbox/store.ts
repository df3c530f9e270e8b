import { setTimeout as pause, setImmediate as yieldToServer } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Settings } from '../../src/settings.ts';
import { postgresBackend } from './postgres.ts';
import { isBusy, sqliteBackend } from './sqlite.ts';
import { type Database, migrations } from './tables.ts';

export type Tx = Transaction<Database>;
type Work<Result> = (tx: Tx) => Promise<Result>;

class WrongVersion extends Error {}
/** The log already says why. */
export class StoreUnavailable extends Error {}

/** A mistake in our code says nothing about the store. */
const isProgrammingError = (error: unknown) =>
  [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);

/** How long another process may lock the file before a post is refused, in milliseconds. */
const LOCK_TIMEOUT = 2_000;
const RETRY_PAUSE = 50;
/** How long the store waits for another message before it moves the log into the file. */
const IDLE_TIME = 1_000;

export type Store = ReturnType<typeof openStore>;

export function openStore(
  { databaseUrl, dataDir }: Pick<Settings['inbox'], 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void = () => {},
) {
  const backend = databaseUrl ? postgresBackend(databaseUrl) : sqliteBackend(dataDir);
  const db = new Kysely<Database>({ dialect: backend.dialect });

  async function migrate() {
    const remedy = await backend.remedyForVersion3();
    if (remedy)
      throw new WrongVersion(
        `The inbox is one of version 3. Save it with version 3.1: npm run inbox -- export --json inbox.json. Then ${remedy}, and start again.`,
      );
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
  }
  let migrated: Promise<void> | undefined;
  let isUnavailable = false;
  /** Logs once that the store is unavailable and once that it is back, not for every message. */
  async function logOutages<Result>(work: () => Promise<Result>) {
    try {
      const result = await work();
      if (isUnavailable) log('The inbox stores messages again.');
      isUnavailable = false;
      return result;
    } catch (error) {
      if (error instanceof WrongVersion || isProgrammingError(error)) throw error;
      const { message, code } = error as NodeJS.ErrnoException;
      if (!isUnavailable) log(`The inbox cannot store messages (${message || code}).`);
      isUnavailable = true;
      throw new StoreUnavailable(message, { cause: error });
    }
  }
  /** If the store is unavailable at the start, the next message tries again. */
  const migrateOnce = () => {
    migrated ??= migrate().catch((error) => {
      migrated = undefined;
      throw error;
    });
    return migrated;
  };

  async function runInTransaction<Result>(work: Work<Result>) {
    await migrateOnce();
    return db.transaction().execute(async (tx) => {
      const result = await work(tx);
      backend.checkFileIsInPlace?.();
      return result;
    });
  }

  let lastTurn: Promise<unknown> = Promise.resolve();
  let checkpointTimer: NodeJS.Timeout | undefined;
  /** Once no message arrives, moves the log into the file, so that even a plain copy is complete. */
  function checkpointOnceIdle() {
    checkpointTimer ??= setTimeout(() => {
      const checkpoint = () => {
        const isComplete = backend.checkpoint?.();
        if (!isComplete) checkpointOnceIdle();
      };
      lastTurn = lastTurn.then(checkpoint).catch(() => {});
    }, IDLE_TIME).unref();
    checkpointTimer.refresh();
  }
  /** SQLite gets one transaction after another, so that only one waits for a lock. */
  function runInTurn<Result>(work: Work<Result>): Promise<Result> {
    const deadline = performance.now() + LOCK_TIMEOUT;
    const turn = lastTurn.then(async () => {
      for (;;) {
        await yieldToServer(); // pages are served in between
        try {
          return await runInTransaction(work);
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw error;
          await pause(RETRY_PAUSE);
        }
      }
    });
    lastTurn = turn.catch(() => {});
    checkpointOnceIdle();
    return turn;
  }

  return {
    isPostgres: backend.isPostgres,
    /** Resolves even if the store is unavailable; rejects if it is from version 3. */
    prepare: () =>
      logOutages(migrateOnce).catch((error) => {
        if (!(error instanceof StoreUnavailable)) throw error;
      }),
    async read<Result>(query: (db: Kysely<Database>) => Promise<Result>) {
      await migrateOnce();
      return query(db);
    },
    /** All or nothing, and on disk once it resolves. */
    write: <Result>(work: Work<Result>) =>
      logOutages(() => (backend.isPostgres ? runInTransaction(work) : runInTurn(work))),
    close() {
      clearTimeout(checkpointTimer);
      return lastTurn.then(() => db.destroy());
    },
  };
}
