import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { readHeaders } from '../server/read-headers.ts';
import { serverPromises } from '../testing/server-promises.ts';
import {
  findCaddy,
  findNginx,
  type Running,
  startCaddy,
  startNginx,
  startNode,
} from '../testing/web-servers.ts';

// The same promises, kept by three web servers over one build: ours, nginx and Caddy.

const folder = mkdtempSync(join(tmpdir(), 'served-'));
const dist = join(folder, 'dist');
cpSync('dist', dist, { recursive: true });
writeFileSync(join(dist, '.hidden'), 'not for visitors');
afterAll(() => rmSync(folder, { recursive: true }));

const script = readdirSync(join(dist, 'static')).find((file) => file.endsWith('.js'));
const { 'Cache-Control': _, ...headers } = readHeaders(dist)('/');
const site = {
  headers,
  script: `/static/${script}`,
  film: '/media/hero-wide.h264.mp4',
  hidden: ['/_headers', '/_redirects', '/index.html.br', '/about.html.gz', '/.hidden'],
};

const servers = {
  Node: { find: () => true, start: startNode },
  nginx: { find: findNginx, start: startNginx },
  Caddy: { find: findCaddy, start: startCaddy },
};

for (const [name, { find, start }] of Object.entries(servers)) {
  const isThere = find();
  const title = isThere ? name : `${name}, which is neither installed nor installable here`;
  describe.skipIf(!isThere)(title, () => {
    let running: Running;
    beforeAll(async () => {
      running = await start(folder);
    });
    afterAll(() => running?.stop());

    for (const { name, check } of serverPromises) {
      test(name, () => check({ ...site, origin: running.origin }));
    }
  });
}
