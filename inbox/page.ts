import { createHash } from 'node:crypto';
import { company } from '#company/facts.ts';
import { pages } from '#words/mails.ts';
import { paths } from '#words/paths.ts';

const STYLE = `
body { max-width: 38rem; margin: 12vh auto; padding: 0 1.25rem; color: #0a1b33; background: #f5f8fb;
  font: 1.0625rem/1.6 Figtree, "Helvetica Neue", Arial, sans-serif }
h1 { font-size: 2.75rem; line-height: 1; letter-spacing: -.028em }
a { color: #1d55a5 }
button { min-height: 3.25rem; padding: 0 1.5rem; border: 0; border-radius: 3px; color: #fff; background: #0a1b33;
  font: inherit; font-weight: 600; cursor: pointer }
:focus-visible { outline: 2px solid #1d55a5; outline-offset: 4px }`;

/** Nothing but the style above. The links hold a secret, which no other site may learn. */
export const pageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An e-mail address in a sentence becomes a link. */
const paragraph = (text: string) =>
  `<p>${escapeHtml(text).replace(/[\w.]+@[\w.]+\w/g, (email) => `<a href="mailto:${email}">${email}</a>`)}</p>`;

/** A plain page with one thing to say, and perhaps one button, which sends the page's own address back. */
export const page = (heading: string, texts: string[], button?: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${heading}: ${company.name}`)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(heading)}</h1>
${texts.map(paragraph).join('\n')}
${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}
<p><a href="${paths.home}">${escapeHtml(pages.back)}</a></p></main></body></html>`;
