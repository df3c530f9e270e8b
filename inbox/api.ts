import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment } from '../build/environment.ts';
import { newsletter as newsletterWords } from '../src/content/contact.ts';
import { pages, refusals } from '../src/content/mails.ts';
import { paths } from '../src/content/paths.ts';
import {
  contactProblems,
  type FormName,
  HONEYPOT,
  newsletterProblems,
  readContact,
  readNewsletter,
} from '../src/forms/rules.ts';
import { type Database, StoreUnavailable, type Work } from './database.ts';
import { noticeOf } from './mails.ts';
import { checkStore, keepMessage, type Message } from './messages.ts';
import { askToSubscribe, confirm, findSubscriber, leave } from './newsletter.ts';
import { queueMail } from './outbox.ts';
import { page, pageHeaders } from './page.ts';
import { createRateLimit } from './rate-limit.ts';

type Env = { Bindings: HttpBindings };
type Refusal = 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503;

const LARGEST_BODY = 64 * 1024;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const FORM = 'application/x-www-form-urlencoded';

const mediaType = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();

/** In JSON for scripts, as a page for a form that was sent without them. */
function refuse(c: Context, status: Refusal, message: string, errors?: Record<string, string>) {
  if (mediaType(c) !== FORM) return c.json({ message, ...(errors && { errors }) }, status);
  const lines = Object.entries(errors ?? {}).map(([field, error]) => `${field}: ${error}`);
  return c.html(page(pages.notSent.heading, [message, ...lines, pages.notSent.back]), status, pageHeaders);
}

/** Browsers say where a post comes from. Programs that say nothing act for no visitor, and are let in. */
function isCrossSite(c: Context, siteOrigin: string) {
  const site = c.req.header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return Boolean(origin) && origin !== siteOrigin && URL.parse(origin!)?.host !== c.req.header('host');
}

/** Neither store takes half a surrogate pair, and PostgreSQL no zero byte. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** Both kinds of body as the form data that the browser's rules read. */
async function readFields(c: Context) {
  const data = new FormData();
  const body = await c.req.text();
  const entries = mediaType(c) === FORM ? new URLSearchParams(body) : Object.entries(JSON.parse(body) ?? {});
  for (const [name, value] of entries) {
    if (value === true) data.set(name, 'on');
    // A browser strips the blanks around an address itself.
    if (typeof value === 'string') data.append(name, storable(name === 'email' ? value.trim() : value));
  }
  return data;
}

