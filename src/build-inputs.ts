import { createHash } from 'node:crypto';
import { globSync, lstatSync } from 'node:fs';
import { COMPANY } from './content/company.ts';
import { settings } from './settings.ts';

/** The files and folders that a build reads besides the company. */
export const INPUTS = [
  'src',
  'languages',
  'cms',
  'integrations',
  'astro.config.ts',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Settings that a build does not read. */
const SERVER_ONLY = ['port', 'host', 'isLogged', 'proxies', 'inbox'];

/** A hash of every input's size and time, unless ignored, and of every setting that a build reads. */
export function fingerprint(isIgnored = (_file: string) => false) {
  const hash = createHash('sha256');
  const inputs = [...INPUTS, COMPANY].flatMap((path) => [`${path}/**`, `${path}/**/.*/**`]);
  for (const file of globSync(inputs)) {
    const stats = lstatSync(file);
    if (stats.isDirectory() || isIgnored(file)) continue;
    hash.update(`${file} ${stats.size} ${stats.mtimeMs}\n`);
  }
  const { buildTime, ...rest } = settings;
  const relevant = Object.entries(rest).filter(([name]) => !SERVER_ONLY.includes(name));
  return hash.update(JSON.stringify([...relevant, buildTime.getUTCFullYear()])).digest('hex');
}
