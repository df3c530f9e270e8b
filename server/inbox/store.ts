import { setImmediate as next, setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Settings } from '../../src/settings.ts';
import { postgresAt } from './postgres.ts';
import { isBusy, sqliteIn } from './sqlite.ts';
import { type Database, migrations } from './tables.ts';

export type Tx = Transaction<Database>;
type Work<Result> = (tx: Tx) => Promise<Result>;

class WrongVersion extends Error {}
/** The log already says why. */
export class StoreUnavailable extends Error {}

/** A mistake in our code, which tells nothing about the store. */
const isOurError = (error: unknown) =>
  [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);

/** In milliseconds. How long another process may lock the file before a post is refused. */
const LOCK_TIMEOUT = 2_000;
const RETRY_PAUSE = 50;
/** How long no message has arrived before the log is moved into the file. */
const IDLE = 1_000;

export type Store = ReturnType<typeof openStore>;

export function openStore(
  { databaseUrl, dataDir }: Pick<Settings['inbox'], 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void = () => {},
) {
  const backend = databaseUrl ? postgresAt(databaseUrl) : sqliteIn(dataDir);
  const db = new Kysely<Database>({ dialect: backend.dialect });

  async function prepare() {
    const remedy = await backend.remedyForVersion3();
    if (remedy)
      throw new WrongVersion(
        `The inbox is one of version 3. Save it with version 3.1: npm run inbox -- export --json inbox.json. Then ${remedy}, and start again.`,
      );
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
  }
  let ready: Promise<void> | undefined;
  let isUnavailable = false;
  /** Logs once that the store is unavailable and once that it is back, not for every message. */
  async function loggingOutages<Result>(work: () => Promise<Result>) {
    try {
      const result = await work();
      if (isUnavailable) log('The inbox stores messages again.');
      isUnavailable = false;
      return result;
    } catch (error) {
      if (error instanceof WrongVersion || isOurError(error)) throw error;
      const { message, code } = error as NodeJS.ErrnoException;
      if (!isUnavailable) log(`The inbox cannot store messages (${message || code}).`);
      isUnavailable = true;
      throw new StoreUnavailable(message, { cause: error });
    }
  }
  /** A store that is unavailable at the start is tried again with the next message. */
  const prepared = () => {
    ready ??= prepare().catch((error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };

  async function inTransaction<Result>(work: Work<Result>) {
    await prepared();
    return db.transaction().execute(async (tx) => {
      const result = await work(tx);
      backend.checkFileIsInPlace?.();
      return result;
    });
  }

  let lastTurn: Promise<unknown> = Promise.resolve();
  let checkpointTimer: NodeJS.Timeout | undefined;
  /** Once messages stop arriving the file holds them all, so that even a plain copy is complete. */
  function checkpointOnceIdle() {
    checkpointTimer ??= setTimeout(() => {
      const checkpoint = () => {
        const isComplete = backend.checkpoint?.();
        if (!isComplete) checkpointOnceIdle();
      };
      lastTurn = lastTurn.then(checkpoint).catch(() => {});
    }, IDLE).unref();
    checkpointTimer.refresh();
  }
  /** SQLite takes one transaction after another, so that only one waits for a lock. */
  function inTurn<Result>(work: Work<Result>): Promise<Result> {
    const deadline = performance.now() + LOCK_TIMEOUT;
    const turn = lastTurn.then(async () => {
      for (;;) {
        await next(); // lets pages be served in between
        try {
          return await inTransaction(work);
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
    prepared: () =>
      loggingOutages(prepared).catch((error) => {
        if (!(error instanceof StoreUnavailable)) throw error;
      }),
    async read<Result>(query: (from: Kysely<Database>) => Promise<Result>) {
      await prepared();
      return query(db);
    },
    /** All or nothing, and on disk once it resolves. */
    write: <Result>(work: Work<Result>) =>
      loggingOutages(() => (backend.isPostgres ? inTransaction(work) : inTurn(work))),
    close() {
      clearTimeout(checkpointTimer);
      return lastTurn.then(() => db.destroy());
    },
  };
}
