import { html, raw } from 'hono/html';
import { palette } from '#company/brand/palette.ts';
import { typefaces } from '#company/brand/typefaces.ts';
import { sourceHash } from '../../../hosting/headers.ts';
import type { Texts } from './texts.ts';

const STYLE = `
body { max-width: 38rem; margin: 12vh auto; padding: 0 1.25rem; color: ${palette['polar-900']};
  background: ${palette['snow-50']};
  font: 1.0625rem/1.6 "${typefaces.text.family}", "Helvetica Neue", Arial, sans-serif }
h1 { font-size: 2.75rem; line-height: 1; letter-spacing: -.028em }
a { color: ${palette['fjord-600']} }
button { min-height: 3.25rem; padding: 0 1.5rem; border: 0; border-radius: 3px; color: ${palette.white};
  background: ${palette['polar-900']};
  font: inherit; font-weight: 600; cursor: pointer }
:focus-visible { outline: 2px solid ${palette['fjord-600']}; outline-offset: 4px }`;

/** Allows only the style above. The links contain a secret, which no other site may learn. */
export const pageHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${sourceHash(STYLE)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

type Content = {
  heading: string;
  paragraphs: readonly string[];
  /** Where to write instead. */
  address?: string | undefined;
  after?: string;
  /** Posts back to the page's own address. */
  button?: string;
};

const paragraph = (text: string) => html`<p>${text}</p>\n`;

/** A plain page with one message, and perhaps one button. */
export const page = (
  { company, language, pages, paths }: Texts,
  { heading, paragraphs, address, after, button }: Content,
) =>
  html`<!doctype html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}: ${company.name}</title><style>${raw(STYLE)}</style></head>
<body><main><h1>${heading}</h1>
${paragraphs.map(paragraph)}${address && html`<p><a href="mailto:${address}">${address}</a></p>\n`}${after && paragraph(after)}
${button && html`<form method="post"><button>${button}</button></form>`}
<p><a href="${paths.home}">${pages.back}</a></p></main></body></html>`;
