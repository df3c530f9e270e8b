/** npm run build. With OUT it builds in a copy, because Astro's caches hold only one company. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMPANY } from '../src/content/company.ts';
import { settings } from '../src/settings.ts';

/** What the build reads, besides the company. */
const INPUTS = [
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

/** Beside the build: what it was made from. */
const STAMP = `${settings.out}.built`;

/** Shared between companies, because pictures are named after their content. */
const PICTURES = 'node_modules/.astro/assets';

/** Of every input by size and time, and of every setting that the build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  const inputs = [...INPUTS, COMPANY].flatMap((path) => [`${path}/**`, `${path}/**/.*/**`]);
  for (const file of fs.globSync(inputs)) {
    const { size, mtimeMs } = fs.lstatSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const { port: _, host: _host, isLogged: _log, proxies: _proxies, ...others } = settings;
  const { inbox: _inbox, buildTime, ...read } = others;
  const year = buildTime.getUTCFullYear();
  return hash.update(JSON.stringify({ ...read, year })).digest('hex');
}

export const isBuilt = () =>
  fs.existsSync(settings.out) &&
  fs.existsSync(STAMP) &&
  fs.readFileSync(STAMP, 'utf8') === fingerprint();

export function copyOfProject() {
  const copy = fs.mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of INPUTS) fs.cpSync(name, join(copy, name), { recursive: true });
  fs.mkdirSync(join(copy, 'node_modules/.astro'), { recursive: true });
  fs.mkdirSync(PICTURES, { recursive: true });
  const packages = fs.readdirSync('node_modules').filter((name) => !name.startsWith('.'));
  for (const path of [PICTURES, ...packages.map((name) => join('node_modules', name))])
    fs.symlinkSync(resolve(path), join(copy, path), 'junction');
  return copy;
}

export function build({ isQuiet = false } = {}) {
  // Taken first, as somebody may change a file during the build.
  const made = fingerprint();
  fs.rmSync(STAMP, { force: true });
  const copy = process.env.OUT ? copyOfProject() : undefined;
  // Astro keeps these lists between builds, even those of another company.
  if (!copy)
    for (const list of ['assets', 'modules'])
      fs.rmSync(`.astro/content-${list}.mjs`, { force: true });
  const pages = resolve('scripts/build-pages.ts');
  const options = isQuiet ? ['--silent'] : [];
  const folders = copy && { COMPANY: resolve(COMPANY), OUT: resolve(settings.out) };
  const { status } = spawnSync(process.execPath, [pages, ...options], {
    stdio: 'inherit',
    cwd: copy ?? '.',
    env: { ...process.env, ...folders },
  });
  if (copy) fs.rmSync(copy, { recursive: true });
  if (status === 0) fs.writeFileSync(STAMP, made);
  return status === 0;
}

if (import.meta.main && !build()) process.exit(1);
