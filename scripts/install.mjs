// Runs on whatever Node the machine has (20 or newer): so no TypeScript and no packages here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STAMP = 'node_modules/.installed';
const BIN = 'node_modules/.bin';
/** What builds keep, pictures above all. npm ci empties the folder that it is in. */
const CACHE = 'node_modules/.astro';
const ASIDE = '.astro/kept';

function move(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';

if (installed !== wanted) {
  console.log('Installing packages (about half a minute the first time) …');
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  move(CACHE, ASIDE);
  // No package may run an install script: what is installed is what the lock file names.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', ...quietly], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  move(ASIDE, CACHE);
  if (status !== 0) {
    console.error('npm ci failed, so nothing was started. The lines above say why.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

// The packages bring Node 24. A machine's own Node is used if it is new enough.
const [major] = process.versions.node.split('.');
const isOwn = process.execPath.includes('node_modules');
if (Number(major) >= 24 && !isOwn)
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(BIN, name), { force: true });
