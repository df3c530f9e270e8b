/** npm run build. With OUT, beside the site: from a copy, as Astro's caches belong to one company. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMPANY } from '../src/content/company.ts';
import { settings } from '../src/settings.ts';
import { fingerprint, INPUTS, STAMP } from './fingerprint.ts';

/** Made once for all companies: the name of a picture says what it shows. */
const PICTURES = 'node_modules/.astro/assets';

export function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of INPUTS) cpSync(name, join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'node_modules/.astro'), { recursive: true });
  mkdirSync(PICTURES, { recursive: true });
  const packages = readdirSync('node_modules').filter((name) => !name.startsWith('.'));
  for (const path of [PICTURES, ...packages.map((name) => join('node_modules', name))])
    symlinkSync(resolve(path), join(copy, path), 'junction');
  return copy;
}

export function build({ isQuiet = false } = {}) {
  // Before, as somebody may write on meanwhile.
  const made = fingerprint();
  rmSync(STAMP, { force: true });
  const copy = process.env.OUT ? copyOfProject() : undefined;
  // Astro keeps these lists between builds, also from one of another company.
  if (!copy)
    for (const list of ['assets', 'modules']) rmSync(`.astro/content-${list}.mjs`, { force: true });
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const { status } = spawnSync(
    process.execPath,
    [astro, 'build', ...(isQuiet ? ['--silent'] : [])],
    {
      stdio: 'inherit',
      cwd: copy ?? '.',
      env: {
        ...process.env,
        ...(copy && { COMPANY: resolve(COMPANY), OUT: resolve(settings.out) }),
      },
    },
  );
  if (copy) rmSync(copy, { recursive: true });
  if (status === 0) writeFileSync(STAMP, made);
  return status === 0;
}

if (import.meta.main && !build()) process.exit(1);
