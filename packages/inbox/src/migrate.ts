import { type Database, query, type Work } from './database.ts';
import { migrations } from './migrations.ts';

const statementsOf = (sql: string) =>
  sql
    .replace(/--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((statement) => statement.trim());

/** Applies what the store does not have yet. */
export function* migrate({ lockSchema }: Database): Work<void> {
  yield* query(lockSchema);
  yield* query(
    'CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL)',
  );
  const applied = new Set((yield* query('SELECT number FROM migration')).map((row) => row.number));
  for (const { number, name, sql } of migrations) {
    if (applied.has(number)) continue;
    for (const statement of statementsOf(sql)) yield* query(statement);
    yield* query('INSERT INTO migration (number, name) VALUES ($1, $2)', number, name);
  }
}

/** Looks before it writes: whoever only reads must not wait for the store's lock. */
async function bringUpToDate(database: Database) {
  const applied = await database.read(query('SELECT number FROM migration')).catch(() => []);
  if (applied.length < migrations.length) await database.transact(migrate(database));
}

/** Brings the schema up to date before the first work: a database that is away at start may come later. */
export function migrated(database: Database): Database {
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
