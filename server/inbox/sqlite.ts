import * as fs from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';

/** The interface of a database for store.ts. */
export type Backend = {
  isPostgres: boolean;
  dialect: Dialect;
  /** Resolves to what the operator has to do if the store is from version 3. */
  remedyForVersion3: () => Promise<string | undefined>;
  checkFileIsInPlace?: () => void;
  /** Moves SQLite's log into the file; false while somebody reads the log. */
  checkpoint?: () => boolean;
};

export const databaseFileIn = (folder: string) => join(folder, 'inbox.db');

/** FULL flushes at every commit. The timeout is short because waiting would block pages as well. */
export function openDatabase(folder: string, timeout = 5) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = databaseFileIn(folder);
  // SQLite gives its other files the permissions of this one.
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  fs.chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  return database;
}

/** Gives Node's own SQLite the interface of better-sqlite3, which Kysely's dialect expects. */
function adaptForKysely(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      // Plain BEGIN would notice another writer only at the first write.
      if (text === 'begin') text = 'BEGIN IMMEDIATE';
      // On a full disk SQLite rolls back by itself. Another rollback would hide the reason.
      if (text === 'rollback' && !database.isTransaction) text = 'SELECT 1';
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}

/** Reads without a trace: `immutable` creates no files, but cannot be used while there is a log. */
function isVersion3(file: string) {
  if (!fs.existsSync(file)) return false;
  const url = pathToFileURL(file);
  if (!fs.existsSync(`${file}-wal`)) url.search = '?immutable=1';
  using database = new DatabaseSync(url, { readOnly: true });
  const columns = database.prepare("SELECT name FROM pragma_table_info('message')").all();
  return columns.some(({ name }) => name === 'first_name');
}

const CHECKPOINT = 'PRAGMA wal_checkpoint(TRUNCATE)';

export function sqliteBackend(folder: string): Backend {
  const file = databaseFileIn(folder);
  let opened: DatabaseSync | undefined;
  /** The inodes of the file, and of its log, which new messages enter first. */
  const readInodes = () =>
    [file, `${file}-wal`].map((path) => fs.statSync(path, { throwIfNoEntry: false })?.ino);
  let openedInodes: ReturnType<typeof readInodes> = [];
  return {
    isPostgres: false,
    dialect: new SqliteDialect({
      async database() {
        opened = openDatabase(folder);
        opened.exec('SELECT 1 FROM sqlite_schema'); // creates the log
        openedInodes = readInodes();
        return adaptForKysely(opened);
      },
    }),
    remedyForVersion3: async () => (isVersion3(file) ? `move ${file}* away` : undefined),
    /** A deleted or replaced file still accepts messages, and loses them when the process ends. */
    checkFileIsInPlace() {
      if (!isDeepStrictEqual(readInodes(), openedInodes))
        throw new Error(`${file} was taken away or replaced: put it back, or restart`);
    },
    checkpoint: () => !opened?.prepare(CHECKPOINT).get()?.busy,
  };
}

/** SQLITE_BUSY (5): another process writes. The low byte is the code, the rest its variants. */
export const isBusy = (error: unknown) => (error as { errcode: number }).errcode % 256 === 5;

/** Leaves no byte of erased messages in the file or its log. */
export function shred(folder: string) {
  using database = openDatabase(folder, 5_000);
  database.exec('VACUUM');
  const { busy } = database.prepare(CHECKPOINT).get()!;
  if (busy)
    throw new Error(
      'Erased, but another process still reads what was erased. Run the command again.',
    );
}

/** Copies the store while the server runs. The file gets its name once it is complete. */
export function backUp(folder: string, file: string) {
  const { ino } = fs.statSync(databaseFileIn(folder));
  if (fs.statSync(file, { throwIfNoEntry: false })?.ino === ino)
    throw new Error(`${file} is the inbox itself. Name another file.`);
  const unfinished = `${file}.part`;
  fs.rmSync(unfinished, { force: true });
  const handle = fs.openSync(unfinished, 'wx', 0o600);
  try {
    using database = new DatabaseSync(databaseFileIn(folder), { timeout: 5_000 });
    database.prepare('VACUUM INTO ?').run(unfinished);
    fs.fsyncSync(handle);
    fs.renameSync(unfinished, file);
  } finally {
    fs.closeSync(handle);
    fs.rmSync(unfinished, { force: true });
  }
}
