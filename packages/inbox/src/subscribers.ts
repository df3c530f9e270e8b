import { createHash, randomBytes } from 'node:crypto';
import { query, type Work } from './database.ts';
import { DAY } from './durations.ts';
import { confirmationFor, letterFor, welcomeFor } from './mails.ts';
import { queueMail } from './outbox.ts';
import type { Words } from './words.ts';

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** A row of the table `subscriber`. */
export type Subscriber = {
  address: string;
  /** In the links that unsubscribe: the same for good, so that old letters keep their word. */
  token: string;
  /** In the link that confirms: new for every request. */
  confirm_token: string | null;
  state: SubscriberState;
  since: number;
};

/** Where and when somebody agreed, to which words, and how they are written to. */
export type Occasion = {
  at: number;
  wording: string;
  source: string;
  siteOrigin: string;
  words: Words;
};

const newToken = () => randomBytes(24).toString('base64url');

const logConsent = (address: string, act: SubscriberState, { at, wording, source }: Occasion) =>
  query(
    'INSERT INTO consent (address, act, at, wording, source) VALUES ($1, $2, $3, $4, $5)',
    ...[address, act, at, wording, source],
  );

/**
 * Asks for a confirmation. An address that is subscribed hears nothing, and no address gets more than one such mail
 * a day: a stranger cannot use the form to flood somebody.
 */
export function* requestSubscription(email: string, occasion: Occasion): Work<void> {
  const { at, siteOrigin, words } = occasion;
  const address = email.toLowerCase();
  const [pending] = yield* query<Subscriber>(
    `INSERT INTO subscriber (address, token, confirm_token, state, since) VALUES ($1, $2, $3, 'pending', $4)
     ON CONFLICT (address) DO UPDATE
     SET confirm_token = excluded.confirm_token, state = 'pending', since = excluded.since
     WHERE subscriber.state = 'unsubscribed' OR (subscriber.state = 'pending' AND subscriber.since < $5)
     RETURNING *`,
    ...[address, newToken(), newToken(), at, at - DAY],
  );
  yield* logConsent(address, 'pending', occasion);
  if (pending?.confirm_token) {
    const mail = confirmationFor(address, pending.confirm_token, siteOrigin, words);
    yield* queueMail({ kind: 'confirmation', address, mail, now: at });
  }
}

export function* findByConfirmToken(token: string): Work<Subscriber | undefined> {
  return (yield* query<Subscriber>('SELECT * FROM subscriber WHERE confirm_token = $1', token))[0];
}

export function* findByToken(token: string): Work<Subscriber | undefined> {
  return (yield* query<Subscriber>('SELECT * FROM subscriber WHERE token = $1', token))[0];
}

/** Only whoever reads the mail has the token. A second press changes nothing. */
export function* confirm(token: string, occasion: Occasion): Work<void> {
  const [subscriber] = yield* query<Subscriber>(
    "UPDATE subscriber SET state = 'confirmed', since = $2 WHERE confirm_token = $1 AND state = 'pending' RETURNING *",
    ...[token, occasion.at],
  );
  if (!subscriber) return;
  const { address } = subscriber;
  yield* logConsent(address, 'confirmed', occasion);
  const mail = welcomeFor(address, subscriber.token, occasion.siteOrigin, occasion.words);
  yield* queueMail({ kind: 'welcome', address, mail, now: occasion.at });
}

/** Letters that wait in the outbox are not sent either. */
export function* unsubscribe(token: string, occasion: Occasion): Work<void> {
  const [subscriber] = yield* query<Subscriber>(
    "UPDATE subscriber SET state = 'unsubscribed', since = $2 WHERE token = $1 AND state <> 'unsubscribed' RETURNING *",
    ...[token, occasion.at],
  );
  if (!subscriber) return;
  yield* logConsent(subscriber.address, 'unsubscribed', occasion);
  yield* query(
    "DELETE FROM outbox WHERE address = $1 AND sent_at IS NULL AND kind <> 'notice'",
    subscriber.address,
  );
}

export const listSubscribers = () =>
  query<Subscriber>('SELECT address, state, since FROM subscriber ORDER BY address');

export const listConfirmed = () =>
  query<Subscriber>("SELECT * FROM subscriber WHERE state = 'confirmed' ORDER BY address");

export type Letter = { subject: string; body: string };

/** Queues a letter for everybody who confirmed, and for nobody else. The same letter again reaches nobody twice. */
export function* queueLetter(
  { subject, body }: Letter,
  siteOrigin: string,
  words: Words,
  now: number,
): Work<number> {
  const confirmed = yield* listConfirmed();
  for (const { address, token } of confirmed) {
    const id = createHash('sha256')
      .update(JSON.stringify([subject, body, address]))
      .digest('hex');
    const mail = letterFor(address, token, siteOrigin, { subject, body }, words);
    yield* queueMail({ id, kind: 'letter', address, mail, now });
  }
  return confirmed.length;
}
