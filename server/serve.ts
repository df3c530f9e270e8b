import type { Environment } from '../settings.ts';
import { logRequests } from './log-requests.ts';
import { type Answer, createSiteServer } from './site-server.ts';

/** Listens on the port: alone, or beside other threads of ours, among which the system shares out the visitors. */
export function serve(answer: Answer, { port, host, log }: Environment, reusePort: boolean) {
  return createSiteServer(log === 'json' ? logRequests(answer, console.log) : answer).listen({
    port,
    ...(host && { host }),
    reusePort,
  });
}
