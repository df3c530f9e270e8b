import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readBuilt } from '../../server/serve.ts';
import { environmentOrExit } from '../../settings.ts';
import { type Count, judge, sum } from '../judge.ts';
import { serverPromises } from './promises.ts';
import { type Running, startCaddy, startNginx, startNode } from './start.ts';

// The same promises, kept by three web servers over the same dist/: ours, nginx and Caddy.

environmentOrExit();
const script = readdirSync('dist/static').find((file) => file.endsWith('.js'));
const site = {
  headers: readBuilt().headers,
  script: `/static/${script}`,
  film: '/media/hero-wide.h264.mp4',
  hidden: ['/_headers', '/_redirects', '/index.html.br', '/about.html.gz', '/.hidden'],
};
const SECRET = 'dist/.hidden';
writeFileSync(SECRET, 'not for visitors');

async function keepPromises({ name, origin, stop }: Running) {
  const counts: Count[] = [];
  for (const { name: promise, check } of serverPromises) {
    counts.push(await judge(`${name}: ${promise}`, () => check({ ...site, origin })));
  }
  await stop();
  return sum(counts);
}

const counts: Count[] = [];
for (const [name, start] of Object.entries({
  Node: startNode,
  nginx: startNginx,
  Caddy: startCaddy,
})) {
  const running = await start();
  if (running) counts.push(await keepPromises(running));
  else console.log(`${name} did not run: it is neither installed nor installable here.`);
}
rmSync(SECRET);

const { passed, failed } = sum(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
