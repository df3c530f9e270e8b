import { createHash, randomBytes } from 'node:crypto';
import { DAY, type Query } from './database.ts';
import { confirmationFor, type Letter, letterFor, welcomeFor } from './mails.ts';
import { queueMail } from './outbox.ts';
import type { Texts } from './texts.ts';

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** A row of the table `subscriber`. */
export type Subscriber = {
  address: string;
  /** In unsubscribe links: it never changes, so that those in old letters keep working. */
  token: string;
  /** In the confirmation link: new for every request. */
  confirm_token: string | null;
  state: SubscriberState;
  since: number;
};

/** Where and when somebody consented, to which wording, and in which language. */
export type Occasion = {
  at: number;
  wording: string;
  source: string;
  siteOrigin: string;
  texts: Texts;
};

const newToken = () => randomBytes(24).toString('base64url');

const logConsent = (
  query: Query,
  address: string,
  act: SubscriberState,
  { at, wording, source }: Occasion,
) =>
  query(
    'INSERT INTO consent (address, act, at, wording, source) VALUES ($1, $2, $3, $4, $5)',
    ...[address, act, at, wording, source],
  );

/**
 * Asks for a confirmation. A subscribed address gets no mail, and no address gets more than one
 * such mail a day: a stranger cannot use the form to flood somebody.
 */
export async function requestSubscription(query: Query, email: string, occasion: Occasion) {
  const { at, siteOrigin, texts } = occasion;
  const address = email.toLowerCase();
  const [pending] = await query<Subscriber>(
    `INSERT INTO subscriber (address, token, confirm_token, state, since) VALUES ($1, $2, $3, 'pending', $4)
     ON CONFLICT (address) DO UPDATE
     SET confirm_token = excluded.confirm_token, state = 'pending', since = excluded.since
     WHERE subscriber.state = 'unsubscribed' OR (subscriber.state = 'pending' AND subscriber.since < $5)
     RETURNING *`,
    ...[address, newToken(), newToken(), at, at - DAY],
  );
  await logConsent(query, address, 'pending', occasion);
  if (pending?.confirm_token) {
    const mail = confirmationFor(address, pending.confirm_token, siteOrigin, texts);
    await queueMail(query, { kind: 'confirmation', address, mail, now: at });
  }
}

/** Confirmation links and unsubscribe links have different tokens. */
export async function findSubscriber(
  query: Query,
  column: 'token' | 'confirm_token',
  token: string,
) {
  return (await query<Subscriber>(`SELECT * FROM subscriber WHERE ${column} = $1`, token))[0];
}

/** Only the mail's recipient has the token. A second click changes nothing. */
export async function confirm(query: Query, token: string, occasion: Occasion) {
  const { at, siteOrigin, texts } = occasion;
  const [subscriber] = await query<Subscriber>(
    "UPDATE subscriber SET state = 'confirmed', since = $2 WHERE confirm_token = $1 AND state = 'pending' RETURNING *",
    ...[token, at],
  );
  if (!subscriber) return;
  const { address } = subscriber;
  await logConsent(query, address, 'confirmed', occasion);
  const mail = welcomeFor(address, subscriber.token, siteOrigin, texts);
  await queueMail(query, { kind: 'welcome', address, mail, now: at });
}

/** Letters that wait in the outbox are not sent either. */
export async function unsubscribe(query: Query, token: string, occasion: Occasion) {
  const [subscriber] = await query<Subscriber>(
    "UPDATE subscriber SET state = 'unsubscribed', since = $2 WHERE token = $1 AND state <> 'unsubscribed' RETURNING *",
    ...[token, occasion.at],
  );
  if (!subscriber) return;
  const { address } = subscriber;
  await logConsent(query, address, 'unsubscribed', occasion);
  await query(
    "DELETE FROM outbox WHERE address = $1 AND sent_at IS NULL AND kind <> 'notice'",
    address,
  );
}

export const listSubscribers = (query: Query) =>
  query<Subscriber>('SELECT address, state, since FROM subscriber ORDER BY address');

export const listConfirmed = (query: Query) =>
  query<Subscriber>("SELECT * FROM subscriber WHERE state = 'confirmed' ORDER BY address");

/**
 * Queues a letter for all confirmed subscribers. Queueing it again reaches nobody twice, but
 * retries those whose mail was given up. Returns how many it was queued for.
 */
export async function queueLetter(
  query: Query,
  { subject, body }: Letter,
  siteOrigin: string,
  texts: Texts,
  now: number,
) {
  let queued = 0;
  for (const { address, token } of await listConfirmed(query)) {
    const id = createHash('sha256')
      .update(JSON.stringify([subject, body, address]))
      .digest('hex');
    const mail = letterFor(address, token, siteOrigin, { subject, body }, texts);
    if (await queueMail(query, { id, kind: 'letter', address, mail, now })) queued += 1;
  }
  return queued;
}
