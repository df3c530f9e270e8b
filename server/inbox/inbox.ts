import { setTimeout as pause } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { LONGEST } from '../../src/forms/rules.ts';
import type { Settings } from '../../src/settings.ts';
import { formRoutes } from './forms.ts';
import { limitsFor } from './limits.ts';
import { newsletterRoutes } from './newsletter.ts';
import { isThisMachine, startOutbox } from './outbox.ts';
import { isCrossSite, refuse } from './requests.ts';
import { startRetention } from './retention.ts';
import { openStore, type Store } from './store.ts';
import { type Languages, readWords } from './words.ts';

export type Parts = {
  store: Store;
  settings: Settings;
  languages: Languages;
  limits: Awaited<ReturnType<typeof limitsFor>>;
  wake: () => void;
};

/** Everything under /api/. Registered only with FORM_ENDPOINT=/api/forms. */
export async function inbox(app: FastifyInstance, { settings }: Pick<Parts, 'settings'>) {
  const { smtpUrl, postsPerHour } = settings.inbox;
  const languages = readWords(`${settings.out}.mails.json`);
  const words = languages('');
  const say = (line: string) => (settings.isLogged ? app.log.warn(line) : console.error(line));
  if (smtpUrl && !isThisMachine(smtpUrl) && isThisMachine(words.origin))
    throw new Error(
      `SITE_ORIGIN is "${words.origin}", and the links in every mail would lead there. Give the site's public address.`,
    );
  const store = openStore(settings.inbox, say);
  await store.prepared();
  const outbox = smtpUrl ? startOutbox(store, smtpUrl, words, say) : undefined;
  if (!outbox)
    say('SMTP_URL is not set: messages are kept, nobody is told, and the newsletter is closed.');
  const stopRetention = startRetention(store, settings.keepDays, say);
  let ended: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    stopRetention();
    ended = outbox?.stop();
  });
  // After the connections: until then messages are stored.
  app.addHook('onClose', async () => {
    await ended;
    await Promise.race([store.close(), pause(1_000, undefined, { ref: false })]);
  });

  app.removeContentTypeParser('text/plain'); // which Fastify takes by itself
  await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    request.words = languages((request.query as { language?: unknown }).language);
    reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
    if (request.method === 'POST' && isCrossSite(request)) return refuse(request, reply, 403);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { tooLong } = request.words.formMessages;
    const message = tooLong.replace('{limit}', String(LONGEST.text));
    // What is no refusal of Fastify's is the store's.
    const status = error.statusCode ?? 503;
    return refuse(request, reply, status, status === 413 ? { message } : {});
  });

  const limits = await limitsFor(app, postsPerHour);
  const parts: Parts = { store, settings, languages, limits, wake: () => outbox?.wake() };
  await app.register(formRoutes, { ...parts, prefix: '/forms' });
  await app.register(newsletterRoutes, { ...parts, prefix: '/newsletter' });

  /** Writes, as a store that can only be read takes no messages. */
  app.get('/health', { onRequest: limits.links }, async () => {
    await store.write((tx) => sql`UPDATE clock SET id = 1`.execute(tx));
    return { store: 'ok' };
  });
}
