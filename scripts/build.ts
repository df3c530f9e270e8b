/** npm run build: runs Astro's build, and records what it was made from. */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { fingerprint } from '../src/inputs.ts';
import { settings, stop } from '../src/settings.ts';

/** Astro keeps these lists between builds, even those of another company. */
const LISTS = ['.astro/content-assets.mjs', '.astro/content-modules.mjs'];

/** Next to the build: what it was made from. */
const STAMP = `${settings.out}.built`;

export const isBuilt = () =>
  fs.existsSync(settings.out) &&
  fs.existsSync(STAMP) &&
  fs.readFileSync(STAMP, 'utf8') === fingerprint();

export function build({ isQuiet = false } = {}) {
  // Taken first, as somebody may change a file during the build.
  const made = fingerprint();
  fs.rmSync(STAMP, { force: true });
  const lists = process.env.OUT ? [] : LISTS;
  for (const list of lists) fs.rmSync(list, { force: true });
  const command = ['scripts/build-pages.ts', ...(isQuiet ? ['--silent'] : [])];
  const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' };
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  if (status !== 0) return false;
  const missing = lists.find((list) => !fs.existsSync(list));
  if (missing)
    stop(`Astro no longer writes ${missing}: see "Another version of Astro" in CONTRIBUTING.md.`);
  fs.writeFileSync(STAMP, made);
  return true;
}

if (import.meta.main && !build()) process.exit(1);
