/** What ships says whose it is: the notices of all packages whose code a bundle holds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'licenses.txt';
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const NOTICE = /^(licen[cs]e|copying|notice)\b/i;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

function noticeOf(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => NOTICE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/**
 * `base`: where the bundle is served. Each script with code of others names the file. `besides`:
 * packages whose code reaches the documents past the bundle.
 */
export const licenses = (base: string, besides: string[] = []): Plugin => ({
  name: 'licenses',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const packages = new Set(besides.map((name) => resolve('node_modules', name)));
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const own = chunk.moduleIds.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/')) ?? []);
      if (own.length > 0) chunk.code = `/*! Licenses: ${base}${FILE} */\n${chunk.code}`;
      for (const folder of own) packages.add(folder);
    }
    const source = `${[...packages].sort().map(noticeOf).join(RULE)}\n`;
    if (packages.size > 0) this.emitFile({ type: 'asset', fileName: FILE, source });
  },
});
