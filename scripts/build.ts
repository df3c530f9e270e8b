/** npm run build: runs Astro's build, and records the inputs that it had. */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { fingerprint } from '../src/build-inputs.ts';
import { settings } from '../src/settings.ts';

/** Beside the build: the fingerprint of its inputs. */
const STAMP = `${settings.out}.built`;

export const isBuilt = () =>
  fs.existsSync(settings.out) &&
  fs.existsSync(STAMP) &&
  fs.readFileSync(STAMP, 'utf8') === fingerprint();

export function build({ isQuiet = false } = {}) {
  // Before the build, because somebody may change a file during it.
  const stamp = fingerprint();
  fs.rmSync(STAMP, { force: true });
  // Astro keeps these lists between builds, even those of another company.
  if (!process.env.OUT)
    for (const list of ['assets', 'modules'])
      fs.rmSync(`.astro/content-${list}.mjs`, { force: true });
  const command = ['scripts/build-pages.ts', ...(isQuiet ? ['--silent'] : [])];
  const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' };
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  if (status === 0) fs.writeFileSync(STAMP, stamp);
  return status === 0;
}

if (import.meta.main && !build()) process.exit(1);
