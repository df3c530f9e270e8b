import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

const DAY = 24 * 60 * 60 * 1000;
const CAPACITY = 10;
const REFILL = 60_000 / CAPACITY; // milliseconds for one token

/** More visitors than this at once, and those who have been quiet longest start afresh: memory stays bounded. */
const MOST_VISITORS = 50_000;

/** A household with IPv6 has a whole /64 to send from: it counts as one visitor. */
const visitorOf = (address: string) => {
  const [start = '', end = ''] = address.split('%')[0]!.split('::');
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const head = start.split(':').filter(Boolean);
  const tail = end.split(':').filter(Boolean);
  const gap = Math.max(8 - head.length - tail.length, 0);
  return [...head, ...Array<string>(gap).fill('0'), ...tail].slice(0, 4).join(':');
};

/**
 * A token bucket for each visitor: ten messages at once, then one every six seconds. Addresses are only ever held as
 * a hash, under a key that lives in memory for a day.
 */
export function createRateLimit(now = Date.now) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const newKey = () => createSecretKey(randomBytes(32));
  let key = newKey();
  let keyMade = now();

  /** Seconds until the next message may come, or 0 when this one may. */
  return (address: string) => {
    if (now() - keyMade >= DAY) {
      key = newKey();
      keyMade = now();
      buckets.clear();
    }
    const visitor = createHmac('sha256', key).update(visitorOf(address)).digest('base64');
    const known = buckets.get(visitor);
    const refilled = known ? known.tokens + (now() - known.at) / REFILL : CAPACITY;
    const tokens = Math.min(refilled, CAPACITY);
    const mayCome = tokens >= 1;
    buckets.delete(visitor); // set anew below: a map keeps the order, and the quietest are first
    buckets.set(visitor, { tokens: mayCome ? tokens - 1 : tokens, at: now() });
    if (buckets.size > MOST_VISITORS) buckets.delete(buckets.keys().next().value!);
    return mayCome ? 0 : Math.ceil(((1 - tokens) * REFILL) / 1000);
  };
}
