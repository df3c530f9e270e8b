import type { FastifyReply, FastifyRequest } from 'fastify';
import { HONEYPOT } from '../../src/forms/rules.ts';
import { type Locale, labelOf } from './locales.ts';
import { sendPage } from './page.ts';

/** Forms without scripts send this type, and need a page as the answer. */
export const isFormEncoded = ({ headers }: FastifyRequest) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/**
 * Whether another site's page sent the request. Programs that send no origin, such as a mail
 * provider's, pass.
 */
export function isCrossSite({ headers, locale }: FastifyRequest) {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== locale.origin && URL.parse(origin)?.host !== host;
}

/** Neither database stores a lone surrogate, and PostgreSQL stores no zero byte. */
export const toStorable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** The part of FormData that the rules use. If a field was sent twice, the first value counts. */
export function formDataOf({ body }: FastifyRequest) {
  const sent = typeof body === 'object' && body ? (body as Record<string, unknown>) : {};
  return {
    get(name: string) {
      const value = Object.hasOwn(sent, name) ? [sent[name]].flat()[0] : undefined;
      if (value === true) return 'on';
      if (typeof value !== 'string') return null;
      // As browsers do: they trim addresses, and send CRLF only without scripts.
      return toStorable(name === 'email' ? value.trim() : value.replaceAll('\r\n', '\n'));
    },
  };
}

export const formName = ({ params }: FastifyRequest) => String(Object(params).form ?? '');

/** The form that was sent, if a page has it. */
export function formOf(request: FastifyRequest) {
  const { forms } = request.locale;
  const name = formName(request);
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}

export const isSuspect = (sent: ReturnType<typeof formDataOf>) => Boolean(sent.get(HONEYPOT));

const REFUSALS: Record<number, keyof Locale['refusals']> = {
  400: 'unreadable',
  403: 'crossSite',
  409: 'different',
  413: 'tooLarge',
  415: 'mediaType',
  422: 'fields',
  429: 'tooMany',
};

/**
 * Answers scripts with JSON and people with a page. Where the visitor cannot fix the problem, the
 * message says where to write instead.
 */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  errors: Record<string, string> = {},
) {
  const { locale, headers } = request;
  const message = locale.refusals[REFUSALS[status] ?? 'unavailable'];
  reply.code(status);
  if (!isFormEncoded(request) && !headers.accept?.startsWith('text/html'))
    return reply.send({ message, errors });
  const form = formOf(request);
  const lines = Object.entries(errors).map(([field, error]) => `${labelOf(form, field)}: ${error}`);
  const { heading, text } = locale.pages.notSent;
  return sendPage(reply, locale, { heading, text: [message, ...lines, text] });
}
