import { expect, test } from 'vitest';
import { until } from '../../../e2e/tools/until.ts';
import { TIMING } from '../src/outbox.ts';
import { queueLetter } from '../src/subscribers.ts';
import { texts } from '../src/texts.ts';
import { aMessage } from '../testing/inbox.ts';
import { startWithMail, withEachStore } from '../testing/stores.ts';

const LETTERS = 10_000;
const REFUSING = 100;
const CONTACT = '/api/forms/contact';

withEachStore((makeStore) => {
  test('10,000 letters wait and 100 addresses refuse → the next notice goes out before all but a few of them', async () => {
    const { mail, inbox } = await startWithMail(await makeStore(), TIMING); // the real timing
    mail.refuse(/^dead/, 450);
    await inbox.transact(async (query) => {
      for (let i = 0; i < LETTERS + REFUSING; i += 1)
        await query(
          "INSERT INTO subscriber (address, token, state, since) VALUES ($1, $1, 'confirmed', 0)",
          `${i < REFUSING ? 'dead' : 'reader'}${i}@example.com`,
        );
      const letter = { subject: 'A cold month', body: 'It was cold.' };
      await queueLetter(query, letter, 'https://www.example.com', texts, Date.now());
    });
    await inbox.post(CONTACT, aMessage()); // its notice wakes the outbox
    await until(() => mail.received.length > 20, 'letters go out');
    const before = mail.received.length;
    const message = aMessage({ lastName: 'Waiting' });
    await inbox.post(CONTACT, message);
    const place = await until(
      () => mail.received.findIndex((source) => source.includes(message.id)),
      'the notice arrives',
      (found) => found >= 0,
    );
    // Those that were sent between the post and its response, and the current one.
    expect(place - before).toBeLessThan(200);
  });
});
