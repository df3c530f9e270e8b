import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../src/settings.ts';
import { limitsFor } from './limits.ts';
import { isThisMachine, startOutbox } from './outbox.ts';
import { startRetention } from './retention.ts';
import { openStore } from './store.ts';
import { readWords } from './words.ts';

export type Parts = Awaited<ReturnType<typeof openParts>>;

/** What the routes of the inbox share. Closed with the server. */
export async function openParts(app: FastifyInstance, settings: Settings) {
  const { smtpUrl, notifyTo, postsPerHour } = settings.inbox;
  const languages = readWords(settings.out);
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
  startRetention(store, settings.keepDays, say);
  let ended: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    ended = outbox?.stop();
  });
  // After the connections have ended: until then messages arrive.
  app.addHook('onClose', async () => {
    await ended;
    await Promise.race([store.close(), pause(1_000, undefined, { ref: false })]);
  });
  const limits = await limitsFor(app, postsPerHour);
  const { keepDays } = settings;
  return { store, languages, limits, notifyTo, keepDays, say, wake: () => outbox?.wake() };
}
