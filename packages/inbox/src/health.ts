import type { Database } from './database.ts';
import { checkStore } from './messages.ts';
import type { InboxContext } from './request.ts';

const SECOND = 1000;

/** Whether the store takes messages. Anybody may ask, as often as they like: one look a second answers all of them. */
export function createHealth(database: Database) {
  let look: { at: number; result: Promise<unknown> } | undefined;
  return async (c: InboxContext) => {
    const now = performance.now();
    if (!look || now - look.at > SECOND)
      look = { at: now, result: checkStore(database, Date.now()) };
    await look.result;
    return c.json({ store: 'ok' });
  };
}
