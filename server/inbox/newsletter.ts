import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { confirmationFor, type Step, welcomeFor } from './mails.ts';
import { queueMail } from './outbox.ts';
import { sendPage } from './page.ts';
import type { Parts } from './parts.ts';
import { storable } from './requests.ts';
import { DAY } from './retention.ts';
import type { Tx } from './store.ts';
import type { Subscriber } from './tables.ts';
import type { Languages, Words } from './words.ts';

const newToken = () => randomBytes(24).toString('base64url');

/** At most one mail a day and none to subscribers, so that a stranger cannot flood an address. */
export async function askToConfirm(tx: Tx, email: string, words: Words) {
  const address = email.toLowerCase();
  const now = Date.now();
  const { rows } = await sql<Subscriber>`
    INSERT INTO subscriber (address, confirm_token, token, state, language, asked_at, wording)
    VALUES (${address}, ${newToken()}, ${newToken()}, 'pending', ${words.code}, ${now},
      ${words.consent})
    ON CONFLICT (address) DO UPDATE SET confirm_token = excluded.confirm_token,
      state = excluded.state, language = excluded.language, asked_at = excluded.asked_at,
      wording = excluded.wording, confirmed_at = NULL, left_at = NULL
    WHERE subscriber.state = 'unsubscribed'
      OR (subscriber.state = 'pending' AND subscriber.asked_at < ${now - DAY})
    RETURNING *`.execute(tx);
  if (!rows[0]) return;
  const mail = confirmationFor(address, rows[0].confirm_token, words);
  await queueMail(tx, 'confirmation', address, mail);
}

/** A second press changes nothing. */
async function confirm(tx: Tx, token: string, languages: Languages) {
  const { rows } = await sql<Subscriber>`
    UPDATE subscriber SET state = 'confirmed', confirmed_at = ${Date.now()}
    WHERE confirm_token = ${token} AND state = 'pending' RETURNING *`.execute(tx);
  if (!rows[0]) return;
  const { address, language } = rows[0];
  const mail = welcomeFor(address, rows[0].token, languages(language));
  await queueMail(tx, 'welcome', address, mail);
}

async function unsubscribe(tx: Tx, token: string) {
  const { rows } = await sql<Subscriber>`
    UPDATE subscriber SET state = 'unsubscribed', left_at = ${Date.now()}
    WHERE token = ${token} AND state <> 'unsubscribed' RETURNING *`.execute(tx);
  if (!rows[0]) return;
  await sql`DELETE FROM outbox WHERE address = ${rows[0].address} AND kind <> 'notice'
    AND done_at IS NULL`.execute(tx);
}

const STEPS = {
  confirm: { column: 'confirm_token', result: 'confirmed', act: confirm },
  unsubscribe: { column: 'token', result: 'unsubscribed', act: unsubscribe },
} as const;

/**
 * Following the link changes nothing, because link scanners do that too. The page's button posts to
 * the same address, and so does the one click of RFC 8058.
 */
export async function newsletterRoutes(app: FastifyInstance, parts: Parts) {
  const { store, languages, limits, wake } = parts;
  // Mail providers post bodies of any type. None is read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (_: unknown, body: IncomingMessage) => void body.resume());
  app.addHook('onRequest', limits.links);

  const tokenOf = ({ query }: FastifyRequest) =>
    storable(String((query as { token?: unknown }).token ?? ''));

  async function show(request: FastifyRequest, reply: FastifyReply, step: Step) {
    const { column, result } = STEPS[step];
    const [subscriber] = await store.read(sql<Subscriber>`
      SELECT * FROM subscriber WHERE ${sql.ref(column)} = ${tokenOf(request)}`);
    const isActive = subscriber && subscriber.state !== 'unsubscribed';
    const name = subscriber?.state === result ? result : isActive ? step : 'unknown';
    const { words } = request;
    const { heading, text, ...more } = words.pages[name];
    reply.code(name === 'unknown' ? 404 : 200);
    return sendPage(reply, words, { heading, text: [text], ...more });
  }

  for (const step of ['confirm', 'unsubscribe'] as const) {
    app.get(`/${step}`, (request, reply) => show(request, reply, step));
    app.post(`/${step}`, async (request, reply) => {
      await store.write((tx) => STEPS[step].act(tx, tokenOf(request), languages));
      wake();
      return show(request, reply, step);
    });
  }
}
