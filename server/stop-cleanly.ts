import type { Server } from 'node:http';

const PATIENCE = 10_000;

/** Takes no new visitors, finishes the answers under way, and hangs up on whoever is not done after ten seconds. */
export function stopCleanly(server: Server) {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  setTimeout(() => server.closeAllConnections(), PATIENCE).unref();
  return promise;
}
