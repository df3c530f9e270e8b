import { createHash } from 'node:crypto';
import { globSync, lstatSync } from 'node:fs';
import { COMPANY } from '../src/content/company.ts';
import { settings } from '../src/settings.ts';

/** What the build reads, besides the company. */
export const INPUTS = [
  'src',
  'integrations',
  'astro.config.ts',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Beside the build: what it was made from. */
export const STAMP = `${settings.out}.built`;

/** Every input of the build by size and time, and every setting that it reads. */
export function fingerprint() {
  const hash = createHash('sha256');
  const inputs = [...INPUTS, COMPANY].flatMap((path) => [`${path}/**`, `${path}/**/.*/**`]);
  for (const file of globSync(inputs)) {
    const { size, mtimeMs } = lstatSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const { port: _, host: _host, isLogged: _log, proxies: _proxies, ...others } = settings;
  const { inbox: _inbox, buildTime, ...read } = others;
  const year = buildTime.getUTCFullYear();
  return hash.update(JSON.stringify({ ...read, year })).digest('hex');
}
