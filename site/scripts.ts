import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { sourceHash } from '../hosting/headers.ts';

export const ENTRY = 'src/browser.tsx';

/** Pictures and fonts that are still under way go first: reading needs no script. */
const preload = (file: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;
export const runScript = (file: string) =>
  `<script type="module" crossorigin fetchpriority="low" src="/${file}"></script>`;

/** The browser refuses a script that is not the one that was built. */
export async function withIntegrity(html: string, out: string) {
  const [, file] = html.match(/<script [^>]*src="\/([^"]+)"/) ?? [];
  if (!file)
    throw new Error('The build made no script. Does index.html still name src/after-paint.ts?');
  const integrity = sourceHash(await readFile(join(out, file))).replaceAll("'", '');
  return html.replace('<script ', `<script integrity="${integrity}" `);
}

/** What src/after-paint.ts sets free on a page: its chunk, and everything that the chunk imports, without a waterfall. */
export async function readScripts(out: string) {
  const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = await withIntegrity(runScript(manifest[ENTRY]!.file), out);
  const withImports = (chunk: ManifestChunk): string[] => [
    chunk.file,
    ...(chunk.imports ?? []).flatMap((key) => withImports(manifest[key]!)),
  ];
  return (page: string) => {
    const chunk = Object.values(manifest).find(
      ({ src, isDynamicEntry }) => isDynamicEntry && src?.includes(`/pages/${page}/`),
    );
    return [...new Set(withImports(chunk!))].map(preload).join('') + entry;
  };
}
