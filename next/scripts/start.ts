/** npm start: builds what is out of date, then serves it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY } from '../src/content/company.ts';
import { settings } from '../src/settings.ts';
import { build, INPUTS } from './build.ts';

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => !entry.isSymbolicLink()) // one may point to a parent
        .flatMap(({ name }) => filesIn(join(path, name)))
    : [path];

/** Every input of the build by size and time, and every setting that it reads. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [...INPUTS, COMPANY].flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const { port: _, host: _host, isLogged: _log, proxies: _proxies, buildTime, ...read } = settings;
  const year = buildTime.getUTCFullYear();
  return hash.update(JSON.stringify({ ...read, year })).digest('hex');
}

const stamp = `${settings.out}.built`;
const isBuilt = existsSync(stamp) && existsSync(`${settings.out}.served.json`);
const wanted = fingerprint();

if (!isBuilt || readFileSync(stamp, 'utf8') !== wanted) {
  const isFirst = !existsSync('node_modules/.astro/assets');
  console.log(
    isFirst
      ? 'Building the site, with every size of its pictures (about half a minute the first time) …'
      : 'Building the site …',
  );
  rmSync(stamp, { force: true });
  if (!build({ isQuiet: true })) process.exit(1);
  writeFileSync(stamp, wanted);
}
await import('../server/start.ts');
