/** npm start: builds what is out of date, then serves it. */
import { existsSync, readFileSync } from 'node:fs';
import { settings } from '../src/settings.ts';
import { build } from './build.ts';
import { fingerprint, STAMP } from './fingerprint.ts';

const isBuilt = existsSync(STAMP) && existsSync(`${settings.out}.served.json`);

if (!isBuilt || readFileSync(STAMP, 'utf8') !== fingerprint()) {
  const isFirst = !existsSync('node_modules/.astro/assets');
  console.log(
    isFirst
      ? 'Building the site, with every size of its pictures (about half a minute the first time) …'
      : 'Building the site …',
  );
  if (!build({ isQuiet: true })) process.exit(1);
}
await import('../server/start.ts');
