import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { UserError } from '../../../user-error.ts';
import type { InboxSettings } from './settings.ts';
import { busy, patiently } from './sqlite.ts';

function fileOf({ databaseUrl, dataDir }: InboxSettings) {
  if (!databaseUrl) return join(dataDir, 'inbox.db');
  throw new UserError(
    'DATABASE_URL is set: PostgreSQL is backed up with pg_dump, and restored with psql.',
  );
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
export function backUp(settings: InboxSettings, file: string) {
  const store = fileOf(settings);
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
export async function restore(settings: InboxSettings, file: string) {
  const store = fileOf(settings);
  if (!existsSync(file)) throw new UserError(`${file} does not exist.`);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    if (!isBackup(source)) throw new UserError(`${file} is no whole backup of an inbox.`);
    await patiently(() => backup(source, store).catch(asBusy));
  } finally {
    source.close();
  }
}
