import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Locale } from './locales.ts';

const STYLES = `
body { max-width: 38rem; margin: 12vh auto; padding: 0 1.25rem; color: var(--color-text);
  background: var(--color-surface); font: 1.0625rem/1.6 "Helvetica Neue", Arial, sans-serif }
h1 { font-size: 2.75rem; line-height: 1.1 }
a { color: var(--color-link) }
button { min-height: var(--size-control); padding: 0 1.5rem; border: 0; border-radius: var(--radius);
  color: var(--color-action-text); background: var(--color-action); font: inherit; font-weight: 600 }
:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 4px }`;

/**
 * The policy allows nothing but the page's one style. The address has the subscriber's token, which
 * must reach neither another site nor our own statistics.
 */
const responseHeaders = (style: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
});

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
const paragraph = (html: string) => `<p>${html}</p>\n`;

type Content = { heading: string; text: string[]; button?: string };

/** Sends a page. The company's address in it becomes a link, and its button posts to the same URL. */
export function sendPage(reply: FastifyReply, locale: Locale, content: Content) {
  const { heading, text, button } = content;
  const link = `<a href="mailto:${locale.email}">${locale.email}</a>`;
  const style = locale.style + STYLES;
  const paragraphs = text.map((line) => paragraph(escapeHtml(line).replace(locale.email, link)));
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : '';
  return reply.headers(responseHeaders(style)).send(
    `<!doctype html><html lang="${locale.code}" dir="${locale.direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)}: ${escapeHtml(locale.company)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(heading)}</h1>
${paragraphs.join('')}${form}
<p><a href="${locale.home}">${escapeHtml(locale.pages.back)}</a></p></main></body></html>`,
  );
}
