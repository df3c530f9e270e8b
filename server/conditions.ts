import type { IncomingMessage } from 'node:http';

/** Whether the visitor already has this very answer. */
export function hasCopy({ headers }: IncomingMessage, etag: string) {
  const known = headers['if-none-match'];
  if (!known) return false;
  return known
    .split(',')
    .some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);
}

const isRefused = (parameters: string[]) =>
  parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter));

/** Whether the visitor can read a coding such as `br`; one with `q=0` is refused, not accepted. */
export function accepts({ headers }: IncomingMessage, coding: string) {
  const list = headers['accept-encoding'];
  if (typeof list !== 'string') return false;
  return list.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';');
    return name!.trim().toLowerCase() === coding && !isRefused(parameters);
  });
}

/**
 * The range of a file that a visitor asks for, where sirv reads it right: one range with a beginning. Anything else is
 * answered with the whole file, as every server may (RFC 9110, 14.2). sirv's tags are weak, so no If-Range can match.
 */
export function isPlainRange({ headers }: IncomingMessage) {
  const [, start, end] = headers.range?.match(/^bytes=(\d{1,15})-(\d{0,15})$/) ?? [];
  if (!start || headers['if-range']) return false;
  return !end || (Number(end) >= Number(start) && Number(end) > 0);
}
