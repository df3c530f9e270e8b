import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { newsletter } from '#words/contact.ts';
import { pages, refusals } from '#words/mails.ts';
import { paths } from '#words/paths.ts';
import type { Environment } from '../settings.ts';
import * as rules from '../src/forms/rules.ts';
import { type Database, StoreUnavailable, type Work } from './database.ts';
import { noticeOf } from './mails.ts';
import { checkStore, keepMessage, type Message } from './messages.ts';
import { askToSubscribe, confirm, findSubscriber, leave } from './newsletter.ts';
import { queueMail } from './outbox.ts';
import { page, pageHeaders } from './page.ts';
import { createRateLimit } from './rate-limit.ts';
import {
  idOf,
  isCrossSite,
  isKnownType,
  isPlain,
  readFields,
  refuse,
  storable,
} from './request.ts';

type Env = { Bindings: HttpBindings };
type Parts = { database: Database; environment: Environment; onMail: () => void };

const LARGEST_BODY = 64 * 1024;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Everything under /api/. */
export function createApi({ database, environment, onMail }: Parts) {
  const { siteOrigin, inbox } = environment;
  const secondsToWait = createRateLimit();
  const api = new Hono<Env>();

  const visitorOf = (c: Context<Env>) =>
    (inbox.trustProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()) ||
    (c.env.incoming.socket.remoteAddress ?? '');

  const ofFairSize = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: (c) => refuse(c, 413, refusals.tooLarge),
  });

  const fromOurPages: MiddlewareHandler<Env> = async (c, next) =>
    isCrossSite(c, siteOrigin) ? refuse(c, 403, refusals.crossSite) : next();

  const ofKnownType: MiddlewareHandler<Env> = async (c, next) =>
    isKnownType(c) ? next() : refuse(c, 415, refusals.mediaType);

  const notTooMany: MiddlewareHandler<Env> = async (c, next) => {
    const seconds = secondsToWait(visitorOf(c));
    if (seconds === 0) return next();
    c.header('Retry-After', String(seconds));
    return refuse(c, 429, refusals.tooMany);
  };

  const occasion = (wording: string, path: string) => {
    return { at: Date.now(), wording, source: siteOrigin + path, siteOrigin };
  };

  /** Keeps a submission together with the mail that it causes; true when it is new. */
  function* keep(message: Message): Work<boolean> {
    const isNew = yield* keepMessage(message);
    if (isNew && message.form === 'contact' && inbox.notifyTo) {
      const mail = noticeOf(message, inbox.notifyTo);
      yield* queueMail({ kind: 'notice', address: message.email, mail, now: message.received_at });
    }
    // A suspect newsletter is kept, but a program may have typed somebody's address: nobody is written to.
    if (isNew && message.form === 'newsletter' && !message.suspect) {
      yield* askToSubscribe(message.email, occasion(newsletter.consent, paths.contact));
    }
    return isNew;
  }

  api.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });

  api.post(
    '/api/forms/:form{contact|newsletter}',
    fromOurPages,
    ofKnownType,
    ofFairSize,
    notTooMany,
    async (c) => {
      const form = c.req.param('form') as rules.FormName;
      const data = await readFields(c);
      if (!data) return refuse(c, 400, refusals.unreadable);

      const [contact, wish] = [rules.readContact(data), rules.readNewsletter(data)];
      const now = Date.now();
      const ownId = form === 'contact' ? idOf(contact, now) : crypto.randomUUID();
      const id = isPlain(c) ? ownId : String(data.get('id')).toLowerCase();
      const errors = {
        ...(form === 'contact' ? rules.contactProblems(contact) : rules.newsletterProblems(wish)),
        ...(!UUID.test(id) && { id: refusals.id }),
      };
      if (Object.keys(errors).length > 0) return refuse(c, 422, refusals.fields, errors);

      const done = (state: string, answer: object, status: 200 | 201) =>
        isPlain(c)
          ? c.redirect(`${paths.contact}#${form}-${state}`, 303)
          : c.json({ id, ...answer }, status);
      if (form === 'newsletter' && !wish.subscribe)
        return done('unticked', { subscribed: false }, 200);

      const { firstName: first_name, lastName: last_name, email, message } = contact;
      const suspect = data.get(rules.HONEYPOT) ? 1 : 0;
      const isNew = await database.transact(
        keep({ id, form, received_at: now, first_name, last_name, email, message, suspect }),
      );
      if (isNew) onMail();
      return done('sent', {}, isNew ? 201 : 200);
    },
  );

  api.all('/api/forms/:form{contact|newsletter}', (c) => {
    c.header('Allow', 'POST');
    return refuse(c, 405, refusals.method);
  });

  const steps = {
    confirm: { ask: pages.confirm, act: confirm, state: 'confirmed', done: pages.confirmed },
    leave: { ask: pages.leave, act: leave, state: 'left', done: pages.left },
  } as const;
  const stepOf = (c: Context) => steps[c.req.param('step') as keyof typeof steps];
  const tokenOf = (c: Context) => storable(c.req.query('token') ?? '');

  async function showStep(c: Context) {
    const { ask, state, done } = stepOf(c);
    const subscriber = await database.transact(findSubscriber(tokenOf(c)));
    if (subscriber?.state === state)
      return c.html(page(done.heading, [done.text]), 200, pageHeaders);
    const isOpen = subscriber && subscriber.state !== 'left';
    if (isOpen) return c.html(page(ask.heading, [ask.text], ask.button), 200, pageHeaders);
    return c.html(page(pages.unknown.heading, [pages.unknown.text]), 404, pageHeaders);
  }

  // The link alone changes nothing, since programs follow links; the button does, and so does RFC 8058's one click.
  api.get('/api/newsletter/:step{confirm|leave}', showStep);
  api.post('/api/newsletter/:step{confirm|leave}', fromOurPages, async (c) => {
    const { ask, act } = stepOf(c);
    await database.transact(act(tokenOf(c), occasion(ask.button, c.req.path)));
    onMail();
    return showStep(c);
  });

  let look = { at: 0, result: Promise.resolve<unknown>(undefined) };
  api.get('/api/health', async (c) => {
    const now = Date.now();
    // Anybody may ask, as often as they like: one look a second answers all of them.
    if (now - look.at > 1000) look = { at: now, result: checkStore(database, now) };
    await look.result;
    return c.json({ store: 'ok' });
  });

  api.notFound((c) => c.json({ message: refusals.nowhere }, 404));

  api.onError((error, c) => {
    if (error instanceof StoreUnavailable) return refuse(c, 503, refusals.unavailable);
    console.error('The inbox failed at a request:', error);
    return refuse(c, 500, refusals.failed);
  });

  return api;
}
