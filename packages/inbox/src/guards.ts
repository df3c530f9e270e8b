import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { isCrossSite } from '../../../server/conditions.ts';
import { LARGEST_FORM } from '../../../settings.ts';
import type { RateLimit } from './rate-limit.ts';
import { type InboxEnv, isKnownType, refuse } from './request.ts';
import { visitorOf } from './visitor.ts';

/** Each lets a request pass or refuses it, before anything is read or stored. */
export const fromOurPages = (siteOrigin: string) =>
  createMiddleware<InboxEnv>(async (c, next) =>
    isCrossSite(c.env.incoming.headers, siteOrigin) ? refuse(c, 403, 'crossSite') : next(),
  );

export const ofKnownType = createMiddleware<InboxEnv>(async (c, next) =>
  isKnownType(c) ? next() : refuse(c, 415, 'mediaType'),
);

export const ofFairSize = bodyLimit({
  maxSize: LARGEST_FORM,
  onError: (c) => refuse(c, 413, 'tooLarge'),
});

export const notTooOften = (rateLimit: RateLimit, proxies: number) =>
  createMiddleware<InboxEnv>(async (c, next) => {
    const connection = c.env.incoming.socket.remoteAddress ?? '';
    const visitor = visitorOf(connection, c.req.header('x-forwarded-for'), proxies);
    const seconds = rateLimit.forVisitor(visitor);
    if (seconds === 0) return next();
    c.header('Retry-After', String(seconds));
    return refuse(c, 429, 'tooMany');
  });
