import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { DAY, type Database, type Query, type Work } from './database.ts';
import type { Mail } from './mails.ts';
import { isLoopback } from './settings.ts';

/** The order of mails, and the state a subscriber must still be in when one is sent. */
const KINDS = {
  notice: { priority: 0, wantedBy: undefined },
  confirmation: { priority: 1, wantedBy: 'pending' },
  welcome: { priority: 1, wantedBy: 'confirmed' },
  letter: { priority: 2, wantedBy: 'confirmed' },
} as const;
type Kind = keyof typeof KINDS;

type Queued = {
  id?: string;
  kind: Kind;
  /** Whose data it holds, so that it can be erased. */
  address: string;
  mail: Mail;
  now: number;
};

/**
 * To be called in the transaction that causes the mail: both are stored, or neither. A mail that
 * was given up is retried; false for one that is waiting or already sent.
 */
export async function queueMail(
  query: Query,
  { id = randomUUID(), kind, address, mail, now }: Queued,
) {
  const rows = await query(
    `INSERT INTO outbox (id, kind, priority, address, mail, made_at, due_at, give_up_at, tries)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7, 0) ON CONFLICT (id) DO UPDATE
     SET mail = excluded.mail, due_at = excluded.due_at, give_up_at = excluded.give_up_at, tries = 0,
         failed_at = NULL, last_error = NULL
     WHERE outbox.failed_at IS NOT NULL RETURNING id`,
    ...[id, kind, KINDS[kind].priority, address, JSON.stringify(mail), now, now + 3 * DAY],
  );
  return rows.length === 1;
}

/** Milliseconds. `lease`: when another server may claim a mail, should the one that has it die. */
export const TIMING = {
  poll: 5_000,
  lease: 300_000,
  firstRetry: 10_000,
  longestRetry: 3_600_000,
  /** For the mail server's next response. */
  patience: 20_000,
  /** For the current mail, once the server is told to stop. */
  farewell: 5_000,
};
export type Timing = typeof TIMING;

/** No mail waits longer, unless the clock was wrong when it was queued. */
const LONGEST_WAIT = TIMING.lease + TIMING.longestRetry;

type Row = {
  id: string;
  kind: Kind;
  address: string;
  mail: string;
  tries: number;
  give_up_at: number;
};

async function isWanted(query: Query, { kind, address }: Row) {
  const { wantedBy } = KINDS[kind];
  if (!wantedBy) return true;
  const sql = 'SELECT 1 FROM subscriber WHERE address = $1 AND state = $2';
  return (await query(sql, address, wantedBy)).length > 0;
}

async function claimNext(query: Query, { claimRows }: Database, now: number, lease: number) {
  for (;;) {
    const [row] = await query<Row>(
      `UPDATE outbox SET tries = tries + 1, due_at = $2 WHERE id = (
         SELECT id FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL AND (due_at <= $1 OR due_at > $3)
         ORDER BY priority, due_at LIMIT 1 ${claimRows}
       ) AND sent_at IS NULL AND failed_at IS NULL RETURNING id, kind, address, mail, tries, give_up_at`,
      ...[now, now + lease, now + LONGEST_WAIT],
    );
    if (!row || (await isWanted(query, row))) return row;
    await query('DELETE FROM outbox WHERE id = $1', row.id);
  }
}

const MARK_SENT = "UPDATE outbox SET sent_at = $2, mail = '', last_error = NULL WHERE id = $1";
const RETRY = 'UPDATE outbox SET due_at = $2, last_error = $3 WHERE id = $1';
const GIVE_UP = "UPDATE outbox SET failed_at = $2, mail = '', last_error = $3 WHERE id = $1";

const withoutAddresses = (reason: string) => reason.replace(/\S*@\S*/g, '…');
/** An error without what differs from mail to mail: addresses, and numbers that are not codes. */
const kindOf = (reason: string) =>
  withoutAddresses(reason).replace(/\S*\d\S*/g, (word) =>
    /^[245][\d.-]*$/.test(word) ? word : '…',
  );

/** Why mails were not sent, and how many for each reason. */
export async function listErrors(query: Query) {
  const sql = 'SELECT last_error FROM outbox WHERE last_error IS NOT NULL ORDER BY last_error';
  const errors = (await query<{ last_error: string }>(sql)).map(({ last_error }) => last_error);
  return [...Map.groupBy(errors, kindOf).values()]
    .map((alike) => ({ reason: withoutAddresses(alike[0]!), mails: alike.length }))
    .sort((one, other) => other.mails - one.mails);
}

/** Exponential backoff up to an hour, with jitter so that two servers never coincide. */
const delayAfter = (tries: number, { firstRetry, longestRetry }: Timing) =>
  Math.round(Math.min(firstRetry * 2 ** (tries - 1), longestRetry) * (0.5 + Math.random() / 2));

type Failure = Error & {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};

type Failed = { row: Row; failure: Failure };

/** RFC 3463: x.1.x is about an address (7 and 8: the sender's), x.2.x about a mailbox. */
const RECIPIENT = /^[45]\.(?:1\.(?![78]$)|2\.)/;
const FOR_GOOD = /^5\.(?:1\.(?![78]$)|2\.1$)/;
const statusOf = ({ response = '' }: Failure) =>
  response.match(/^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/)?.[1];

const isPermanent = ({ responseCode = 0 }: Failure) => responseCode >= 500;

