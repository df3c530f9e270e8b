/** npm start: builds what is out of date, then serves it. */
import { existsSync } from 'node:fs';
import { build, isBuilt } from './build.ts';

if (!isBuilt()) {
  const isFirst = !existsSync('node_modules/.astro/assets');
  const pictures = ', with every size of its pictures (about half a minute the first time)';
  console.log(`Building the site${isFirst ? pictures : ''} …`);
  if (!build({ isQuiet: true })) process.exit(1);
}
await import('../server/start.ts');
