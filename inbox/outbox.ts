import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { type Database, query, type Work } from './database.ts';
import type { Mail } from './mails.ts';

type Queued = {
  id?: string;
  kind: 'notice' | 'confirmation' | 'welcome' | 'letter';
  /** Whose data it holds, so that it can be erased. */
  address: string;
  mail: Mail;
  now: number;
};

const DAY = 24 * 60 * 60 * 1000;
const NEVER = Number.MAX_SAFE_INTEGER;

/** To be called in the transaction that is the mail's reason: both are stored, or neither. */
export const queueMail = ({ id = randomUUID(), kind, address, mail, now }: Queued) =>
  query(
    `INSERT INTO outbox (id, kind, address, mail, made_at, due_at, give_up_at, tries)
     VALUES ($1, $2, $3, $4, $5, $5, $6, 0) ON CONFLICT (id) DO NOTHING`,
    // The company is told however long it takes; a visitor's address that takes no mail for three days is let be.
    ...[id, kind, address, JSON.stringify(mail), now, kind === 'notice' ? NEVER : now + 3 * DAY],
  );

/** Milliseconds. `lease` is how long a claimed mail stays with the server that claimed it, should that server die. */
export const PACE = {
  poll: 5_000,
  lease: 300_000,
  firstRetry: 10_000,
  longestRetry: 3_600_000,
  patience: 20_000,
};
export type Pace = typeof PACE;

type Row = { id: string; mail: string; tries: number };

function* claimNext({ claimRows }: Database, now: number, lease: number): Work<Row | undefined> {
  const rows = yield* query<Row>(
    `UPDATE outbox SET tries = tries + 1, due_at = $2 WHERE id = (
       SELECT id FROM outbox WHERE sent_at IS NULL AND due_at <= $1 AND give_up_at > $1
       ORDER BY due_at LIMIT 1 ${claimRows}
     ) AND sent_at IS NULL RETURNING id, mail, tries`,
    ...[now, now + lease],
  );
  return rows[0];
}

const markSent = (id: string, now: number) =>
  query("UPDATE outbox SET sent_at = $2, mail = '' WHERE id = $1", id, now);

/** Twice as long after every try, up to an hour, and never for two servers at the same moment. */
const delayAfter = (tries: number, { firstRetry, longestRetry }: Pace) =>
  Math.min(firstRetry * 2 ** (tries - 1), longestRetry) * (0.5 + Math.random() / 2);

/** Sends what is due, one mail at a time, until it is stopped. What is not sent then is sent after the next start. */
export function startOutbox(database: Database, smtpUrl: string, pace = PACE) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: pace.patience,
    greetingTimeout: pace.patience,
    socketTimeout: pace.patience,
  });
  let stopping = false;
  let alarm = Promise.withResolvers<void>();
  const wake = () => alarm.resolve();
  const nap = async () => {
    const timer = setTimeout(wake, pace.poll);
    await alarm.promise; // already kept when somebody called while we were at work
    clearTimeout(timer);
    if (!stopping) alarm = Promise.withResolvers<void>();
  };

  /** The mail is out: while the store is away, remember so rather than send it again. */
  async function settle(work: () => Work<unknown>) {
    const isStored = () =>
      database.transact(work()).then(
        () => true,
        () => false,
      );
    while (!(await isStored()) && !stopping) await nap();
  }

  /** True when there may be more to do at once. */
  async function sendNext() {
    const row = await database.transact(claimNext(database, Date.now(), pace.lease));
    if (!row) return false;
    try {
      // The same Message-ID on every try: should a mail arrive twice after all, mail programs show it once.
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
      const { code = 'error' } = error as { code?: string };
      console.error(
        `A mail was not sent (${code}, try ${row.tries}). It stays in the outbox and is tried again.`,
      );
      const due = Date.now() + delayAfter(row.tries, pace);
      await settle(() =>
        query('UPDATE outbox SET due_at = $2 WHERE id = $1', row.id, Math.round(due)),
      );
      return false;
    }
    await settle(() => markSent(row.id, Date.now()));
    return true;
  }

  const work = (async () => {
    // When the store is away, its next user says so to the visitor; here it is enough to wait.
    while (!stopping) if (!(await sendNext().catch(() => false))) await nap();
  })();

  return {
    /** There is new mail. */
    wake,
    /** Finishes the mail in hand. */
    async stop() {
      stopping = true;
      wake();
      await work;
      transport.close();
    },
  };
}

export type Outbox = ReturnType<typeof startOutbox>;
