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

type FinishSettings = Settings & { tracking?: string | undefined };
type Redirect = { from: string; to: string };

/** Lists a document at its clean address, to which its other spellings are redirected. */
function listDocument(served: Served, file: string, policy: string, mediaOrigin: string) {
  const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
  const document = { file, headers: headersOf(path, policy, mediaOrigin) };
  if (path.endsWith('/404')) {
    served.missing[path.slice(0, -'/404'.length)] = document;
    return;
  }
  served.files[path] = document;
  served.redirects[`/${file}`] = path;
  if (path !== '/') served.redirects[`${path}/`] = path;
}

async function finishBuild(out: string, settings: FinishSettings, redirects: Redirect[]) {
  const { mediaOrigin } = settings;
  const files = await filesIn(out);
  const copies = compressor(files);
  const served: Served = { files: {}, missing: {}, redirects: {} };
  const allHashes: PolicyHashes = { styles: [], scripts: [] };
  const movedScripts: Scripts = new Map();
  const unexpected: string[] = [];
  const allowed = {
    analytics: settings.analytics?.script.src,
    files: files.filter((file) => file.startsWith('static/')).map((file) => `/${file}`),
  };

  function listFile(file: string) {
    const path = `/${file}`;
    served.files[path] = { file, headers: headersOf(path, '', mediaOrigin) };
    copies.add(join(out, file));
  }

  /** Returns the policy of a page, or nothing once a page holds what our code did not write. */
  function finishPage(file: string, document: ReturnType<typeof readDocument>) {
    const expected = document.takeHashes();
    for (const element of document.unexpectedElements(expected, allowed))
      unexpected.push(
        `${file} holds ${element}, which our code did not write. Take it out of the content.`,
      );
    if (unexpected.length > 0) return undefined;
    for (const [path, text] of document.moveScripts()) movedScripts.set(path, text);
    const hashes = document.finish();
    allHashes.styles.push(...hashes.styles);
    allHashes.scripts.push(...hashes.scripts);
    return policyOf(hashes, settings);
  }

  for (const file of files) {
    if (!file.endsWith('.html')) {
      listFile(file);
      continue;
    }
    const document = readDocument(await readFile(join(out, file), 'utf8'));
    const policy = file === 'admin.html' ? adminPolicy(settings.cms) : finishPage(file, document);
    if (policy === undefined) continue;
    if (settings.hasPolicyInPages) document.addPolicy(withoutFrameAncestors(policy));
    await writeFile(join(out, file), document.write());
    copies.add(join(out, file));
    listDocument(served, file, policy, mediaOrigin);
  }
  if (unexpected.length > 0) {
    await copies.finish();
    console.error(unexpected.join('\n'));
    process.exit(1);
  }
  for (const [path, text] of movedScripts) {
    const file = path.slice(1);
    await writeFile(join(out, file), text);
    listFile(file);
    files.push(file);
  }
  for (const { from, to } of redirects) served.redirects[decodeURI(from)] = to;
  await writeFile(`${out}.served.json`, JSON.stringify(served, null, 1));
  await copies.finish();
  const sharedPolicy = policyOf(
    { styles: [...new Set(allHashes.styles)], scripts: [...new Set(allHashes.scripts)] },
    settings,
  );
  await writeFile(join(out, '_headers'), hostHeaders(sharedPolicy, files, settings));
  // Netlify's documentation names no 308.
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  if (lines.length > 0) await writeFile(join(out, '_redirects'), lines.join(''));
}

export const finish = (settings: FinishSettings, redirects: Redirect[] = []): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      await finishBuild(fileURLToPath(dir).replace(/[\\/]$/, ''), settings, redirects);
      if (!settings.isOriginKnown)
        logger.warn(
          `SITE_ORIGIN is not set: canonical links, sitemap and share pictures say ${settings.siteOrigin}. Set it before you publish.`,
        );
    },
  },
});
