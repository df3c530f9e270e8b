/** Redirect pages, for hosts that read no `_redirects`, such as GitHub Pages and Vercel. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../src/settings.ts';
import type { Redirect } from './finish.ts';

/** The file with which such a host answers; `/jobs.php` becomes a folder. */
export function fileOf(from: string) {
  if (from.endsWith('.html')) return from;
  return /\/$|\.\w+$/.test(from) ? join(from, 'index.html') : `${from}.html`;
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const pageTo = (to: string) => `<!doctype html>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escapeAttribute(to)}">
<link rel="canonical" href="${escapeAttribute(to)}">
<title>${escapeAttribute(to)}</title>
<a href="${escapeAttribute(to)}">${escapeAttribute(to)}</a>
`;

export const redirectPages = (
  { hasPolicyInPages, siteOrigin }: Settings,
  redirects: Redirect[] = [],
): AstroIntegration => ({
  name: 'redirect-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      if (!hasPolicyInPages) return; // then the host reads _redirects
      for (const { from, to } of redirects) {
        const file = fileURLToPath(new URL(`.${fileOf(from)}`, dir));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, pageTo(new URL(to, siteOrigin).href));
      }
    },
  },
});
