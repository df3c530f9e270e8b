import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { pages } from '#words/mails.ts';
import { page, pageHeaders } from './page.ts';

const PLAIN = 'application/x-www-form-urlencoded';

const mediaType = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Sent by a browser without scripts, which wants to be shown a page. */
export const isPlain = (c: Context) => mediaType(c) === PLAIN;

export const isKnownType = (c: Context) => isPlain(c) || mediaType(c) === 'application/json';

/** Browsers say where a post comes from. Programs that say nothing act for no visitor, and are let in. */
export function isCrossSite(c: Context, siteOrigin: string) {
  const site = c.req.header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return (
    Boolean(origin) && origin !== siteOrigin && URL.parse(origin!)?.host !== c.req.header('host')
  );
}

/** Neither store takes half a surrogate pair, and PostgreSQL no zero byte. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** Both kinds of body as the form data that the browser's rules read; undefined when it is broken. */
export async function readFields(c: Context) {
  const data = new FormData();
  const body = await c.req.text();
  try {
    for (const [name, value] of isPlain(c)
      ? new URLSearchParams(body)
      : Object.entries(JSON.parse(body) ?? {})) {
      if (value === true) data.set(name, 'on');
      // A browser strips the blanks around an address itself.
      if (typeof value === 'string')
        data.append(name, storable(name === 'email' ? value.trim() : value));
    }
    return data;
  } catch {
    return undefined;
  }
}

/** A form without scripts has no id. The same words on the same day are the same message: a double press sends once. */
export function idOf(values: object, now: number) {
  const content = JSON.stringify([new Date(now).toISOString().slice(0, 10), values]);
  const hash = createHash('sha256').update(content).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

type Refusal = 400 | 403 | 405 | 413 | 415 | 422 | 429 | 500 | 503;

/** In JSON for scripts, as a page for a form that was sent without them. */
export function refuse(
  c: Context,
  status: Refusal,
  message: string,
  errors?: Record<string, string>,
) {
  if (!isPlain(c)) return c.json({ message, ...(errors && { errors }) }, status);
  const lines = Object.entries(errors ?? {}).map(([field, error]) => `${field}: ${error}`);
  return c.html(
    page(pages.notSent.heading, [message, ...lines, pages.notSent.back]),
    status,
    pageHeaders,
  );
}
