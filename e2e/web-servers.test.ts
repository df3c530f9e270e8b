import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { paths } from '#words/paths.ts';
import type { SiteHeaders } from '../hosting/headers.ts';
import { onEachServer } from './tools/describe-with.ts';
import { HIDDEN_PATHS, SECRET } from './tools/fixture-site.ts';
import { serverContract } from './tools/server-contract.ts';

// One contract, kept by three web servers with the same build: ours, nginx and Caddy.

const folder = mkdtempSync(join(tmpdir(), 'served-'));
const dist = join(folder, 'dist');
for (const part of ['dist', 'deploy']) cpSync(part, join(folder, part), { recursive: true });
for (const file of ['.secret', '.well-known/.secret']) writeFileSync(join(dist, file), SECRET);
// A company may have no film.
writeFileSync(join(dist, 'media/film.mp4'), randomBytes(100_000));
afterAll(() => rmSync(folder, { recursive: true }));

const script = readdirSync(join(dist, 'static')).find((file) => file.endsWith('.js'));
const site = {
  headers: JSON.parse(readFileSync('deploy/headers.json', 'utf8')) as SiteHeaders,
  page: paths.about,
  script: `/static/${script}`,
  film: '/media/film.mp4',
  drawing: '/favicon.svg',
  hidden: HIDDEN_PATHS,
};

onEachServer(folder, (origin) => {
  for (const { name, check } of serverContract) {
    test(name, () => check({ ...site, origin: origin() }));
  }
});
