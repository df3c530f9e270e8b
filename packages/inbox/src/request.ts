import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { page, pageHeaders } from './page.ts';
import type { Texts } from './texts.ts';

/** What every handler gets: Node's own request, and the texts of the visitor's language. */
export type InboxEnv = { Bindings: HttpBindings; Variables: { texts: Texts } };
export type InboxContext = Context<InboxEnv>;

const PLAIN = 'application/x-www-form-urlencoded';

const mediaType = (c: InboxContext) =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Sent by a browser without scripts, which needs a page as the response. */
export const isPlain = (c: InboxContext) => mediaType(c) === PLAIN;

export const isKnownType = (c: InboxContext) => isPlain(c) || mediaType(c) === 'application/json';

/** Neither store accepts half a surrogate pair, and PostgreSQL no zero byte. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** As much of the form data as the rules read: anything else that is sent costs nothing. */
export type Fields = Pick<FormData, 'get'>;

/** No form of ours has a tenth of this; tens of thousands of fields would be slow to read. */
const MOST_FIELDS = 100;

function sentFields(c: InboxContext, body: string): (name: string) => unknown {
  if (isPlain(c)) {
    if (body.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) throw new Error('too many fields');
    const fields = new URLSearchParams(body);
    return (name) => fields.get(name);
  }
  const fields: unknown = JSON.parse(body);
  return (name) =>
    fields && Object.hasOwn(fields, name) ? (fields as Record<string, unknown>)[name] : undefined;
}

/** A body of either kind; undefined if it is malformed, or the visitor left half way. */
export async function readFields(c: InboxContext): Promise<Fields | undefined> {
  try {
    const sent = sentFields(c, await c.req.text());
    return {
      get(name) {
        const value = sent(name);
        if (value === true) return 'on';
        if (typeof value !== 'string') return null;
        // A browser trims an address by itself.
        return storable(name === 'email' ? value.trim() : value);
      },
    };
  } catch {
    return undefined;
  }
}

/** An id in the form of a UUID for what was sent without one: the same content has the same id. */
export const idOf = (...content: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify(content))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

type RefusalStatus = 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** JSON for scripts, a page for a form sent without them. Both say where to write instead. */
export function refuse(
  c: InboxContext,
  status: RefusalStatus,
  reason: keyof Texts['refusals'],
  errors?: Record<string, string>,
) {
  const { texts } = c.var;
  const message = texts.refusals[reason];
  const address = status === 422 ? undefined : texts.company.emails.general; // can be corrected
  if (!isPlain(c)) {
    return c.json(
      { message: [message, address].filter(Boolean).join(' '), ...(errors && { errors }) },
      status,
    );
  }
  const lines = Object.entries(errors ?? {}).map(([field, error]) => `${field}: ${error}`);
  const { heading, back } = texts.pages.notSent;
  return c.html(
    page(texts, { heading, paragraphs: [message, ...lines], address, after: back }),
    status,
    pageHeaders,
  );
}
