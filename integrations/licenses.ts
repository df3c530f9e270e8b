/** Writes licenses.txt, with the licence texts of every package in the bundle. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'licenses.txt';
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const NOTICE = /^(licen[cs]e|copying|notice)\b/i;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** The first line of a script that contains packages, which says where their licences are. */
export const noticeAt = (base: string) => `/*! Licenses: ${base}${FILE} */\n`;

function licenseOf(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => NOTICE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/**
 * Adds a comment with the file's address, below `base`, to each script that contains packages.
 * `inDocuments` are packages whose code is in the documents, not in the bundle.
 */
export const licenses = (base: string, inDocuments: string[] = []): Plugin => ({
  name: 'licenses',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const packages = new Set(inDocuments.map((name) => resolve('node_modules', name)));
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const bundled = chunk.moduleIds.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/')) ?? []);
      if (bundled.length > 0) chunk.code = noticeAt(base) + chunk.code;
      for (const folder of bundled) packages.add(folder);
    }
    const source = `${[...packages].sort().map(licenseOf).join(RULE)}\n`;
    if (packages.size > 0) this.emitFile({ type: 'asset', fileName: FILE, source });
  },
});
