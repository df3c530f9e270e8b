import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { isCrossSite } from '../../../server/conditions.ts';
import { LARGEST_FORM } from '../../../settings.ts';
import { forms } from '../../../src/forms/rules.ts';
import { type Database, StoreUnavailable } from './database.ts';
import { checkStore } from './messages.ts';
import { createNewsletter } from './newsletter.ts';
import { type RateLimit, visitorOf } from './rate-limit.ts';
import { type InboxContext, type InboxEnv, isKnownType, refuse } from './request.ts';
import { createSubmit, type Parts } from './submit.ts';
import { loadTexts, texts } from './texts.ts';

const fromOurPages = (siteOrigin: string) =>
  createMiddleware<InboxEnv>(async (c, next) =>
    isCrossSite(c.env.incoming.headers, siteOrigin) ? refuse(c, 403, 'crossSite') : next(),
  );

const ofKnownType = createMiddleware<InboxEnv>(async (c, next) =>
  isKnownType(c) ? next() : refuse(c, 415, 'mediaType'),
);

const ofFairSize = bodyLimit({
  maxSize: LARGEST_FORM,
  onError: (c) => refuse(c, 413, 'tooLarge'),
});

const notTooOften = (rateLimit: RateLimit, proxies: number) =>
  createMiddleware<InboxEnv>(async (c, next) => {
    const connection = c.env.incoming.socket.remoteAddress ?? '';
    const visitor = visitorOf(connection, c.req.header('x-forwarded-for'), proxies);
    const seconds = rateLimit.forVisitor(visitor);
    if (seconds === 0) return next();
    c.header('Retry-After', String(seconds));
    return refuse(c, 429, 'tooMany');
  });

const SECOND = 1000;

/** Whether the store takes messages. Cached for a second, as anybody may ask at any rate. */
function createHealth(database: Database) {
  let look: { at: number; result: Promise<unknown> } | undefined;
  return async (c: InboxContext) => {
    const now = performance.now();
    if (!look || now - look.at > SECOND) look = { at: now, result: checkStore(database) };
    await look.result;
    return c.json({ store: 'ok' });
  };
}

/** Everything under /api/. */
export function createApi(parts: Parts & { linkLimit: RateLimit }) {
  const { database, environment, rateLimit, linkLimit, onMail } = parts;
  const { siteOrigin, proxies } = environment;
  const api = new Hono<InboxEnv>().basePath('/api');
  const form = `/forms/:form{${Object.keys(forms).join('|')}}`;

  api.use(async (c, next) => {
    c.set('texts', await loadTexts(c.req.query('language')));
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });

  // Each passes a request on or rejects it, before anything is read or stored.
  api.post('*', fromOurPages(siteOrigin));
  api.post(form, ofKnownType, ofFairSize, notTooOften(rateLimit, proxies), createSubmit(parts));
  api.all(form, (c) => {
    c.header('Allow', 'POST');
    return refuse(c, 405, 'method');
  });
  api.post('/newsletter/*', notTooOften(linkLimit, proxies));
  api.route('/newsletter', createNewsletter({ database, siteOrigin, onMail }));
  api.get('/health', createHealth(database));

  api.notFound((c) => c.json({ message: texts.refusals.nowhere }, 404));
  api.onError((error, c) => {
    if (error instanceof StoreUnavailable) return refuse(c, 503, 'unavailable');
    // A client that disconnects half way is no failure of ours.
    if (!c.env.incoming.readableAborted) console.error('The inbox failed at a request:', error);
    return refuse(c, 500, 'failed');
  });

  return api;
}
