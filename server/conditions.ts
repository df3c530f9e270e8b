import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Whether the visitor already has this exact response. */
export function hasCopy({ headers }: IncomingMessage, etag: string) {
  const known = headers['if-none-match'];
  if (!known) return false;
  return known
    .split(',')
    .some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);
}

const isRefused = (parameters: string[]) =>
  parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter));

/** Whether the visitor accepts an encoding such as `br`; `q=0` means no. */
export function accepts({ headers }: IncomingMessage, coding: string) {
  const list = headers['accept-encoding'];
  if (typeof list !== 'string') return false;
  return list.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';');
    return name!.trim().toLowerCase() === coding && !isRefused(parameters);
  });
}

export type Range = { start: number; end: number };

/**
 * The requested range of a file (RFC 9110, 14.2): `beyond` if the file has no such bytes, undefined
 * for all of it. What we do not support also gets all of it: several ranges, other units, a file
 * that has changed.
 */
export function rangeOf(
  { method, headers }: IncomingMessage,
  etag: string,
  size: number,
): Range | 'beyond' | undefined {
  const [, first, last] = headers.range?.match(/^bytes=(\d{0,15})-(\d{0,15})$/) ?? [];
  const isOfThisFile = !headers['if-range'] || headers['if-range'] === etag;
  if (method !== 'GET' || first === undefined || !isOfThisFile) return undefined;
  if (first === '') {
    // A suffix range: the last bytes.
    if (!last) return undefined;
    return Number(last) > 0 && size > 0
      ? { start: Math.max(size - Number(last), 0), end: size - 1 }
      : 'beyond';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'beyond';
}

/**
 * Whether the browser says that another site sent this request. Programs that say nothing do not
 * act for a visitor. `siteOrigin` is the public address, which differs from Host behind a proxy.
 */
export function isCrossSite(headers: IncomingHttpHeaders, siteOrigin = '') {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site) return site !== 'same-origin' && site !== 'none';
  return Boolean(origin) && origin !== siteOrigin && URL.parse(origin!)?.host !== host;
}
