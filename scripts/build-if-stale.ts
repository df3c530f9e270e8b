import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY, languages } from '../content/company-folder.ts';
import { environmentOrExit } from '../settings.ts';

const STAMP = 'node_modules/.built';
const INPUTS = [
  'content',
  'src',
  COMPANY,
  'site',
  'hosting',
  'settings.ts',
  'user-error.ts',
  'server',
  'vite.config.ts',
  'package-lock.json',
];
const OUTPUTS = ['dist/index.html', 'deploy/server.js', STAMP];

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => !entry.isSymbolicLink()) // one may point to a parent
        .flatMap(({ name }) => filesIn(join(path, name)))
    : [path];

/** The build's fingerprint: every input by size and time, and the settings. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS.filter((path) => existsSync(path)).flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const {
    port: _,
    host: _host,
    log: _log,
    proxies: _proxies,
    buildTime,
    ...settings
  } = environment;
  // Without scripts the footer shows the year of the build.
  const year = buildTime.getUTCFullYear();
  return hash.update(JSON.stringify({ ...settings, year })).digest('hex');
}

const environment = environmentOrExit(languages);
/** Trying the site needs no address: with this default the build neither asks nor warns. */
process.env.SITE_ORIGIN ||= environment.siteOrigin;
const wanted = fingerprint();
const built = OUTPUTS.every((file) => existsSync(file)) ? readFileSync(STAMP, 'utf8') : '';

if (built !== wanted) {
  console.log('Building …');
  const { status } = spawnSync('vite', ['build', '--logLevel=warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
  writeFileSync(STAMP, wanted);
}
