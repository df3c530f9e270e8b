import { readFileSync } from 'node:fs';
import type { SiteHeaders } from '../hosting/headers.ts';
import type { Environment } from '../settings.ts';
import { logRequests } from './log-requests.ts';
import { createSiteServer, type Handler } from './site-server.ts';

/** What the build has left in the working directory. */
export const readBuilt = () => ({
  folder: 'dist',
  headers: JSON.parse(readFileSync('deploy/headers.json', 'utf8')) as SiteHeaders,
});

/** Where to listen, in the words of Node. */
export const placeOf = ({ port, host }: Environment) => ({ port, ...(host && { host }) });

/** Listens: alone, or beside other threads of ours, among which the system shares out the visitors. */
export function serve(handler: Handler, environment: Environment, reusePort: boolean) {
  const logged = environment.log === 'json' ? logRequests(handler, console.log) : handler;
  return createSiteServer(logged).listen({ ...placeOf(environment), reusePort });
}
