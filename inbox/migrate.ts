import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, query, type Work } from './database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '');

/** `001-messages.sql` is number 1; its statements end with a semicolon at the end of a line. */
const readMigrations = () =>
  readdirSync(FOLDER)
    .sort()
    .map((name) => ({
      name,
      number: Number.parseInt(name, 10),
      statements: withoutComments(readFileSync(join(FOLDER, name), 'utf8')).split(/;\s*$/m),
    }));

function* applyNew({ lockSchema }: Database): Work<void> {
  yield* query(lockSchema);
  yield* query(
    'CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL)',
  );
  const applied = new Set((yield* query('SELECT number FROM migration')).map((row) => row.number));
  for (const { name, number, statements } of readMigrations()) {
    if (applied.has(number)) continue;
    for (const statement of statements) if (statement.trim()) yield* query(statement);
    yield* query('INSERT INTO migration (number, name) VALUES ($1, $2)', number, name);
  }
}

/** Brings the schema up to date before the first work: a database that is away at start may come later. */
export function migrated(database: Database): Database {
  let ready: Promise<void> | undefined;
  const prepare = () => {
    ready ??= database.transact(applyNew(database)).catch((error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
  return { ...database, transact: (work) => prepare().then(() => database.transact(work)) };
}
