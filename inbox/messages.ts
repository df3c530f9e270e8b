import { type Database, query, type Work } from './database.ts';

/** A row of the table `message`. */
export type Message = {
  id: string;
  form: 'contact' | 'newsletter';
  received_at: number;
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  suspect: number;
};

/** True when it is new; a second arrival of the same id changes nothing. */
export function* keepMessage(message: Message): Work<boolean> {
  const { id, form, received_at, first_name, last_name, email, message: text, suspect } = message;
  const rows = yield* query(
    `INSERT INTO message (id, form, received_at, first_name, last_name, email, message, suspect)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
    ...[id, form, received_at, first_name, last_name, email, text, suspect],
  );
  return rows.length === 1;
}

export const listMessages = () =>
  query<Message>('SELECT * FROM message ORDER BY received_at DESC, id');

/** All whose id starts like this: nobody types 36 characters. */
export const findMessages = (start: string) =>
  query<Message>('SELECT * FROM message WHERE substr(id, 1, length($1)) = $1', start);

export function* countAll(): Work<Record<string, number>> {
  const [row] = yield* query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM message WHERE form = 'contact') AS messages,
            (SELECT count(*) FROM message WHERE suspect = 1) AS suspect,
            (SELECT count(*) FROM outbox WHERE sent_at IS NULL) AS mails_waiting,
            (SELECT count(*) FROM outbox WHERE sent_at IS NOT NULL) AS mails_sent,
            (SELECT count(*) FROM subscriber WHERE state = 'confirmed') AS subscribers,
            (SELECT count(*) FROM subscriber WHERE state = 'asked') AS subscribers_unconfirmed`,
  );
  return row!;
}

/** What `KEEP_DAYS` promises. Who is subscribed, and the proof of it, stays as long as the subscription. */
export function* eraseOlderThan(time: number): Work<void> {
  yield* query('DELETE FROM message WHERE received_at < $1', time);
  yield* query('DELETE FROM outbox WHERE made_at < $1', time);
  yield* query("DELETE FROM subscriber WHERE state <> 'confirmed' AND since < $1", time);
  yield* query(
    'DELETE FROM consent WHERE at < $1 AND address NOT IN (SELECT address FROM subscriber)',
    time,
  );
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
