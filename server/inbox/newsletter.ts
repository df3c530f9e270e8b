import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Locale, LocaleFor } from './locales.ts';
import { confirmationFor, type Step, welcomeFor } from './mails.ts';
import { queueMail } from './outbox.ts';
import { sendPage } from './page.ts';
import { toStorable } from './requests.ts';
import { DAY, storeTime } from './retention.ts';
import type { Services } from './services.ts';
import type { Tx } from './store.ts';
import type { Subscriber } from './tables.ts';

const newToken = () => randomBytes(24).toString('base64url');

/**
 * Sends at most one mail a day and none to subscribers, so that a stranger cannot flood a mailbox.
 * Mail to `ada+anything@example.com` reaches `ada@example.com` as well.
 */
export async function askToConfirm(tx: Tx, email: string, locale: Locale) {
  const address = email.toLowerCase();
  const now = Date.now();
  const withoutTag = address.replace(/\+.*@/, '@');
  const withAnyTag = withoutTag.replace(/[!%_]/g, '!$&').replace('@', '+%@');
  const pending = await tx
    .selectFrom('subscriber')
    .select('address')
    .where('state', '=', 'pending')
    .where('asked_at', '>=', now - DAY)
    .where((eb) =>
      eb.or([eb('address', '=', withoutTag), sql<boolean>`address LIKE ${withAnyTag} ESCAPE '!'`]),
    )
    .executeTakeFirst();
  if (pending) return;
  const subscription = {
    confirm_token: newToken(),
    state: 'pending' as const,
    language: locale.code,
    asked_at: now,
    store_time: storeTime(tx),
    wording: locale.consent,
    confirmed_at: null,
    left_at: null,
  };
  const subscriber = await tx
    .insertInto('subscriber')
    .values({ address, token: newToken(), ...subscription })
    .onConflict((oc) =>
      oc
        .column('address')
        .doUpdateSet(subscription)
        .where('subscriber.state', '!=', 'confirmed')
        // Another server may have asked at the same moment.
        .where((eb) =>
          eb.or([
            eb('subscriber.state', '=', 'unsubscribed'),
            eb('subscriber.asked_at', '<', now - DAY),
          ]),
        ),
    )
    .returning('confirm_token')
    .executeTakeFirst();
  if (!subscriber) return;
  const mail = confirmationFor(address, subscriber.confirm_token, locale);
  await queueMail(tx, 'confirmation', address, mail);
}

/** Pressing the button again changes nothing. */
async function confirm(tx: Tx, token: string, localeFor: LocaleFor) {
  const subscriber = await tx
    .updateTable('subscriber')
    .set({ state: 'confirmed', confirmed_at: Date.now() })
    .where('confirm_token', '=', token)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (!subscriber) return;
  const { address, language } = subscriber;
  const mail = welcomeFor(address, subscriber.token, localeFor(language));
  await queueMail(tx, 'welcome', address, mail);
}

async function unsubscribe(tx: Tx, token: string) {
  const subscriber = await tx
    .updateTable('subscriber')
    .set({ state: 'unsubscribed', left_at: Date.now(), store_time: storeTime(tx) })
    .where('token', '=', token)
    .where('state', '!=', 'unsubscribed')
    .returning('address')
    .executeTakeFirst();
  if (!subscriber) return;
  await tx
    .deleteFrom('outbox')
    .where('address', '=', subscriber.address)
    .where('kind', '!=', 'notice')
    .where('done_at', 'is', null)
    .execute();
}

const STEPS = {
  confirm: { column: 'confirm_token', result: 'confirmed', act: confirm },
  unsubscribe: { column: 'token', result: 'unsubscribed', act: unsubscribe },
} as const;

/** The page shown to whoever follows the link in a mail. */
function pageFor(step: Step, state?: Subscriber['state']) {
  const { result } = STEPS[step];
  if (state === result) return result;
  return state === undefined || state === 'unsubscribed' ? 'unknown' : step;
}

/**
 * Following the link changes nothing, because link scanners follow it as well. The page's button
 * posts to the same address, and so does the one click of RFC 8058.
 */
export async function newsletterRoutes(app: FastifyInstance, services: Services) {
  const { store, localeFor, limits, wake } = services;
  // Mail providers post bodies of any type; we read none of them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (_: unknown, body: IncomingMessage) => void body.resume());
  app.addHook('onRequest', limits.pages);

  const tokenOf = ({ query }: FastifyRequest) =>
    toStorable(String((query as { token?: unknown }).token ?? ''));

  async function show(request: FastifyRequest, reply: FastifyReply, step: Step) {
    const { column } = STEPS[step];
    const token = tokenOf(request);
    const subscriber = await store.read((db) =>
      db.selectFrom('subscriber').select('state').where(column, '=', token).executeTakeFirst(),
    );
    const name = pageFor(step, subscriber?.state);
    const { locale } = request;
    const { heading, text, ...more } = locale.pages[name];
    reply.code(name === 'unknown' ? 404 : 200);
    return sendPage(reply, locale, { heading, text: [text], ...more });
  }

  for (const step of ['confirm', 'unsubscribe'] as const) {
    app.get(`/${step}`, (request, reply) => show(request, reply, step));
    app.post(`/${step}`, async (request, reply) => {
      await store.write((tx) => STEPS[step].act(tx, tokenOf(request), localeFor));
      wake();
      return show(request, reply, step);
    });
  }
}
