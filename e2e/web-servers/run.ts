import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { environmentOrExit } from '../../build/environment.ts';
import { readHeaders } from '../../server/read-headers.ts';
import { type Served, serverPromises } from './promises.ts';
import { type Running, startCaddy, startNginx, startNode } from './start.ts';

// The same promises, kept by three web servers over the same dist/: ours, nginx and Caddy.

environmentOrExit();
const script = readdirSync('dist/static').find((file) => file.endsWith('.js'));
const { 'Cache-Control': _, ...headers } = readHeaders('dist')('/');
const site = {
  headers,
  script: `/static/${script}`,
  film: '/media/hero-wide.h264.mp4',
  hidden: ['/_headers', '/_redirects', '/index.html.br', '/about.html.gz', '/.hidden'],
};
const SECRET = 'dist/.hidden';
writeFileSync(SECRET, 'not for visitors');

async function verdict(check: (served: Served) => Promise<void>, served: Served) {
  try {
    await check(served);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function checkServer({ name, origin, stop }: Running) {
  let failures = 0;
  for (const { name: promise, check } of serverPromises) {
    const problem = await verdict(check, { ...site, origin });
    if (problem) failures++;
    console.log(`${problem ? 'FAILED' : 'ok'}  ${name}: ${promise}${problem ? `\n${problem}` : ''}`);
  }
  await stop();
  return failures;
}

let [passed, failed] = [0, 0];
for (const [name, start] of Object.entries({ Node: startNode, nginx: startNginx, Caddy: startCaddy })) {
  const running = await start();
  if (!running) {
    console.log(`${name} did not run: it is neither installed nor installable here.`);
    continue;
  }
  const failures = await checkServer(running);
  failed += failures;
  passed += serverPromises.length - failures;
}
rmSync(SECRET);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
