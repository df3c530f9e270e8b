import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser says that another site's page sends this request. Programs that say nothing act for no visitor.
 * `siteOrigin` is the public address, which differs from the host behind a proxy.
 */
export function isCrossSite(headers: IncomingHttpHeaders, siteOrigin = '') {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site) return site !== 'same-origin' && site !== 'none';
  return Boolean(origin) && origin !== siteOrigin && URL.parse(origin!)?.host !== host;
}
