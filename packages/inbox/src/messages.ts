import type { FormName } from '../../../src/forms/rules.ts';
import { type Database, query, type Work } from './database.ts';

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

/** `known` when the same was stored before, `different` when its id belongs to other words. */
export type Arrival = 'stored' | 'known' | 'different';

export function* keepMessage(arriving: Message): Work<Arrival> {
  const { id, form, received_at, first_name, last_name, email, message, details, suspect } =
    arriving;
  const rows = yield* query(
    `INSERT INTO message (id, form, received_at, first_name, last_name, email, message, details, suspect)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING RETURNING id`,
    ...[id, form, received_at, first_name, last_name, email, message, details, suspect],
  );
  if (rows.length === 1) return 'stored';
  const [kept] = yield* query<Message>('SELECT * FROM message WHERE id = $1', id);
  return CONTENT.every((column) => kept?.[column] === arriving[column]) ? 'known' : 'different';
}

/** Whether the message arrived after the given time. */
export function* hasArrivedSince(id: string, time: number): Work<boolean> {
  return (
    (yield* query('SELECT id FROM message WHERE id = $1 AND received_at > $2', id, time)).length > 0
  );
}

export const listMessages = () =>
  query<Message>('SELECT * FROM message ORDER BY received_at DESC, id');

/** All whose id starts like this: nobody types 36 characters. */
export const findMessages = (start: string) =>
  query<Message>('SELECT * FROM message WHERE substr(id, 1, length($1)) = $1', start);

export function* countAll(): Work<Record<string, number>> {
  const [row] = yield* query<Record<string, number>>(
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

/** Everything about one person, whatever the case of the letters. Says how many rows there were. */
export function* eraseAddress(address: string): Work<number> {
  let erased = 0;
  for (const [table, column] of [
    ['message', 'email'],
    ['outbox', 'address'],
    ['subscriber', 'address'],
    ['consent', 'address'],
  ]) {
    const rows = yield* query(
      `DELETE FROM ${table} WHERE lower(${column}) = lower($1) RETURNING 1`,
      address,
    );
    erased += rows.length;
  }
  return erased;
}

/** Writes, because a store that can only be read takes no messages. */
export const checkStore = (database: Database, now: number) =>
  database.transact(
    query(
      'INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
      now,
    ),
  );
