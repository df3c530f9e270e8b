/** After the build: finishes the documents, lists how files are served, and compresses them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { copiesOf, isLargeSite, isText } from './compress.ts';
import { documentFinisher, type Finished, type FinishSettings } from './finish-document.ts';
import { type Headers, headersOf, hostHeaders, policyOf } from './headers.ts';

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

export type Redirect = { from: string; to: string };

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

type FinishedDocument = Finished & { file: string };

/** Stops the build where the content has brought in an element that could run code. */
function stopAtUnexpected(documents: FinishedDocument[]) {
  const unexpected = documents.flatMap(({ file, unexpected }) =>
    unexpected.map(
      (element) =>
        `${file} contains ${element}, which our code did not write. Take it out of the content.`,
    ),
  );
  if (unexpected.length > 0) {
    console.error(unexpected.join('\n'));
    process.exit(1);
  }
}

/** Writes `_headers` and `_redirects`, which hosts read in place of our server's list. */
function writeHostFiles(
  out: string,
  documents: FinishedDocument[],
  files: string[],
  settings: FinishSettings,
  redirects: Redirect[],
) {
  const hashesOf = (kind: 'styles' | 'scripts') => [
    ...new Set(documents.flatMap(({ hashes }) => hashes[kind])),
  ];
  const sharedPolicy = policyOf(
    { styles: hashesOf('styles'), scripts: hashesOf('scripts') },
    settings,
  );
  writeFileSync(join(out, '_headers'), hostHeaders(sharedPolicy, files, settings));
  // Netlify's documentation names no 308.
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  if (lines.length > 0) writeFileSync(join(out, '_redirects'), lines.join(''));
}

async function finishBuild(out: string, settings: FinishSettings, redirects: Redirect[]) {
  const { mediaOrigin } = settings;
  const files = await filesIn(out);
  const isLarge = isLargeSite(files);
  const isDocument = (file: string) => file.endsWith('.html');
  const finishDocument = documentFinisher(settings, files);
  const documents = await Promise.all(
    files.filter(isDocument).map(async (file) => {
      return { file, ...(await finishDocument(file, readFileSync(join(out, file)))) };
    }),
  );
  stopAtUnexpected(documents);
  const served: Served = { files: {}, missing: {}, redirects: {} };
  const writeCopies = (file: string, { br, gz }: { br: Buffer; gz: Buffer }) => {
    writeFileSync(join(out, `${file}.br`), br);
    writeFileSync(join(out, `${file}.gz`), gz);
  };
  for (const { file, policy, copies } of documents) {
    writeFileSync(join(out, file), gunzipSync(copies.gz));
    writeCopies(file, copies);
    listDocument(served, file, policy, mediaOrigin);
  }
  const movedScripts = new Map(documents.flatMap(({ scripts }) => [...scripts]));
  for (const [path, text] of movedScripts) {
    writeFileSync(join(out, path), text);
    files.push(path.slice(1));
  }
  const assets = files.filter((file) => !isDocument(file));
  for (const file of assets)
    served.files[`/${file}`] = { file, headers: headersOf(`/${file}`, '', mediaOrigin) };
  await Promise.all(
    assets.filter(isText).map(async (file) => {
      writeCopies(file, await copiesOf(file, readFileSync(join(out, file)), isLarge));
    }),
  );
  for (const { from, to } of redirects) served.redirects[decodeURI(from)] = to;
  writeFileSync(`${out}.served.json`, JSON.stringify(served, null, 1));
  writeHostFiles(out, documents, files, settings, redirects);
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
