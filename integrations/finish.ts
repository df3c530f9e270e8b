/** After the build: what the documents still lack, how they are served, and compressed copies. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../src/settings.ts';
import { compressFiles } from './compress.ts';
import {
  adminPolicy,
  type Headers,
  headersOf,
  hostHeaders,
  policyOf,
  withPolicy,
} from './headers.ts';

/** `dist.served.json`, beside `dist`: what our server serves. */
export type Served = {
  /** By address, such as `/about`. */
  files: Record<string, { file: string; headers: Headers }>;
  /** The 404 pages: `''` for the site, `/es` for what is missing below it. */
  missing: Served['files'];
  redirects: Record<string, string>;
};

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

const STYLE = /<style>(.*?)<\/style>/gs;
/** Astro's island runtime, inline on every page. Ours is in src/browser/first.ts, once for all. */
const ISLAND_RUNTIME =
  /<style>astro-island,.*?<\/style><script>.*?<\/script><script>.*?<\/script>/s;

/**
 * Reading needs no script, so pictures and fonts come first. A single style needs a single hash,
 * which keeps the headers small. Nothing reads `uid`, which depends on the folder of the project.
 */
function finished(document: string) {
  const html = document.replace(ISLAND_RUNTIME, '');
  const styles = [...html.matchAll(STYLE)].map(([, text]) => text!.trim()).join('\n');
  return html
    .replaceAll(STYLE, '')
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=')
    .replaceAll(/<astro-island uid="\w+"/g, '<astro-island');
}

export const finish = (
  settings: Settings,
  moved: { from: string; to: string }[] = [],
): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const out = fileURLToPath(dir).replace(/[\\/]$/, '');
      const files = await filesIn(out);
      const served: Served = { files: {}, missing: {}, redirects: {} };
      const { mediaOrigin } = settings;
      const documents: string[] = [];
      for (const file of files) {
        if (!file.endsWith('.html')) {
          served.files[`/${file}`] = { file, headers: headersOf(`/${file}`, '', mediaOrigin) };
          continue;
        }
        const isAdmin = file === 'admin.html';
        const html = finished(await readFile(join(out, file), 'utf8'));
        if (!isAdmin) documents.push(html);
        const own = isAdmin ? adminPolicy(settings.cms) : policyOf(html, settings);
        await writeFile(join(out, file), settings.isWithoutHeaders ? withPolicy(html, own) : html);
        const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
        const page = { file, headers: headersOf(path, own, mediaOrigin) };
        if (path.endsWith('/404')) served.missing[path.slice(0, -'/404'.length)] = page;
        else {
          served.files[path] = page;
          served.redirects[`/${file}`] = path;
          if (path !== '/') served.redirects[`${path}/`] = path;
        }
      }
      for (const { from, to } of moved) served.redirects[from] = to;
      const everyPolicy = policyOf(documents.join(''), settings);
      await writeFile(`${out}.served.json`, JSON.stringify(served, null, 1));
      await compressFiles(files.map((file) => join(out, file)));
      await writeFile(join(out, '_headers'), hostHeaders(everyPolicy, files, settings));
      if (moved.length > 0)
        await writeFile(
          join(out, '_redirects'),
          moved.map(({ from, to }) => `${from} ${to} 308\n`).join(''),
        );
      if (!settings.isOriginKnown)
        logger.warn(
          `SITE_ORIGIN is not set: canonical links, sitemap and share pictures say ${settings.siteOrigin}. Set it before you publish.`,
        );
    },
  },
});
