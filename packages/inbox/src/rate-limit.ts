import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import { DAY, MINUTE } from './database.ts';

/** An address in any form that proxies write: with a port, in brackets, in quotes, with a zone. */
function addressIn(text: string) {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) ? bare : undefined;
}

/** The eight groups of an IPv6 address. `URL` normalises it: `::` occurs at most once. */
function groupsOf(address: string) {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [start, end] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16));
}

/** A visitor: an IPv4 address, or the IPv6 /64 that belongs to a household. */
function visitorAt(address: string) {
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** A visitor's network: a /24 of IPv4, a /48 of IPv6. */
const networkOf = (visitor: string) => visitor.replace(/[.:][^.:]*$/, '');

/**
 * Who sends a request that came through this many proxies of ours. Each appends the address that
 * called it to X-Forwarded-For; anything before is untrusted. The fallback is the connection's.
 */
export function visitorOf(connection: string, forwardedFor: string | undefined, proxies: number) {
  const forwarded = proxies > 0 ? forwardedFor?.split(',').at(-proxies) : undefined;
  const address = addressIn(forwarded ?? '') ?? addressIn(connection);
  return address ? visitorAt(address) : '';
}

/**
 * Messages. An IPv6 /48 has room for 65,536 visitors, so networks are counted too: a /48, or a /24
 * of IPv4. `server` limits what everybody together can store, about 300 MB a day of the longest
 * messages; most of it is spread over the day, so that a flood closes the forms for seconds only.
 * Beyond `visitors` the least recently seen are forgotten, to bound memory.
 */
export const LIMITS = {
  visitorPerMinute: 10,
  visitorPerDay: 100,
  networkPerMinute: 40,
  networkPerDay: 400,
  serverAtOnce: 500,
  serverPerDay: 5_000,
  visitors: 50_000,
};
export type Limits = typeof LIMITS;

/** The buttons of the newsletter's links, which a mail provider presses for many of its users. */
export const LINK_LIMITS: Limits = {
  ...LIMITS,
  visitorPerMinute: 60,
  visitorPerDay: 5_000,
  networkPerMinute: 240,
  networkPerDay: 20_000,
};

/** `capacity` at once, then one more every `refill` milliseconds. */
type Rate = { capacity: number; refill: number };
const perPeriod = (capacity: number, period: number): Rate => ({
  capacity,
  refill: period / capacity,
});

/** Token buckets, one of each rate for a key. */
function createBuckets(rates: Rate[], most: number, now: () => number) {
  const buckets = new Map<string, { tokens: number[]; at: number }>();

  return {
    /** Seconds until the next one is allowed, or 0 if this one is. */
    take(key: string) {
      const known = buckets.get(key) ?? { tokens: rates.map((it) => it.capacity), at: now() };
      const passed = now() - known.at;
      const tokens = rates.map(({ capacity, refill }, index) =>
        Math.min(known.tokens[index]! + passed / refill, capacity),
      );
      const lacking = tokens.findIndex((count) => count < 1);
      const mayCome = lacking === -1;
      buckets.delete(key); // set again below: a map keeps the order, so the oldest are first
      buckets.set(key, { tokens: mayCome ? tokens.map((count) => count - 1) : tokens, at: now() });
      if (buckets.size > most) buckets.delete(buckets.keys().next().value!);
      return mayCome ? 0 : Math.ceil(((1 - tokens[lacking]!) * rates[lacking]!.refill) / 1000);
    },
    clear: () => buckets.clear(),
  };
}

/**
 * How long a visitor, or everybody, has to wait. Visitors are stored only as a hash; its key stays
 * in memory for a day. The clock is monotonic: setting the system's time does not affect it.
 */
export function createRateLimit(limits: Limits = LIMITS, now = () => performance.now()) {
  const { serverAtOnce, serverPerDay, visitors } = limits;
  const buckets = (perMinute: number, perDay: number) =>
    createBuckets([perPeriod(perMinute, MINUTE), perPeriod(perDay, DAY)], visitors, now);
  const ofVisitors = buckets(limits.visitorPerMinute, limits.visitorPerDay);
  const ofNetworks = buckets(limits.networkPerMinute, limits.networkPerDay);
  const steady = { capacity: serverAtOnce, refill: DAY / (serverPerDay - serverAtOnce) };
  const server = createBuckets([steady], 1, now);
  const newKey = () => createSecretKey(randomBytes(32));
  let key = newKey();
  let keyMade = now();

  return {
    forVisitor(visitor: string) {
      if (now() - keyMade >= DAY) {
        key = newKey();
        keyMade = now();
        ofVisitors.clear();
        ofNetworks.clear();
      }
      const hash = (name: string) => createHmac('sha256', key).update(name).digest('base64');
      // In this order: a rejected visitor uses up nothing of their network's share.
      return ofVisitors.take(hash(visitor)) || ofNetworks.take(hash(networkOf(visitor)));
    },
    forServer: () => server.take('all'),
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;
