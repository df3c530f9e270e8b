import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Mail } from './mails.ts';
import { DAY, HOUR } from './retention.ts';
import type { Store, Tx } from './store.ts';
import type { Database, Queued } from './tables.ts';
import type { Words } from './words.ts';

/**
 * `lease`: after it another process may take a mail, in case its sender has died. `patience`: with
 * each answer of the mail server. `farewell`: for mails that are being sent at shutdown. `reminder`:
 * how often the log names the notices that were given up.
 */
export const TIMING = {
  poll: 5_000,
  lease: 300_000,
  firstRetry: 10_000,
  patience: 20_000,
  farewell: 2_000,
  reminder: DAY,
};
/** How long a mail is tried. */
const LONGEST = { notice: 7 * DAY, confirmation: 3 * DAY, welcome: 3 * DAY };
/** Claimed and sent together. After a crash, so many at most are sent again. */
export const BATCH = 20;

/** In the transaction that causes it: both are stored, or neither. A notice has its message's id. */
export const queueMail = (
  tx: Tx,
  kind: Queued['kind'],
  address: string,
  mail: Mail,
  id: string = randomUUID(),
) => {
  const now = Date.now();
  const queued = { id, kind, address, mail: JSON.stringify(mail), made_at: now, due_at: now };
  return tx
    .insertInto('outbox')
    .values({ ...queued, tries: 0 })
    .execute();
};

/**
 * In one statement, so that only one of several processes gets a mail; on PostgreSQL the others take
 * the next ones. New mails go first, so that refused ones delay nobody; then the company's. If a
 * mail is due in over two hours, the clock was wrong.
 */
export const claimMails = (
  { write, isPostgres }: Store,
  { limit = BATCH, lease = TIMING.lease, now = Date.now() } = {},
) =>
  write((tx) =>
    tx
      .with('due', (db) =>
        db
          .selectFrom('outbox')
          .select('id')
          .where('done_at', 'is', null)
          .where((is) => is.or([is('due_at', '<=', now), is('due_at', '>', now + 2 * HOUR)]))
          .orderBy((is) => is('tries', '>', 0))
          .orderBy((is) => is('kind', '<>', 'notice'))
          .orderBy('due_at')
          .limit(limit)
          .$if(isPostgres, (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set((row) => ({ tries: row('tries', '+', 1), due_at: now + lease }))
      .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
      .returningAll()
      .execute(),
  );

/** Given up: the company has not heard of these messages. */
export const notSent = (from: Kysely<Database>) =>
  from
    .selectFrom('outbox')
    .where('kind', '=', 'notice')
    .where('done_at', 'is not', null)
    .where('error', 'is not', null);

type Failure = Error & { responseCode?: number; code?: string; command?: string };
type Say = (line: string) => void;

/** The mail server refuses this mail, and would take others. */
const isAboutOneMail = ({ code = '', command, responseCode }: Failure) =>
  /^E(ENVELOPE|MESSAGE)$/.test(code) && command !== 'MAIL FROM' && responseCode !== 421;

export const isThisMachine = (url: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

export function startOutbox(store: Store, smtpUrl: string, words: Words, say: Say) {
  const isHere = isThisMachine(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
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

  type Result = { row: Queued; failure: Failure | undefined };

  /** What becomes of a mail that was sent or not. */
  function changeOf({ row: { kind, made_at, tries }, failure }: Result) {
    const now = Date.now();
    const isNobody = failure?.command === 'RCPT TO' && (failure.responseCode ?? 0) >= 500;
    const isLate = now > made_at + LONGEST[kind];
    const isOver = !failure || isLate || (isNobody && kind !== 'notice');
    const backoff = Math.min(TIMING.firstRetry * 2 ** (tries - 1), HOUR);
    const due_at = Math.round(now + backoff * (0.5 + Math.random() / 2));
    const error = failure ? String(failure.responseCode ?? failure.code ?? failure.name) : null;
    const then = isOver ? 'It is given up.' : 'It will be tried again.';
    if (error) say(`A ${kind} was not sent (${error}, try ${tries}). ${then}`);
    return { error, ...(isOver ? { done_at: now, mail: '' } : { due_at }) };
  }

  async function settle(results: Result[]) {
    const changes = results.map((result) => [result.row.id, changeOf(result)] as const);
    const stored = () =>
      store.write(async (tx) => {
        for (const [id, change] of changes)
          await tx.updateTable('outbox').set(change).where('id', '=', id).execute();
        return true;
      });
    // Nothing else is sent until this is stored. If we end first, the mails are sent again under
    // the same Message-ID, by which mail programs recognize them.
    while (!(await stored().catch(() => false)) && !isStopped) await sleep();
  }

  async function send(row: Queued): Promise<Result> {
    try {
      await transport.sendMail({
        from: { name: words.company, address: words.email },
        ...(JSON.parse(row.mail) as Mail),
        messageId: `<${row.id}@${words.email.split('@')[1]}>`,
      });
      return { row, failure: undefined };
    } catch (error) {
      return { row, failure: error as Failure };
    }
  }

  async function sendBatch() {
    const rows = await claimMails(store).catch(() => []);
    if (rows.length === 0) return false;
    const results = await Promise.all(rows.map(send));
    await settle(results);
    // Otherwise the mail server gets a pause.
    return results.every(({ failure }) => !failure || isAboutOneMail(failure));
  }

  const work = (async () => {
    while (!isStopped) if (!(await sendBatch())) await sleep();
  })();

  async function remind() {
    const [given] = await store.read((from) =>
      notSent(from)
        .select((row) => row.fn.countAll<number>().as('up'))
        .execute(),
    );
    if (given?.up)
      say(
        `${given.up} notices were given up. Read what came in (npm run inbox -- list), and correct NOTIFY_TO or SMTP_URL.`,
      );
  }
  const remindQuietly = () => void remind().catch(() => {}); // the store has said that it is away
  remindQuietly();
  const reminders = setInterval(remindQuietly, TIMING.reminder).unref();

  return {
    wake,
    /** Waits for mails that are being sent, but not for a mail server that has stalled. */
    async stop() {
      isStopped = true;
      clearInterval(reminders);
      wake();
      await Promise.race([work, pause(TIMING.farewell, undefined, { ref: false })]);
      transport.close();
    },
  };
}
