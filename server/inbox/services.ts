import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../src/settings.ts';
import { limitsFor } from './limits.ts';
import { readLocales } from './locales.ts';
import { isLocalhost, startOutbox } from './outbox.ts';
import { startRetention } from './retention.ts';
import { openStore } from './store.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens what the routes share (store, outbox, limits, log), and closes it with the server. */
export async function openServices(app: FastifyInstance, settings: Settings) {
  const { smtpUrl, notifyTo, postsPerHour } = settings.inbox;
  const localeFor = readLocales(settings.out);
  const defaultLocale = localeFor('');
  const log = (line: string) => (settings.isLogged ? app.log.warn(line) : console.error(line));
  if (smtpUrl && !isLocalhost(smtpUrl) && isLocalhost(defaultLocale.origin))
    throw new Error(
      `SITE_ORIGIN is "${defaultLocale.origin}", and the links in every mail would lead there. Give the site's public address.`,
    );
  const store = openStore(settings.inbox, log);
  await store.prepare();
  const outbox = smtpUrl ? startOutbox(store, smtpUrl, defaultLocale, log) : undefined;
  if (!outbox)
    log(
      'SMTP_URL is not set: messages are stored, but no mail is sent, and the newsletter is closed.',
    );
  startRetention(store, settings.keepDays, log);
  let stopped: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    stopped = outbox?.stop();
  });
  // Once all connections have ended: until then messages may arrive.
  app.addHook('onClose', async () => {
    await stopped;
    await Promise.race([store.close(), pause(1_000, undefined, { ref: false })]);
  });
  const limits = await limitsFor(app, postsPerHour);
  const wake = () => outbox?.wake();
  return { store, localeFor, limits, notifyTo, log, wake };
}
