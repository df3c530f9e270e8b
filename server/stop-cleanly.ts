import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds. A kept-alive connection may be about to ask: it is given a moment to do so, and told to close. */
const GRACE = 1_000;
const PATIENCE = 9_000;
const TICK = 50;

/**
 * Takes no new visitors, finishes the answers under way, and hangs up on whoever is not done after nine seconds. From
 * now on every answer closes its connection: hanging up on a busy one that is idle just now would cut off a request.
 */
export function stopCleanly(server: Server) {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Not the HTTP server's own close, which hangs up on idle connections at once.
  NetServer.prototype.close.call(server, () => resolve());
  const begun = performance.now();
  const timer = setInterval(() => {
    const passed = performance.now() - begun;
    if (passed > GRACE) server.closeIdleConnections();
    if (passed > PATIENCE) server.closeAllConnections();
  }, TICK);
  return promise.finally(() => clearInterval(timer));
}
