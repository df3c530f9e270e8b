/** After the build: the policy of what the documents contain, as headers; and compressed copies. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const INLINE = /<(style|script)\b([^>]*)>(.*?)<\/\1>/gs;
const OWN_STYLE = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+((?:style|on[a-z]+)="[^"]*")/g;
/** Astro's runtime of islands. The first script brings it, once for all pages (src/browser). */
const ISLAND_RUNTIME =
  /<style>astro-island,.*?<\/style><script>.*?<\/script><script>.*?<\/script>/s;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = (styles: Set<string>, scripts: Set<string>, endpoint: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`,
    `style-src ${[...styles].join(' ')}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${endpoint}`.trim(),
    `form-action ${endpoint || "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const COMPRESSIBLE = /\.(html|js|svg|csv|xml|txt|ico|webmanifest|json)$/;

export const finish = ({ endpoint = '' } = {}): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const out = fileURLToPath(dir);
      const files = (await readdir(out, { recursive: true, withFileTypes: true }))
        .filter((file) => file.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
      /** Of each document, as it is a part of its first packets. */
      const policies: Record<string, string> = {};
      for (const file of files.filter((file) => file.endsWith('.html'))) {
        // Reading needs no script: pictures and fonts come first.
        const html = (await readFile(file, 'utf8'))
          .replace(ISLAND_RUNTIME, '')
          .replaceAll(
            /<script type="module" src=/g,
            '<script type="module" fetchpriority="low" src=',
          );
        await writeFile(file, html);
        const [styles, scripts] = [new Set<string>(), new Set<string>()];
        for (const [, tag, attributes, text] of html.matchAll(INLINE))
          if (!/\ssrc=|ld\+json/.test(attributes!))
            (tag === 'style' ? styles : scripts).add(hashOf(text!));
        for (const [, found] of html.replace(INLINE, '').matchAll(OWN_STYLE))
          throw new Error(`${file} has ${found}, which its content policy refuses.`);
        const path = file.slice(out.length - 1).replace(/(index)?\.html$/, '');
        policies[path] = policy(styles, scripts, endpoint);
      }
      const headers = {
        everywhere: {
          'X-Content-Type-Options': 'nosniff',
          'Cross-Origin-Resource-Policy': 'same-origin',
        },
        documents: {
          'Strict-Transport-Security': 'max-age=63072000',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Cross-Origin-Opener-Policy': 'same-origin',
        },
        policies,
        folders: {
          '/static/': 'public, max-age=31536000, immutable',
          '/media/': 'public, max-age=86400, stale-while-revalidate=604800',
        },
      };
      await writeFile(join(out, '..', 'headers.json'), JSON.stringify(headers, null, 2));
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      for (const file of files.filter((file) => COMPRESSIBLE.test(file))) {
        const text = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text, best));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      }
      logger.info(`headers.json: the policies of ${Object.keys(policies).length} documents`);
    },
  },
});
