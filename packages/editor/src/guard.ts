import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page that we served ourselves. A page of another site may send
 * here too, and may even have a name of its own that leads to this machine: its origin gives it away.
 */
export function isOwnRequest(headers: IncomingHttpHeaders, port: number) {
  const { host, origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  const isOurs = host === `127.0.0.1:${port}` || host === `localhost:${port}`;
  return isOurs && origin === `http://${host}` && site === 'same-origin';
}
