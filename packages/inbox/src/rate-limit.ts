import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { DAY, MINUTE } from './database.ts';

/**
 * Messages; `serverPerDay` bounds what all strangers together can store: some 300 MB a day, were each of full length.
 * Beyond so many `visitors` those who have been quiet longest start afresh: memory stays bounded.
 */
export const LIMITS = {
  visitorPerMinute: 10,
  visitorPerDay: 100,
  serverPerDay: 5_000,
  visitors: 50_000,
};
export type Limits = typeof LIMITS;

/** Token buckets: so many at once, then one more whenever its share of the period has passed. */
function createBuckets(capacity: number, period: number, most: number, now: () => number) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const refill = period / capacity; // milliseconds for one token

  return {
    /** Seconds until the next one may come, or 0 when this one may. */
    take(key: string) {
      const known = buckets.get(key) ?? { tokens: capacity, at: now() };
      const tokens = Math.min(known.tokens + (now() - known.at) / refill, capacity);
      const mayCome = tokens >= 1;
      buckets.delete(key); // set anew below: a map keeps the order, and the quietest are first
      buckets.set(key, { tokens: mayCome ? tokens - 1 : tokens, at: now() });
      if (buckets.size > most) buckets.delete(buckets.keys().next().value!);
      return mayCome ? 0 : Math.ceil(((1 - tokens) * refill) / 1000);
    },
    clear: () => buckets.clear(),
  };
}

/**
 * How long a visitor, or everybody, has to wait. Visitors are only ever held as a hash, under a key that lives in
 * memory for a day. The clock is monotonic: nobody can set it.
 */
export function createRateLimit(limits: Limits = LIMITS, now = () => performance.now()) {
  const minutes = createBuckets(limits.visitorPerMinute, MINUTE, limits.visitors, now);
  const days = createBuckets(limits.visitorPerDay, DAY, limits.visitors, now);
  const server = createBuckets(limits.serverPerDay, DAY, 1, now);
  const newKey = () => createSecretKey(randomBytes(32));
  let key = newKey();
  let keyMade = now();

  return {
    forVisitor(visitor: string) {
      if (now() - keyMade >= DAY) {
        key = newKey();
        keyMade = now();
        minutes.clear();
        days.clear();
      }
      const hash = createHmac('sha256', key).update(visitor).digest('base64');
      return minutes.take(hash) || days.take(hash);
    },
    forServer: () => server.take('all'),
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;
