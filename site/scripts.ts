import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceHash } from '../hosting/headers.ts';

/** The browser refuses a script that is not the one that was built. */
export async function withIntegrity(html: string, out: string) {
  const [, file] = html.match(/<script [^>]*src="\/([^"]+)"/) ?? [];
  if (!file)
    throw new Error('The build made no script. Does index.html still name src/browser.ts?');
  const integrity = sourceHash(await readFile(join(out, file))).replaceAll("'", '');
  return html.replace('<script ', `<script integrity="${integrity}" `);
}
