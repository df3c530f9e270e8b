import { Hono } from 'hono';
import { forms } from '../../../src/forms/rules.ts';
import { type Database, StoreUnavailable } from './database.ts';
import { fromOurPages, notTooOften, ofFairSize, ofKnownType } from './guards.ts';
import { createHealth } from './health.ts';
import { createNewsletter } from './newsletter.ts';
import type { RateLimit } from './rate-limit.ts';
import { type InboxEnv, refuse } from './request.ts';
import type { Environment } from './settings.ts';
import { createSubmit } from './submit.ts';
import { type Words, wordsIn } from './words.ts';

type Parts = {
  database: Database;
  environment: Environment;
  rateLimit: RateLimit;
  words: Words;
  onMail: () => void;
};

/** Everything under /api/. */
export function createApi({ words, ...parts }: Parts) {
  const { database, environment, rateLimit, onMail } = parts;
  const { siteOrigin, proxies } = environment;
  const api = new Hono<InboxEnv>().basePath('/api');
  const form = `/forms/:form{${Object.keys(forms).join('|')}}`;

  api.use(async (c, next) => {
    c.set('words', await wordsIn(c.req.query('language')));
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });

  api.post(
    form,
    fromOurPages(siteOrigin),
    ofKnownType,
    ofFairSize,
    notTooOften(rateLimit, proxies),
    createSubmit(parts),
  );
  api.all(form, (c) => {
    c.header('Allow', 'POST');
    return refuse(c, 405, 'method');
  });
  api.route('/newsletter', createNewsletter({ database, siteOrigin, onMail }));
  api.get('/health', createHealth(database));

  api.notFound((c) => c.json({ message: words.refusals.nowhere }, 404));
  api.onError((error, c) => {
    c.set('words', words);
    if (error instanceof StoreUnavailable) return refuse(c, 503, 'unavailable');
    console.error('The inbox failed at a request:', error);
    return refuse(c, 500, 'failed');
  });

  return api;
}
