/** npm run build: runs Astro's build, and records what it was made from. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { COMPANY } from '../src/content/company.ts';
import { settings } from '../src/settings.ts';

/** What the build reads besides the company. */
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

/** Next to the build: what it was made from. */
const STAMP = `${settings.out}.built`;

/** Settings that a build does not read. */
const SERVER_ONLY = ['port', 'host', 'isLogged', 'proxies', 'inbox'];

/** A hash of every input's size and time, and of every setting that a build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  const inputs = [...INPUTS, COMPANY].flatMap((path) => [`${path}/**`, `${path}/**/.*/**`]);
  for (const file of fs.globSync(inputs)) {
    const { size, mtimeMs } = fs.lstatSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const { buildTime, ...others } = settings;
  const read = Object.entries(others).filter(([name]) => !SERVER_ONLY.includes(name));
  return hash.update(JSON.stringify([...read, buildTime.getUTCFullYear()])).digest('hex');
}

export const isBuilt = () =>
  fs.existsSync(settings.out) &&
  fs.existsSync(STAMP) &&
  fs.readFileSync(STAMP, 'utf8') === fingerprint();

export function build({ isQuiet = false } = {}) {
  // Taken first, as somebody may change a file during the build.
  const made = fingerprint();
  fs.rmSync(STAMP, { force: true });
  // Astro keeps these lists between builds, even those of another company.
  if (!process.env.OUT)
    for (const list of ['assets', 'modules'])
      fs.rmSync(`.astro/content-${list}.mjs`, { force: true });
  const command = ['scripts/build-pages.ts', ...(isQuiet ? ['--silent'] : [])];
  const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' };
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  if (status === 0) fs.writeFileSync(STAMP, made);
  return status === 0;
}

if (import.meta.main && !build()) process.exit(1);
