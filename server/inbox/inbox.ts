import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { LONGEST, tooLongIn } from '../../src/forms/rules.ts';
import type { Settings } from '../../src/settings.ts';
import { formRoutes, tryToStore } from './forms.ts';
import { newsletterRoutes } from './newsletter.ts';
import { isCrossSite, refuse } from './requests.ts';
import { openServices } from './services.ts';
import { StoreUnavailable } from './store.ts';

/** What failed and where, without the error's message, which may repeat what the visitor wrote. */
function describeFailure(
  { name, code, message, stack = '' }: FastifyError,
  request: FastifyRequest,
) {
  const [, location = 'an unknown location'] =
    /\n\s+at (.+)/.exec(stack.replace(message, '')) ?? [];
  const address = `${request.method} ${request.url.split('?')[0]}`;
  return `${address} failed: ${[name, code].filter(Boolean).join(' ')} at ${location}`;
}

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
    const message = tooLongIn(code, formMessages, LONGEST.text);
    const status = error.statusCode ?? 503;
    if (status >= 500 && !(error instanceof StoreUnavailable))
      services.log(describeFailure(error, request));
    return refuse(request, reply, status, status === 413 ? { message } : {});
  });

  await app.register(formRoutes, { ...services, prefix: '/forms' });
  await app.register(newsletterRoutes, { ...services, prefix: '/newsletter' });

  app.get('/health', { onRequest: services.limits.pages }, async () => {
    await services.store.write(tryToStore);
    return { store: 'ok' };
  });
}
