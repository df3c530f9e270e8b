import type { FormName } from '../../../src/forms/rules.ts';
import type { Database, Query } from './database.ts';

/** A row of the table `message`. */
export type Message = {
  id: string;
  form: FormName;
  received_at: number;
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  /** JSON: what the form asks for beyond the columns. */
  details: string;
  suspect: number;
};

const CONTENT = ['form', 'first_name', 'last_name', 'email', 'message', 'details'] as const;
export const COLUMNS = ['id', 'received_at', ...CONTENT, 'suspect'] as const;

const INSERT = `INSERT INTO message (${COLUMNS}) VALUES (${COLUMNS.map((_, index) => `$${index + 1}`)})
  ON CONFLICT (id) DO NOTHING RETURNING id`;

/** `known` if the same was stored before, `different` if its id belongs to other content. */
export type Arrival = 'stored' | 'known' | 'different';

export async function keepMessage(query: Query, message: Message): Promise<Arrival> {
  const rows = await query(INSERT, ...COLUMNS.map((column) => message[column]));
  if (rows.length === 1) return 'stored';
  const [kept] = await query<Message>('SELECT * FROM message WHERE id = $1', message.id);
  return CONTENT.every((column) => kept?.[column] === message[column]) ? 'known' : 'different';
}

/** Whether the message arrived after the given time. */
export async function hasArrivedSince(query: Query, id: string, time: number) {
  const sql = 'SELECT id FROM message WHERE id = $1 AND received_at > $2';
  return (await query(sql, id, time)).length > 0;
}

export const listMessages = (query: Query) =>
  query<Message>('SELECT * FROM message ORDER BY received_at DESC, id');

/** All whose id starts like this: nobody types 36 characters. */
export const findMessages = (query: Query, start: string) =>
  query<Message>('SELECT * FROM message WHERE substr(id, 1, length($1)) = $1', start);

export async function countAll(query: Query): Promise<Record<string, number>> {
  const [row] = await query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM message WHERE form <> 'newsletter') AS messages,
            (SELECT count(*) FROM message WHERE suspect = 1) AS suspect,
            (SELECT count(*) FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL) AS mails_waiting,
            (SELECT count(*) FROM outbox WHERE sent_at IS NOT NULL) AS mails_sent,
            (SELECT count(*) FROM outbox WHERE failed_at IS NOT NULL) AS mails_given_up,
            (SELECT count(*) FROM subscriber WHERE state = 'confirmed') AS subscribers,
            (SELECT count(*) FROM subscriber WHERE state = 'pending') AS subscribers_pending`,
  );
  return row!;
}

/** The columns that hold a person's address. */
const ADDRESSES = {
  message: 'email',
  outbox: 'address',
  subscriber: 'address',
  consent: 'address',
};

/** Everything about one person, case-insensitively. Returns how many rows there were. */
export async function eraseAddress(query: Query, address: string) {
  let erased = 0;
  for (const [table, column] of Object.entries(ADDRESSES)) {
    const sql = `DELETE FROM ${table} WHERE lower(${column}) = lower($1) RETURNING 1`;
    erased += (await query(sql, address)).length;
  }
  return erased;
}

/** Writes, because a read-only store takes no messages. */
export const checkStore = ({ transact }: Database) =>
  transact((query) =>
    query(
      `INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
      Date.now(),
    ),
  );
