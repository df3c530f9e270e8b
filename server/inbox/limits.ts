import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './requests.ts';
import { DAY, HOUR } from './retention.ts';
import type { Tx } from './store.ts';

const MINUTE = 60_000;

/** Some proxies add the visitor's port: `192.0.2.1:1001`, `[2001:db8::1]:1001`. */
const ADDRESS_WITH_PORT = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * Returns a function that reserves one of the hour's POSTS_PER_HOUR, so that nobody can fill the
 * disk, and says whether one was left. Once all are reserved, it counts what is in the store again.
 */
function hourlyLimiter(postsPerHour: number) {
  let remaining = 0;
  return async (tx: Tx, now: number) => {
    if (remaining === 0) {
      const { stored } = await tx
        .selectFrom('message')
        .select(({ fn }) => fn.countAll<number>().as('stored'))
        .where('received_at', '>', now - HOUR)
        .where('received_at', '<=', now)
        .executeTakeFirstOrThrow();
      remaining = Math.max(0, postsPerHour - stored);
    }
    if (remaining === 0) return false;
    remaining -= 1;
    return true;
  };
}

/**
 * The limits are counted in memory, by each server for itself. A visitor is an IPv4 address or an
 * IPv6 /64. A /48 contains 65,536 of those, so it has limits of its own, and at most half of what
 * the server stores in an hour: otherwise it could keep everybody else out.
 */
export async function limitsFor(app: FastifyInstance, postsPerHour: number) {
  await app.register(rateLimit, { global: false });
  const perVisitor = (max: number, timeWindow: number, ipv6Subnet = 64) => {
    const keyGenerator = ({ ip }: FastifyRequest) =>
      normalizeIP(ip.replace(ADDRESS_WITH_PORT, '$1$2'), ipv6Subnet);
    return app.createRateLimit({ max, timeWindow, keyGenerator });
  };
  const perNetwork = (max: number, timeWindow: number) => perVisitor(max, timeWindow, 48);
  const posts = [
    perVisitor(10, MINUTE),
    perVisitor(100, DAY),
    perNetwork(40, MINUTE),
    perNetwork(200, DAY),
  ];
  /** Counts only what passes the checks of the form. */
  const messages = [perNetwork(Math.ceil(postsPerHour / 2), HOUR)];
  /** Mail providers press the newsletter's buttons for many of their users. */
  const pages = [perVisitor(60, MINUTE), perNetwork(240, MINUTE)];

  /** A refused request does not count towards the limits that follow. */
  const enforce =
    (limits: typeof posts) => async (request: FastifyRequest, reply: FastifyReply) => {
      for (const check of limits) {
        const result = await check(request);
        if (result.isAllowed || !result.isExceeded) continue;
        return refuse(request, reply.header('Retry-After', result.ttlInSeconds), 429);
      }
    };
  return {
    posts: enforce(posts),
    messages: enforce(messages),
    pages: enforce(pages),
    reservePost: hourlyLimiter(postsPerHour),
  };
}
