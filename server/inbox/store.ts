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
/** It has been reported. */
export class StoreAway extends Error {}

/** A mistake in our code, which says nothing about the store. */
const isMistake = (error: unknown) =>
  [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);

/** How long another process may lock the file before a post is refused, in milliseconds. */
const PATIENCE = 2_000;
const PAUSE = 50;
/** After the last message. */
const QUIET = 1_000;

export type Store = ReturnType<typeof openStore>;

export function openStore(
  { databaseUrl, dataDir }: Pick<Settings['inbox'], 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void = () => {},
) {
  const place = databaseUrl ? postgresAt(databaseUrl) : sqliteIn(dataDir);
  const db = new Kysely<Database>({ dialect: place.dialect });

  async function prepare() {
    const remedy = await place.version3();
    if (remedy)
      throw new WrongVersion(
        `The inbox is one of version 3. Save it with version 3.1: npm run inbox -- export --json inbox.json. Then ${remedy}, and start again.`,
      );
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
  }
  let ready: Promise<void> | undefined;
  let isAway = false;
  /** Reports once that the store is lost and once that it is back, not with every message. */
  async function reported<Result>(work: () => Promise<Result>) {
    try {
      const result = await work();
      if (isAway) say('The inbox stores messages again.');
      isAway = false;
      return result;
    } catch (error) {
      if (error instanceof WrongVersion || isMistake(error)) throw error;
      const { message, code } = error as NodeJS.ErrnoException;
      if (!isAway) say(`The inbox cannot store messages (${message || code}).`);
      isAway = true;
      throw new StoreAway(message, { cause: error });
    }
  }
  /** A store that is away at the start is tried again with the next message. */
  const prepared = () => {
    ready ??= prepare().catch((error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };

  async function attempt<Result>(work: Work<Result>) {
    await prepared();
    return db.transaction().execute(async (tx) => {
      const result = await work(tx);
      place.checkInPlace?.();
      return result;
    });
  }

  let last: Promise<unknown> = Promise.resolve();
  let rest: NodeJS.Timeout | undefined;
  /** Once it is quiet the file holds everything, so that even a plain copy of it is complete. */
  function restLater() {
    rest ??= setTimeout(() => {
      last = last.then(() => place.moveLogIntoFile?.() || restLater()).catch(() => {});
    }, QUIET).unref();
    rest.refresh();
  }
  /** For SQLite: one after another, so that only one waits for a lock. */
  function inTurn<Result>(work: Work<Result>): Promise<Result> {
    const end = performance.now() + PATIENCE;
    const turn = last.then(async () => {
      for (;;) {
        await next(); // lets pages be served in between
        try {
          return await attempt(work);
        } catch (error) {
          if (!isBusy(error) || performance.now() > end) throw error;
          await pause(PAUSE);
        }
      }
    });
    last = turn.catch(() => {});
    restLater();
    return turn;
  }

  return {
    isPostgres: place.isPostgres,
    /** Resolves even if the store is away; rejects one of an older version. */
    prepared: () =>
      reported(prepared).catch((error) => {
        if (!(error instanceof StoreAway)) throw error;
      }),
    async read<Result>(query: (from: Kysely<Database>) => Promise<Result>) {
      await prepared();
      return query(db);
    },
    /** All or nothing, and on disk once it resolves. */
    write: <Result>(work: Work<Result>) =>
      reported(() => (place.isPostgres ? attempt(work) : inTurn(work))),
    close() {
      clearTimeout(rest);
      return last.then(() => db.destroy());
    },
  };
}
