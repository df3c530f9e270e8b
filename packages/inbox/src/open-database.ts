import { UserError } from '../../../user-error.ts';
import type { Database, Query } from './database.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import type { InboxSettings } from './settings.ts';
import { openSqlite } from './sqlite.ts';

const statementsOf = (sql: string) =>
  sql
    .replace(/--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((statement) => statement.trim());

/** Applies what the store does not have yet. */
export async function migrate(query: Query, { lockSchema }: Database) {
  await query(lockSchema);
  await query(
    'CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL)',
  );
  const applied = new Set((await query('SELECT number FROM migration')).map((row) => row.number));
  for (const { number, name, sql } of migrations) {
    if (applied.has(number)) continue;
    for (const statement of statementsOf(sql)) await query(statement);
    await query('INSERT INTO migration (number, name) VALUES ($1, $2)', number, name);
  }
}

/** Looks before it writes: whoever only reads must not wait for the store's lock. */
async function bringUpToDate(database: Database) {
  const look = database.read((query) => query('SELECT number FROM migration'));
  const applied = await look.catch(() => []);
  if (applied.length < migrations.length)
    await database.transact((query) => migrate(query, database));
}

/** Brings the schema up to date before the first work: a database that is away at start may come later. */
function migrated(database: Database): Database {
  let ready: Promise<void> | undefined;
  const prepare = () => {
    ready ??= bringUpToDate(database).catch((error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
  return {
    ...database,
    transact: (work) => prepare().then(() => database.transact(work)),
    read: (work) => prepare().then(() => database.read(work)),
  };
}

export function openDatabase({ databaseUrl, dataDir }: InboxSettings): Database {
  if (databaseUrl) return migrated(openPostgres(databaseUrl));
  try {
    return migrated(openSqlite(dataDir));
  } catch (error) {
    const reason = (error as Error).message;
    throw new UserError(
      `DATA_DIR is "${dataDir}", which cannot be used (${reason}). Give a folder to write to.`,
    );
  }
}
