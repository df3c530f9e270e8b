import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import { MAX_LENGTH, tooLongMessage } from '../../src/forms/rules.ts';
import type { Settings } from '../../src/settings.ts';
import { logFailure } from './failures.ts';
import { formRoutes, probeStore } from './forms.ts';
import { newsletterRoutes } from './newsletter.ts';
import { isCrossSite, refuse } from './requests.ts';
import { openServices } from './services.ts';

/** Everything under /api/. Registered only with FORM_ENDPOINT=/api/forms. */
export async function inbox(app: FastifyInstance, { settings }: { settings: Settings }) {
  const services = await openServices(app, settings);
  app.removeContentTypeParser('text/plain'); // which Fastify accepts by default
  await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    request.locale = services.localeFor((request.query as { language?: unknown }).language);
    reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
    if (request.method === 'POST' && isCrossSite(request)) return refuse(request, reply, 403);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, formMessages } = request.locale;
    const message = tooLongMessage(code, formMessages, MAX_LENGTH.text);
    const status = error.statusCode ?? 503;
    const what = `${request.method} ${request.url.split('?')[0]}`;
    if (status >= 500) logFailure(services.log, what, error);
    return refuse(request, reply, status, status === 413 ? { message } : {});
  });

  await app.register(formRoutes, { ...services, prefix: '/forms' });
  await app.register(newsletterRoutes, { ...services, prefix: '/newsletter' });

  app.get('/health', { onRequest: services.limits.pages }, async () => {
    await services.store.write(probeStore);
    return { store: 'ok' };
  });
}