/** The mail server rejected this one recipient: the next mail may be fine. */
const isAboutRecipient = (failure: Failure) =>
  (failure.command === 'RCPT TO' || failure.command === 'DATA') &&
  failure.responseCode !== undefined &&
  failure.responseCode !== 421 &&
  RECIPIENT.test(statusOf(failure) ?? '4.1.0');

/** The same error for this many mails in a row is the mail server's, whatever it says. */
const SEVERAL = 3;
/** A rejected recipient is retried for three days, a failing mail server for this much longer. */
const OUTAGE = 27 * DAY;

const reasonOf = ({ message }: Failure) => message.replace(/\s+/g, ' ').slice(0, 200);

/** Sends what is due, one mail at a time, until stopped. The rest is sent after the next start. */
export function startOutbox(database: Database, smtpUrl: string, timing = TIMING) {
  const isHere = isLoopback(new URL(smtpUrl).hostname);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    maxRequeues: 1,
    // A password never crosses a network in the clear, even if the server offers no encryption.
    requireTLS: !isHere,
    // Nobody can eavesdrop on this machine, and a stock Postfix has a self-signed certificate.
    tls: { rejectUnauthorized: !isHere },
    connectionTimeout: timing.patience,
    greetingTimeout: timing.patience,
    socketTimeout: timing.patience,
  });
  let stopping = false;
  let alarm = Promise.withResolvers<void>();
  const wake = () => alarm.resolve();
  const sleep = async () => {
    const timer = setTimeout(wake, timing.poll);
    await alarm.promise; // resolved already if somebody called while we were busy
    clearTimeout(timer);
    if (!stopping) alarm = Promise.withResolvers<void>();
  };

  /** Stores a mail's outcome. While the store is unavailable it waits: no mail is sent twice. */
  async function settle(work: Work<unknown>) {
    const isStored = () =>
      database.transact(work).then(
        () => true,
        () => false,
      );
    while (!(await isStored()) && !stopping) await sleep();
  }

  async function settleFailure({ row, failure }: Failed, isRecipients: boolean) {
    const { id, kind, tries, give_up_at } = row;
    const now = Date.now();
    const reason = reasonOf(failure);
    const isRefusedForGood =
      isRecipients && isPermanent(failure) && FOR_GOOD.test(statusOf(failure) ?? '');
    const isLate = now > give_up_at + (isRecipients ? 0 : OUTAGE);
    // We never give up on notifying the company.
    const isOver = kind !== 'notice' && (isRefusedForGood || isLate);
    const outcome = isOver
      ? 'It is not tried again.'
      : 'It stays in the outbox and is tried again.';
    console.error(
      `A mail was not sent (${failure.responseCode ?? failure.code}, try ${tries}). ${outcome}`,
    );
    await settle((query) =>
      isOver
        ? query(GIVE_UP, id, now, reason)
        : query(RETRY, id, now + delayAfter(tries, timing), reason),
    );
  }

  /** Identical errors in a row. Until it is known who causes them, nothing is given up. */
  let alike = { kind: '', ids: new Set<string>(), undecided: [] as Failed[] };

  /** A different outcome: the errors before were the recipients' own. */
  async function endLikeness(kind = '') {
    const { undecided } = alike;
    alike = { kind, ids: new Set(), undecided: [] };
    for (const failed of undecided) await settleFailure(failed, true);
  }

  /** True if the next mail may succeed. */
  async function settleRefusal(failed: Failed) {
    const { row, failure } = failed;
    const isRecipients = isAboutRecipient(failure);
    if (!isRecipients || !isPermanent(failure) || row.kind === 'notice') {
      await settleFailure(failed, isRecipients);
      return isRecipients;
    }
    const kind = kindOf(reasonOf(failure));
    if (kind !== alike.kind) await endLikeness(kind);
    alike.ids.add(row.id);
    alike.undecided.push(failed);
    if (alike.ids.size < SEVERAL) return true;
    for (const each of alike.undecided.splice(0)) await settleFailure(each, false);
    return false;
  }

  /** True if there may be more to do at once. */
  async function sendNext() {
    const now = Date.now();
    const claim: Work<Row | undefined> = (query) => claimNext(query, database, now, timing.lease);
    // If the store is unavailable, its next user tells the visitor; here it is enough to wait.
    const row = await database.transact(claim).catch(() => undefined);
    if (!row) {
      await endLikeness();
      return false;
    }
    try {
      // The same Message-ID on every attempt: mail programs then show a duplicate only once.
      const { from, ...mail } = JSON.parse(row.mail) as Mail;
      const messageId = `<${row.id}@${from.address.split('@')[1]}>`;
      await transport.sendMail({
        from,
        ...mail,
        messageId,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      return settleRefusal({ row, failure: error as Failure });
    }
    const sentAt = Date.now();
    await settle((query) => query(MARK_SENT, row.id, sentAt));
    await endLikeness();
    return true;
  }

  const work = (async () => {
    while (!stopping) if (!(await sendNext())) await sleep();
  })();

  return {
    /** There is new mail. */
    wake,
    /** Finishes the current mail, unless the mail server takes too long. */
    async stop() {
      stopping = true;
      wake();
      const farewell = setTimeout(() => transport.close({ force: true }), timing.farewell);
      await work;
      clearTimeout(farewell);
      transport.close(); // an idle connection would keep the process alive
    },
  };
}
