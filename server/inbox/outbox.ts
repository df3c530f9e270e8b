import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import { logFailure } from './failures.ts';
import type { Locale } from './locales.ts';
import type { Mail } from './mails.ts';
import { DAY, HOUR, storeTime } from './retention.ts';
import type { Store, Tx } from './store.ts';
import type { Database, QueuedMail } from './tables.ts';

/** All times are in milliseconds. */
export const TIMING = {
  poll: 5_000,
  /** The time after which another process may take a mail, in case its sender has died. */
  lease: 300_000,
  firstRetry: 10_000,
  /** The timeout of each answer of the mail server. */
  smtpTimeout: 20_000,
  /** How long the server waits, when it stops, for mails that are being sent. */
  shutdown: 2_000,
  /** How often the log counts the notices that were given up. */
  reminder: DAY,
};

/** How long we try to send a mail. */
const GIVE_UP_AFTER = { notice: 7 * DAY, confirmation: 3 * DAY, welcome: 3 * DAY };

/** How many mails are claimed and sent together; a crash may cause these to be sent twice. */
export const BATCH = 20;

/**
 * Runs in the transaction that stores the message, so that both are stored or neither is. A notice
 * has the id of its message.
 */
export function queueMail(
  tx: Tx,
  kind: QueuedMail['kind'],
  address: string,
  mail: Mail,
  id: string = randomUUID(),
) {
  const now = Date.now();
  const queued = { id, kind, address, mail: JSON.stringify(mail), due_at: now, tries: 0 };
  return tx
    .insertInto('outbox')
    .values({ ...queued, made_at: storeTime(tx) })
    .execute();
}

/**
 * Takes the mails that are due in one statement, so that no two processes send the same one. New
 * mails go before refused ones, which must delay nobody, and notices before all others. A mail that
 * is due in more than two hours was queued by a wrong clock.
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
          .where((eb) => eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + 2 * HOUR)]))
          .orderBy((eb) => eb('tries', '>', 0))
          .orderBy((eb) => eb('kind', '<>', 'notice'))
          .orderBy('due_at')
          .limit(limit)
          .$if(isPostgres, (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set((eb) => ({ tries: eb('tries', '+', 1), due_at: now + lease }))
      .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
      .returningAll()
      .returning((eb) => eb.selectFrom('clock').select('believed').as('store_time'))
      .execute(),
  );

type ClaimedMail = Awaited<ReturnType<typeof claimMails>>[number];

/** Selects the notices that the company never received. */
export const noticesGivenUp = (db: Kysely<Database>) =>
  db
    .selectFrom('outbox')
    .where('kind', '=', 'notice')
    .where('done_at', 'is not', null)
    .where('error', 'is not', null);

type Failure = Error & { responseCode?: number; code?: string; command?: string };
type Log = (line: string) => void;

/** The mail server refuses this mail but would take others. */
const isAboutOneMail = ({ code = '', command, responseCode }: Failure) =>
  /^E(ENVELOPE|MESSAGE)$/.test(code) && command !== 'MAIL FROM' && responseCode !== 421;

export const isLocalhost = (url: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

export function startOutbox(store: Store, smtpUrl: string, locale: Locale, log: Log) {
  const isLocal = isLocalhost(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // A password never crosses a network in the clear, even if the server offers no encryption.
    requireTLS: !isLocal,
    // Nobody listens in on this machine, and a stock Postfix signs its own certificate.
    tls: { rejectUnauthorized: !isLocal },
    connectionTimeout: TIMING.smtpTimeout,
    greetingTimeout: TIMING.smtpTimeout,
    socketTimeout: TIMING.smtpTimeout,
  });
  let isStopped = false;
  let sleeping = new AbortController();
  const wake = () => sleeping.abort();
  /** Returns at once if `wake` was called since the last sleep. */
  async function sleep() {
    await pause(TIMING.poll, undefined, { signal: sleeping.signal }).catch(() => {});
    sleeping = new AbortController();
  }

  type Result = { row: ClaimedMail; failure: Failure | undefined };

  /** Logs a failure, and returns the columns that change once a mail was sent or refused. */
  function changesAfter({ row, failure }: Result) {
    const done = { done_at: Date.now(), mail: '' };
    if (!failure) return { error: null, ...done };
    const { kind, made_at, store_time, tries } = row;
    const isUnknownAddress = failure.command === 'RCPT TO' && (failure.responseCode ?? 0) >= 500;
    const isExpired = store_time! > made_at + GIVE_UP_AFTER[kind];
    const isGivenUp = isExpired || (isUnknownAddress && kind !== 'notice');
    const error = String(failure.responseCode ?? failure.code ?? failure.name);
    const nextStep = isGivenUp ? 'It is given up.' : 'It will be tried again.';
    log(`A ${kind} was not sent (${error}, try ${tries}). ${nextStep}`);
    if (isGivenUp) return { error, ...done };
    const backoff = Math.min(TIMING.firstRetry * 2 ** (tries - 1), HOUR);
    return { error, due_at: Math.round(Date.now() + backoff * (0.5 + Math.random() / 2)) };
  }

  /**
   * Nothing else is sent until this is stored. If the process ends first, the mails are sent again
   * under the same Message-ID, by which mail programs recognize them.
   */
  async function storeResults(results: Result[]) {
    const changes = results.map((result) => [result.row.id, changesAfter(result)] as const);
    for (;;) {
      try {
        return await store.write(async (tx) => {
          for (const [id, change] of changes)
            await tx.updateTable('outbox').set(change).where('id', '=', id).execute();
        });
      } catch (error) {
        logFailure(log, 'Storing what was sent', error as Error);
        if (isStopped) return;
        await sleep();
      }
    }
  }

  async function send(row: ClaimedMail): Promise<Result> {
    try {
      await transport.sendMail({
        from: { name: locale.company, address: locale.email },
        ...(JSON.parse(row.mail) as Mail),
        messageId: `<${row.id}@${locale.email.split('@')[1]}>`,
      });
      return { row, failure: undefined };
    } catch (error) {
      return { row, failure: error as Failure };
    }
  }

  /** Returns false if nothing was due, or the mail server needs a pause. */
  async function sendBatch() {
    const rows = await claimMails(store).catch((error) => logFailure(log, 'Sending mails', error));
    if (!rows?.length) return false;
    const results = await Promise.all(rows.map(send));
    await storeResults(results);
    return results.every(({ failure }) => !failure || isAboutOneMail(failure));
  }

  const sending = (async () => {
    while (!isStopped) {
      const isServerReady = await sendBatch();
      if (!isServerReady) await sleep();
    }
  })();

  async function logNoticesGivenUp() {
    const [result] = await store.read((db) =>
      noticesGivenUp(db)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .execute(),
    );
    if (result?.count)
      log(
        `Notices given up: ${result.count}. Read what came in (npm run inbox -- list), and correct NOTIFY_TO or SMTP_URL.`,
      );
  }
  const remind = () =>
    void logNoticesGivenUp().catch((error) => logFailure(log, 'Counting notices given up', error));
  remind();
  const reminders = setInterval(remind, TIMING.reminder).unref();

  return {
    wake,
    /** Waits for mails that are being sent, but not for a mail server that has stalled. */
    async stop() {
      isStopped = true;
      clearInterval(reminders);
      wake();
      await Promise.race([sending, pause(TIMING.shutdown, undefined, { ref: false })]);
      transport.close();
    },
  };
}
