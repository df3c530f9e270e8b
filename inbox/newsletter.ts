import { createHash, randomBytes } from 'node:crypto';
import { query, type Work } from './database.ts';
import { confirmationFor, letterFor, welcomeFor } from './mails.ts';
import { queueMail } from './outbox.ts';

const DAY = 24 * 60 * 60 * 1000;

type Act = 'asked' | 'confirmed' | 'left';
type Subscriber = { address: string; token: string; state: Act; since: number };

/** Where and when somebody agreed, and to which words. */
export type Occasion = { at: number; wording: string; source: string; siteOrigin: string };

const logConsent = (address: string, act: Act, { at, wording, source }: Occasion) =>
  query(
    'INSERT INTO consent (address, act, at, wording, source) VALUES ($1, $2, $3, $4, $5)',
    ...[address, act, at, wording, source],
  );

/**
 * Asks for a confirmation. An address that is subscribed hears nothing, and no address gets more than one such mail
 * a day: a stranger cannot use the form to flood somebody.
 */
export function* askToSubscribe(email: string, occasion: Occasion): Work<void> {
  const address = email.toLowerCase();
  const token = randomBytes(24).toString('base64url');
  const [asked] = yield* query<Subscriber>(
    `INSERT INTO subscriber (address, token, state, since) VALUES ($1, $2, 'asked', $3)
     ON CONFLICT (address) DO UPDATE SET token = excluded.token, state = 'asked', since = excluded.since
     WHERE subscriber.state = 'left' OR (subscriber.state = 'asked' AND subscriber.since < $4) RETURNING *`,
    ...[address, token, occasion.at, occasion.at - DAY],
  );
  yield* logConsent(address, 'asked', occasion);
  if (asked) {
    const mail = confirmationFor(address, token, occasion.siteOrigin);
    yield* queueMail({ kind: 'confirmation', address, mail, now: occasion.at });
  }
}

export function* findSubscriber(token: string): Work<Subscriber | undefined> {
  return (yield* query<Subscriber>('SELECT * FROM subscriber WHERE token = $1', token))[0];
}

/** Only whoever reads the mail has the token. A second press changes nothing. */
export function* confirm(token: string, occasion: Occasion): Work<void> {
  const [subscriber] = yield* query<Subscriber>(
    "UPDATE subscriber SET state = 'confirmed', since = $2 WHERE token = $1 AND state = 'asked' RETURNING *",
    ...[token, occasion.at],
  );
  if (!subscriber) return;
  const { address } = subscriber;
  yield* logConsent(address, 'confirmed', occasion);
  const mail = welcomeFor(address, token, occasion.siteOrigin);
  yield* queueMail({ kind: 'welcome', address, mail, now: occasion.at });
}

/** Letters that wait in the outbox are not sent either. */
export function* leave(token: string, occasion: Occasion): Work<void> {
  const [subscriber] = yield* query<Subscriber>(
    "UPDATE subscriber SET state = 'left', since = $2 WHERE token = $1 AND state <> 'left' RETURNING *",
    ...[token, occasion.at],
  );
  if (!subscriber) return;
  yield* logConsent(subscriber.address, 'left', occasion);
  yield* query(
    "DELETE FROM outbox WHERE address = $1 AND sent_at IS NULL AND kind <> 'notice'",
    subscriber.address,
  );
}

export const listSubscribers = () =>
  query<Subscriber>('SELECT address, state, since FROM subscriber ORDER BY address');

/** Queues a letter for everybody who confirmed, and for nobody else. The same letter again reaches nobody twice. */
export function* queueLetter(
  subject: string,
  body: string,
  siteOrigin: string,
  now: number,
): Work<number> {
  const confirmed = yield* query<Subscriber>(
    "SELECT * FROM subscriber WHERE state = 'confirmed' ORDER BY address",
  );
  for (const { address, token } of confirmed) {
    const id = createHash('sha256')
      .update(JSON.stringify([subject, body, address]))
      .digest('hex');
    const mail = letterFor(address, token, siteOrigin, subject, body);
    yield* queueMail({ id, kind: 'letter', address, mail, now });
  }
  return confirmed.length;
}
