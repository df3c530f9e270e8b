import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { hashOf } from '../integrations/document.ts';
import { finish } from '../integrations/finish.ts';
import { readSettings } from '../src/settings.ts';

/** A page with the policy in which Astro lists the hashes of what it wrote. */
const page = (heading: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="style-src ${hashOf('h1{}')}"><style>h1{}</style></head><h1>${heading}</h1>`;

const FILES = {
  'index.html': page('Home'),
  'about.html': page('About'),
  '404.html': page('Not found'),
  'es/404.html': page('No hay nada'),
  'static/site.js': 'let a',
  'static/aisle.avif': 'picture',
  'media/film.mp4': '0123456789',
  'favicon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: x',
  '../outside.txt': 'secret',
};

/** A folder that is deleted when the test has finished. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A small site as the build leaves it. */
export async function fixtureSite({
  env = {},
  files = {},
  redirects = [] as { from: string; to: string }[],
} = {}) {
  const out = join(temporaryFolder(), 'dist');
  for (const [file, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  const settings = readSettings({ SITE_ORIGIN: 'https://www.example.com', ...env, OUT: out });
  const finishBuild = finish(settings, redirects).hooks['astro:build:done'];
  await finishBuild?.({ dir: pathToFileURL(`${out}/`) } as never);
  return settings;
}

/** The server as a process of its own. */
export function startServer(env: Record<string, string>, ...options: string[]) {
  const child = spawn(process.execPath, [...options, 'server/start.ts'], {
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
