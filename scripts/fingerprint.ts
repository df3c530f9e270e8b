import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY } from '../src/content/company.ts';
import { settings } from '../src/settings.ts';

/** What the build reads, besides the company. */
export const INPUTS = [
  'src',
  'cms',
  'integrations',
  'astro.config.ts',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Beside the build: what it was made from. */
export const STAMP = `${settings.out}.built`;

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => !entry.isSymbolicLink()) // one may point to a parent
        .flatMap(({ name }) => filesIn(join(path, name)))
    : [path];

/** Every input of the build by size and time, and every setting that it reads. */
export function fingerprint() {
  const hash = createHash('sha256');
  // A company that is not there is the build's to complain about.
  for (const file of [...INPUTS, COMPANY].filter((path) => existsSync(path)).flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const { port: _, host: _host, isLogged: _log, proxies: _proxies, ...others } = settings;
  const { inbox: _inbox, buildTime, ...read } = others;
  const year = buildTime.getUTCFullYear();
  return hash.update(JSON.stringify({ ...read, year })).digest('hex');
}
