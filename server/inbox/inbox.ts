import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { LONGEST } from '../../src/forms/rules.ts';
import type { Settings } from '../../src/settings.ts';
import { formRoutes } from './forms.ts';
import { newsletterRoutes } from './newsletter.ts';
import { openParts } from './parts.ts';
import { isCrossSite, refuse } from './requests.ts';

/** Everything under /api/. Registered only with FORM_ENDPOINT=/api/forms. */
export async function inbox(app: FastifyInstance, { settings }: { settings: Settings }) {
  const parts = await openParts(app, settings);
  app.removeContentTypeParser('text/plain'); // which Fastify accepts by default
  await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    request.words = parts.languages((request.query as { language?: unknown }).language);
    reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
    if (request.method === 'POST' && isCrossSite(request)) return refuse(request, reply, 403);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { tooLong } = request.words.formMessages;
    const message = tooLong.replace('{limit}', String(LONGEST.text));
    // An error that is not Fastify's is the store's.
    const status = error.statusCode ?? 503;
    return refuse(request, reply, status, status === 413 ? { message } : {});
  });

  await app.register(formRoutes, { ...parts, prefix: '/forms' });
  await app.register(newsletterRoutes, { ...parts, prefix: '/newsletter' });

  /** Writes, because a store that can only be read takes no messages. */
  app.get('/health', { onRequest: parts.limits.links }, async () => {
    await parts.store.write((tx) => sql`UPDATE clock SET id = 1`.execute(tx));
    return { store: 'ok' };
  });
}