/** A form without scripts has no id. The same words on the same day are the same message: a double press sends once. */
function idOf(values: object, now: number) {
  const day = new Date(now).toISOString().slice(0, 10);
  const hash = createHash('sha256')
    .update(JSON.stringify([day, values]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

export type Parts = { database: Database; environment: Environment; onMail: () => void };

/** Everything under /api/. */
export function createApi({ database, environment, onMail }: Parts) {
  const { siteOrigin, inbox } = environment;
  const secondsToWait = createRateLimit();
  const api = new Hono<Env>();

  const addressOf = (c: Context<Env>) =>
    (inbox.trustProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()) ||
    c.env.incoming.socket.remoteAddress ||
    '';

  const fromOurPages: MiddlewareHandler<Env> = async (c, next) =>
    isCrossSite(c, siteOrigin) ? refuse(c, 403, refusals.crossSite) : next();

  const ofKnownType: MiddlewareHandler<Env> = async (c, next) =>
    [FORM, 'application/json'].includes(mediaType(c) ?? '') ? next() : refuse(c, 415, refusals.mediaType);

  const notTooMany: MiddlewareHandler<Env> = async (c, next) => {
    const seconds = secondsToWait(addressOf(c));
    if (seconds === 0) return next();
    c.header('Retry-After', String(seconds));
    return refuse(c, 429, refusals.tooMany);
  };

  const ofFairSize = bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => refuse(c, 413, refusals.tooLarge) });

  function* keepContact(message: Message): Work<boolean> {
    const isNew = yield* keepMessage(message);
    if (isNew && inbox.notifyTo) {
      const mail = noticeOf(message, inbox.notifyTo);
      yield* queueMail({ kind: 'notice', address: message.email, mail, now: message.received_at });
    }
    return isNew;
  }

  const occasion = (wording: string, path: string) => ({
    at: Date.now(),
    wording,
    source: siteOrigin + path,
    siteOrigin,
  });

  function* keepNewsletter(message: Message): Work<boolean> {
    const isNew = yield* keepMessage(message);
    // A program may have typed somebody's address: nobody is written to.
    if (isNew && !message.suspect) {
      yield* askToSubscribe(message.email, occasion(newsletterWords.consent, paths.contact));
    }
    return isNew;
  }

  api.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });

  api.post('/api/forms/:form{contact|newsletter}', fromOurPages, ofKnownType, ofFairSize, notTooMany, async (c) => {
    const form = c.req.param('form') as FormName;
    const isPlain = mediaType(c) === FORM;
    const data = await readFields(c).catch(() => undefined);
    if (!data) return refuse(c, 400, refusals.unreadable);

    const isContact = form === 'contact';
    const values = isContact ? readContact(data) : readNewsletter(data);
    const now = Date.now();
    const id = isPlain ? idOf(values, now) : String(data.get('id') ?? '').toLowerCase();
    const errors = {
      ...('message' in values ? contactProblems(values) : newsletterProblems(values)),
      ...(!UUID.test(id) && { id: 'Send a UUID' }),
    };
    if (Object.keys(errors).length > 0) return refuse(c, 422, refusals.fields, errors);

    const done = (state: string, answer: object, status: 200 | 201) =>
      isPlain ? c.redirect(`${paths.contact}#${form}-${state}`, 303) : c.json({ id, ...answer }, status);
    if ('subscribe' in values && !values.subscribe) return done('unticked', { subscribed: false }, 200);

    const message: Message = {
      id,
      form,
      received_at: now,
      first_name: 'firstName' in values ? values.firstName : '',
      last_name: 'lastName' in values ? values.lastName : '',
      email: values.email,
      message: 'message' in values ? values.message : '',
      suspect: data.get(HONEYPOT) ? 1 : 0,
    };
    const isNew = await database.transact(isContact ? keepContact(message) : keepNewsletter(message));
    if (isNew) onMail();
    return done('sent', {}, isNew ? 201 : 200);
  });

  api.all('/api/forms/:form{contact|newsletter}', (c) => {
    c.header('Allow', 'POST');
    return refuse(c, 405, refusals.method);
  });

  const steps = {
    confirm: { ask: pages.confirm, act: confirm, state: 'confirmed', done: pages.confirmed },
    leave: { ask: pages.leave, act: leave, state: 'left', done: pages.left },
  } as const;

  /** The link alone changes nothing, since programs follow links; the button does, and so does RFC 8058's one click. */
  api.on(['GET', 'POST'], '/api/newsletter/:step{confirm|leave}', async (c) => {
    const { ask, act, state, done } = steps[c.req.param('step') as keyof typeof steps];
    const token = storable(c.req.query('token') ?? '');
    if (c.req.method === 'POST') {
      if (isCrossSite(c, siteOrigin)) return refuse(c, 403, refusals.crossSite);
      await database.transact(act(token, occasion('button' in ask ? ask.button : '', c.req.path)));
      onMail();
    }
    const subscriber = await database.transact(findSubscriber(token));
    const isKnown = subscriber && (subscriber.state === state || subscriber.state !== 'left');
    if (!isKnown) return c.html(page(pages.unknown.heading, [pages.unknown.text]), 404, pageHeaders);
    const isDone = subscriber.state === state;
    const { heading, text } = isDone ? done : ask;
    return c.html(page(heading, [text], isDone ? undefined : ask.button), 200, pageHeaders);
  });

  api.get('/api/health', async (c) => {
    await checkStore(database, Date.now());
    return c.json({ store: 'ok' });
  });

  api.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404));

  api.onError((error, c) => {
    if (error instanceof StoreUnavailable) return refuse(c, 503, refusals.unavailable);
    console.error('The inbox failed at a request:', error);
    return refuse(c, 500, refusals.failed);
  });

  return api;
}
