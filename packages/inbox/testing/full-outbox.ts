import { until } from '../../../e2e/tools/until.ts';
import { query, type Work } from '../src/database.ts';
import { TIMING } from '../src/outbox.ts';
import { queueLetter } from '../src/subscribers.ts';
import { words } from '../src/words.ts';
import { aMessage, startInbox } from './inbox.ts';
import { startMailServer } from './mail-server.ts';
import type { StoreSettings } from './stores.ts';

const NOTIFY = 'office@example.com';

function* fill(letters: number, dead: number): Work<void> {
  for (let i = 0; i < letters + dead; i += 1) {
    const address = `${i < dead ? 'dead' : 'reader'}${i}@example.com`;
    yield* query(
      "INSERT INTO subscriber (address, token, state, since) VALUES ($1, $1, 'confirmed', 0)",
      address,
    );
  }
  const letter = { subject: 'A cold month', body: 'It was cold.' };
  yield* queueLetter(letter, 'https://www.example.com', words, Date.now());
}

/**
 * A message arrives while so many letters wait and so many of their addresses refuse. Says how long the company waited
 * for its notice, and how many letters went out before it.
 */
export async function noticeBehind(letters: number, dead: number, store: StoreSettings) {
  const mail = await startMailServer();
  mail.refuse(/^dead/, 450);
  const settings = { ...store, SMTP_URL: mail.url, NOTIFY_TO: NOTIFY };
  const inbox = await startInbox(settings, { timing: TIMING }); // as slow as the real one
  try {
    await inbox.read(fill(letters, dead));
    const first = inbox.post('/api/forms/contact', aMessage()); // its notice wakes the outbox
    await first;
    await until(() => mail.received.length > 20, 'letters go out');
    const [before, start] = [mail.received.length, performance.now()];
    const message = aMessage({ lastName: 'Waiting' });
    await inbox.post('/api/forms/contact', message);
    const place = await until(
      () => mail.received.findIndex((source) => source.includes(message.id)),
      'the notice arrives',
      (found) => found >= 0,
    );
    return { ms: Math.round(performance.now() - start), lettersBefore: place - before };
  } finally {
    await inbox.stop();
    await mail.stop();
  }
}
