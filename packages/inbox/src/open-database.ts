import { UserError } from '../../../user-error.ts';
import type { Database, Query } from './database.ts';
import { openPostgres } from './postgres.ts';
import type { InboxSettings } from './settings.ts';
import { openSqlite } from './sqlite.ts';

/**
 * The schema's migrations. One that has run anywhere is never changed: add another one instead.
 * Statements have no parameters (`$1`), and each ends with a semicolon at the end of a line.
 */
export const migrations = [
  {
    number: 1,
    name: 'messages',
    sql: `
-- What a form has sent. Times are milliseconds since 1970.
CREATE TABLE message (
  id TEXT PRIMARY KEY, -- made in the browser: the same submission arrives once, however often it is sent
  form TEXT NOT NULL, -- contact or newsletter
  received_at BIGINT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL,
  suspect INTEGER NOT NULL -- 1 when the hidden field was filled in
);
CREATE INDEX message_received ON message (received_at);

-- Mail that is to be sent, written in the transaction that is its reason.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  address TEXT NOT NULL, -- whose data the mail holds
  kind TEXT NOT NULL, -- notice, confirmation, welcome or letter
  mail TEXT NOT NULL, -- JSON; emptied once it is sent
  made_at BIGINT NOT NULL,
  due_at BIGINT NOT NULL,
  give_up_at BIGINT NOT NULL,
  tries INTEGER NOT NULL,
  sent_at BIGINT
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;

-- One row that the health check writes.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY,
  at BIGINT NOT NULL
);`,
  },
  {
    number: 2,
    name: 'newsletter',
    sql: `
CREATE TABLE subscriber (
  address TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE, -- in the links that confirm and that leave
  state TEXT NOT NULL, -- asked, confirmed or left
  since BIGINT NOT NULL
);

-- The log of who agreed to what, when and where: rows are added, never changed.
CREATE TABLE consent (
  address TEXT NOT NULL,
  act TEXT NOT NULL, -- asked, confirmed or left
  at BIGINT NOT NULL,
  wording TEXT NOT NULL,
  source TEXT NOT NULL
);
CREATE INDEX consent_address ON consent (address);`,
  },
  {
    number: 3,
    name: 'nothing lost',
    sql: `
-- What a form asks for that has no column of its own, as JSON.
ALTER TABLE message ADD COLUMN details TEXT NOT NULL DEFAULT '{}';

-- Letters are forwarded, with the link that unsubscribes: it must not confirm anything. That link is the address's for
-- good (token); the one that confirms is new for every request.
ALTER TABLE subscriber ADD COLUMN confirm_token TEXT;
UPDATE subscriber SET confirm_token = token WHERE state IN ('asked', 'confirmed');
CREATE UNIQUE INDEX subscriber_confirm_token ON subscriber (confirm_token);
UPDATE subscriber SET state = 'pending' WHERE state = 'asked';
UPDATE subscriber SET state = 'unsubscribed' WHERE state = 'left';
UPDATE consent SET act = 'pending' WHERE act = 'asked';
UPDATE consent SET act = 'unsubscribed' WHERE act = 'left';

-- Notices first, letters last. What an address has refused for good is not tried again, and says why.
ALTER TABLE outbox ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN failed_at BIGINT;
ALTER TABLE outbox ADD COLUMN last_error TEXT;
UPDATE outbox SET priority = CASE kind WHEN 'notice' THEN 0 WHEN 'letter' THEN 2 ELSE 1 END;
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (priority, due_at) WHERE sent_at IS NULL AND failed_at IS NULL;

-- One row: how far the clock has been believed, and when it was last looked at.
CREATE TABLE clock (
  id INTEGER PRIMARY KEY,
  believed BIGINT NOT NULL,
  looked_at BIGINT NOT NULL
);`,
  },
] as const;

export const statementsOf = (sql: string) =>
  sql
    .replace(/--.*$/gm, '')
    .split(/;\s*$/m)
    .filter((statement) => statement.trim());

export const CREATE_MIGRATION =
  'CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL)';

/** Applies the migrations that the store lacks. */
export async function migrate(query: Query, { lockSchema }: Database) {
  await query(lockSchema);
  await query(CREATE_MIGRATION);
  const applied = new Set((await query('SELECT number FROM migration')).map((row) => row.number));
  for (const { number, name, sql } of migrations) {
    if (applied.has(number)) continue;
    for (const statement of statementsOf(sql)) await query(statement);
    await query('INSERT INTO migration (number, name) VALUES ($1, $2)', number, name);
  }
}

/** Looks before it writes: readers must not wait for the store's lock. */
async function bringUpToDate(database: Database) {
  const look = database.read((query) => query('SELECT number FROM migration'));
  const applied = await look.catch(() => []);
  if (applied.length < migrations.length)
    await database.transact((query) => migrate(query, database));
}

/** Migrates before the first query, not at start: the database may be unavailable until later. */
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

export function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<InboxSettings, 'databaseUrl' | 'dataDir'>): Database {
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
