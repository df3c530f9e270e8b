import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Mail } from './mails.ts';
import { HOUR } from './retention.ts';
import type { Store, Tx } from './store.ts';
import type { Queued } from './tables.ts';
import type { Words } from './words.ts';

/**
 * `lease`: after it another process may take a mail, in case its sender has died. `patience`: with
 * each answer of the mail server. `farewell`: for a mail that is being sent at shutdown.
 */
export const TIMING = {
  poll: 5_000,
  lease: 300_000,
  firstRetry: 10_000,
  patience: 20_000,
  farewell: 2_000,
};
/** A notice to the company is never given up. */
const LONGEST = 72 * HOUR;

/** In the transaction that causes it: both are stored, or neither. */
export const queueMail = (tx: Tx, kind: Queued['kind'], address: string, mail: Mail) =>
  sql`INSERT INTO outbox (id, kind, address, mail, made_at, due_at, tries) VALUES (${randomUUID()},
    ${kind}, ${address}, ${JSON.stringify(mail)}, ${Date.now()}, ${Date.now()}, 0)`.execute(tx);

/**
 * In one statement, so that only one of several processes gets it; on PostgreSQL the others take
 * the next. The company's mail goes first. If a mail is due in over two hours, the clock was wrong.
 */
export const claimMail = ({ write, isPostgres }: Store, lease: number, now = Date.now()) =>
  write(async (tx) => {
    const { rows } = await sql<Queued>`UPDATE outbox SET tries = tries + 1, due_at = ${now + lease}
      WHERE id = (SELECT id FROM outbox WHERE done_at IS NULL
        AND (due_at <= ${now} OR due_at > ${now + 2 * HOUR}) ORDER BY kind <> 'notice', due_at
        LIMIT 1 ${isPostgres ? sql`FOR UPDATE SKIP LOCKED` : sql``}) RETURNING *`.execute(tx);
    return rows[0];
  });

type Failure = Error & { responseCode?: number; code?: string; command?: string };
type Say = (line: string) => void;

export const isThisMachine = (url: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

export function startOutbox(store: Store, smtpUrl: string, words: Words, say: Say) {
  const isHere = isThisMachine(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    // A password never crosses a network in the clear, even if the server offers no encryption.
    requireTLS: !isHere,
    // Nobody listens in on this machine, and a stock Postfix signs its own certificate.
    tls: { rejectUnauthorized: !isHere },
    connectionTimeout: TIMING.patience,
    greetingTimeout: TIMING.patience,
    socketTimeout: TIMING.patience,
  });
  let isStopped = false;
  let alarm = new AbortController();
  const wake = () => alarm.abort();
  /** Returns at once if `wake` was called since the last sleep. */
  async function sleep() {
    await pause(TIMING.poll, undefined, { signal: alarm.signal }).catch(() => {});
    alarm = new AbortController();
  }

  async function settle(row: Queued, failure: Failure | undefined) {
    const now = Date.now();
    const isRefused = failure?.command === 'RCPT TO' && (failure.responseCode ?? 0) >= 500;
    const isLate = now > row.made_at + LONGEST;
    const isOver = !failure || (row.kind !== 'notice' && (isRefused || isLate));
    const backoff = Math.min(TIMING.firstRetry * 2 ** (row.tries - 1), HOUR);
    const due = Math.round(now + backoff * (0.5 + Math.random() / 2));
    const error = failure ? String(failure.responseCode ?? failure.code ?? failure.name) : null;
    const then = isOver ? 'It is given up.' : 'It will be tried again.';
    if (error) say(`A ${row.kind} was not sent (${error}, try ${row.tries}). ${then}`);
    const change = isOver ? sql`done_at = ${now}, mail = ''` : sql`due_at = ${due}`;
    const update = sql`UPDATE outbox SET ${change}, error = ${error} WHERE id = ${row.id}`;
    const stored = () => store.write((tx) => update.execute(tx));
    // Nothing else is sent until this is stored. If we end first, the mail is sent again under the
    // same Message-ID, by which mail programs recognize it.
    while (!(await stored().catch(() => false)) && !isStopped) await sleep();
  }

  async function sendNext() {
    const row = await claimMail(store, TIMING.lease).catch(() => undefined);
    if (!row) return false;
    const sending = transport.sendMail({
      from: { name: words.company, address: words.email },
      ...(JSON.parse(row.mail) as Mail),
      messageId: `<${row.id}@${words.email.split('@')[1]}>`,
    });
    const failure = await sending.then(() => undefined).catch((error: Failure) => error);
    await settle(row, failure);
    return !failure || failure.command === 'RCPT TO'; // otherwise the mail server gets a pause
  }

  const work = (async () => {
    while (!isStopped) if (!(await sendNext())) await sleep();
  })();

  return {
    wake,
    /** Waits for a mail that is being sent, but not for a mail server that has stalled. */
    async stop() {
      isStopped = true;
      wake();
      await Promise.race([work, pause(TIMING.farewell, undefined, { ref: false })]);
      transport.close();
    },
  };
}
