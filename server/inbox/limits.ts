import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './requests.ts';
import { DAY, HOUR } from './retention.ts';

const MINUTE = 60_000;

/**
 * Counted in memory, by each server for itself. A visitor is an IPv4 address or an IPv6 /64. A /48
 * has room for 65,536 of those, so it is counted too, and gets at most half of what the server
 * takes: it cannot close the forms for others. The server's own limit keeps the disk from filling.
 */
export async function limitsFor(app: FastifyInstance, postsPerHour: number) {
  await app.register(rateLimit, { global: false });
  const visitor = (max: number, timeWindow: number) => app.createRateLimit({ max, timeWindow });
  const network = (max: number, timeWindow: number) =>
    app.createRateLimit({ max, timeWindow, ipv6Subnet: 48 });
  const all = { max: postsPerHour, timeWindow: HOUR, keyGenerator: () => 'all' };
  const posts = [
    ...[visitor(10, MINUTE), visitor(100, DAY), network(40, MINUTE), network(200, DAY)],
    network(Math.ceil(postsPerHour / 2), HOUR),
    app.createRateLimit(all),
  ];
  /** Mail providers press the newsletter's buttons for many of their users. */
  const links = [visitor(60, MINUTE), network(240, MINUTE)];

  /** A refused request does not count towards the limits that follow. */
  const hook = (limits: typeof posts) => async (request: FastifyRequest, reply: FastifyReply) => {
    for (const check of limits) {
      const found = await check(request);
      if (found.isAllowed || !found.isExceeded) continue;
      return refuse(request, reply.header('Retry-After', found.ttlInSeconds), 429);
    }
  };
  return { posts: hook(posts), links: hook(links) };
}
