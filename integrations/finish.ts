/** After the build: finishes the documents, lists how files are served, and compresses them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Settings } from '../src/settings.ts';
import { compressor } from './compress.ts';
import { type PolicyHashes, readDocument, type Scripts } from './document.ts';
import {
  adminPolicy,
  type Headers,
  headersOf,
  hostHeaders,
  policyOf,
  withoutFrameAncestors,
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

export const finish = (
  settings: Settings & { tracking?: string | undefined },
  redirects: { from: string; to: string }[] = [],
): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const out = fileURLToPath(dir).replace(/[\\/]$/, '');
      const files = await filesIn(out);
      const served: Served = { files: {}, missing: {}, redirects: {} };
      const copies = compressor(files);
      const { mediaOrigin } = settings;
      const every: PolicyHashes = { styles: [], scripts: [] };
      const movedScripts: Scripts = new Map();
      const unexpected: string[] = [];
      const allowed = {
        analytics: settings.analytics?.script.src,
        files: files.filter((file) => file.startsWith('static/')).map((file) => `/${file}`),
      };
      for (const file of files) {
        if (!file.endsWith('.html')) {
          served.files[`/${file}`] = { file, headers: headersOf(`/${file}`, '', mediaOrigin) };
          copies.add(join(out, file));
          continue;
        }
        const document = readDocument(await readFile(join(out, file), 'utf8'));
        let policy = adminPolicy(settings.cms);
        if (file !== 'admin.html') {
          const expected = document.takeHashes();
          for (const element of document.unexpectedElements(expected, allowed))
            unexpected.push(
              `${file} holds ${element}, which our code did not write. Take it out of the content.`,
            );
          if (unexpected.length > 0) continue;
          for (const [path, text] of document.moveScripts()) movedScripts.set(path, text);
          const { styles, scripts } = document.finish();
          every.styles.push(...styles);
          every.scripts.push(...scripts);
          policy = policyOf({ styles, scripts }, settings);
        }
        if (settings.hasPolicyInPages) document.addPolicy(withoutFrameAncestors(policy));
        await writeFile(join(out, file), document.write());
        copies.add(join(out, file));
        const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
        const page = { file, headers: headersOf(path, policy, mediaOrigin) };
        if (path.endsWith('/404')) served.missing[path.slice(0, -'/404'.length)] = page;
        else {
          served.files[path] = page;
          served.redirects[`/${file}`] = path;
          if (path !== '/') served.redirects[`${path}/`] = path;
        }
      }
      if (unexpected.length > 0) {
        await copies.finish();
        console.error(unexpected.join('\n'));
        process.exit(1);
      }
      for (const [path, text] of movedScripts) {
        const file = path.slice(1);
        await writeFile(join(out, file), text);
        copies.add(join(out, file));
        files.push(file);
        served.files[path] = { file, headers: headersOf(path, '', mediaOrigin) };
      }
      for (const { from, to } of redirects) served.redirects[decodeURI(from)] = to;
      const everyPolicy = policyOf(
        { styles: [...new Set(every.styles)], scripts: [...new Set(every.scripts)] },
        settings,
      );
      await writeFile(`${out}.served.json`, JSON.stringify(served, null, 1));
      await copies.finish();
      await writeFile(join(out, '_headers'), hostHeaders(everyPolicy, files, settings));
      if (redirects.length > 0)
        await writeFile(
          join(out, '_redirects'),
          // Netlify's documentation names no 308.
          redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
        );
      if (!settings.isOriginKnown)
        logger.warn(
          `SITE_ORIGIN is not set: canonical links, sitemap and share pictures say ${settings.siteOrigin}. Set it before you publish.`,
        );
    },
  },
});
