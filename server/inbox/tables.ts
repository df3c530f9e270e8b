import { sql } from 'kysely';
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

/** What Kysely checks queries against. */
export type Database = {
  message: Message;
  subscriber: Subscriber;
  outbox: QueuedMail;
  clock: { id: number; believed: number; looked_at: number };
};

/**
 * The same statements for both stores, in SQL because it explains its columns beside them. Times are
 * milliseconds since 1970.
 */
const FIRST = [
  sql`CREATE TABLE IF NOT EXISTS message (
    id TEXT PRIMARY KEY, -- made in the browser: the same message arrives once, however often sent
    form TEXT NOT NULL, received_at BIGINT NOT NULL, email TEXT NOT NULL,
    fields TEXT NOT NULL, -- JSON of what was filled in
    suspect INTEGER NOT NULL) -- 1 when the hidden field was filled in`,
  sql`CREATE TABLE IF NOT EXISTS subscriber (
    address TEXT PRIMARY KEY, state TEXT NOT NULL, language TEXT NOT NULL,
    confirm_token TEXT NOT NULL UNIQUE, -- in the confirmation link: new for every request
    token TEXT NOT NULL UNIQUE, -- in the links that unsubscribe: the same for good
    -- The proof of consent: when it was asked for, on which wording, when it was given and taken back
    asked_at BIGINT NOT NULL, wording TEXT NOT NULL, confirmed_at BIGINT, left_at BIGINT)`,
  sql`CREATE TABLE IF NOT EXISTS outbox (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL,
    address TEXT NOT NULL, -- whose data the mail holds, so that it can be erased
    mail TEXT NOT NULL, -- JSON; emptied once it is sent
    made_at BIGINT NOT NULL, due_at BIGINT NOT NULL, tries INTEGER NOT NULL,
    done_at BIGINT, error TEXT) -- done: sent, or given up`,
  // One row, for retention.ts: the time that we believe, and what the clock showed then.
  sql`CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY, believed BIGINT NOT NULL,
    looked_at BIGINT NOT NULL)`,
  sql`INSERT INTO clock VALUES (1, 0, 0) ON CONFLICT DO NOTHING`,
  sql`CREATE INDEX IF NOT EXISTS message_received ON message (received_at)`,
  sql`CREATE INDEX IF NOT EXISTS outbox_due ON outbox (due_at) WHERE done_at IS NULL`,
];

/**
 * Never change a migration that has run anywhere; add another. Each may run again after a crash,
 * because in SQLite they are not transactional.
 */
export const migrations: Record<string, Migration> = {
  '001': {
    async up(db) {
      for (const statement of FIRST) await statement.execute(db);
    },
  },
};
