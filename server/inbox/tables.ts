import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export type Message = {
  id: string;
  form: string;
  received_at: number;
  email: string;
  fields: string;
  suspect: number;
};

export type Subscriber = {
  address: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  language: string;
  confirm_token: string;
  token: string;
  asked_at: number;
  wording: string;
  confirmed_at: number | null;
  left_at: number | null;
  store_time: number;
};

export type QueuedMail = {
  id: string;
  kind: 'notice' | 'confirmation' | 'welcome';
  address: string;
  mail: string;
  made_at: number;
  due_at: number;
  tries: number;
  done_at: number | null;
  error: string | null;
};

/** The tables, by which TypeScript checks the queries. */
export type Database = {
  message: Message & { store_time: number };
  subscriber: Subscriber;
  outbox: QueuedMail;
  /** `believed`: the store's own time. `looked_at`: the clock of the system at that moment. */
  clock: { id: number; believed: number; looked_at: number };
};

/**
 * The same statements for both databases, in SQL so that each column is explained beside it. Times
 * are milliseconds since 1970.
 */
const CREATE_TABLES = [
  sql`CREATE TABLE IF NOT EXISTS message (
    id TEXT PRIMARY KEY, -- made in the browser, so that a message sent twice is stored once
    form TEXT NOT NULL, received_at BIGINT NOT NULL, email TEXT NOT NULL,
    fields TEXT NOT NULL, -- JSON of what was filled in
    suspect INTEGER NOT NULL) -- 1 when the hidden box was ticked`,
  sql`CREATE TABLE IF NOT EXISTS subscriber (
    address TEXT PRIMARY KEY, state TEXT NOT NULL, language TEXT NOT NULL,
    confirm_token TEXT NOT NULL UNIQUE, -- in the confirmation link: new for every request
    token TEXT NOT NULL UNIQUE, -- in the links that unsubscribe: never changes
    -- The proof of consent: when it was asked for, on which wording, when it was given and taken back
    asked_at BIGINT NOT NULL, wording TEXT NOT NULL, confirmed_at BIGINT, left_at BIGINT)`,
  sql`CREATE TABLE IF NOT EXISTS outbox (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL,
    address TEXT NOT NULL, -- whose data the mail holds, so that it can be erased
    mail TEXT NOT NULL, -- JSON; emptied once it is sent
    made_at BIGINT NOT NULL, -- in the store's own time
    due_at BIGINT NOT NULL, tries INTEGER NOT NULL,
    done_at BIGINT, error TEXT) -- done_at: when it was sent or given up`,
  // One row, for retention.ts: the store's own time, and the clock of the system at that moment.
  sql`CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY, believed BIGINT NOT NULL,
    looked_at BIGINT NOT NULL)`,
  sql`INSERT INTO clock VALUES (1, 0, 0) ON CONFLICT DO NOTHING`,
  sql`CREATE INDEX IF NOT EXISTS message_received ON message (received_at)`,
  sql`CREATE INDEX IF NOT EXISTS outbox_due ON outbox (due_at) WHERE done_at IS NULL`,
];

/** Adds the store's own time at which a message came, or somebody joined or left the newsletter. */
async function addStoreTime(db: Kysely<Database>, table: 'message' | 'subscriber', from: string) {
  const tables = await db.introspection.getTables();
  const columns = tables.filter(({ name }) => name === table).flatMap(({ columns }) => columns);
  const add = sql`ALTER TABLE ${sql.table(table)} ADD COLUMN store_time BIGINT NOT NULL DEFAULT 0`;
  if (!columns.some((column) => column.name === 'store_time')) await add.execute(db);
  await sql`UPDATE ${sql.table(table)} SET store_time = ${sql.raw(from)}`.execute(db);
}

/**
 * Never change a migration that has run anywhere; add another. Each may run again after a crash,
 * because in SQLite they are not transactional.
 */
export const migrations: Record<string, Migration> = {
  '001': {
    async up(db) {
      for (const statement of CREATE_TABLES) await statement.execute(db);
    },
  },
  '002': {
    async up(db) {
      await addStoreTime(db, 'message', 'received_at');
      await addStoreTime(db, 'subscriber', 'COALESCE(left_at, asked_at)');
    },
  },
};
