import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type PolicySettings, siteHeaders } from '../../hosting/headers.ts';
import { compressFolder } from '../../site/compress.ts';

const settings: PolicySettings = {
  styleHashes: ["'sha256-test'"],
  scriptHash: "'sha256-none'",
  siteOrigin: 'https://www.example.com',
  mediaOrigin: '',
};

const page = (heading: string) => `<!doctype html><title>${heading}</title><h1>${heading}</h1>`;

/** Larger than the buffers between two sockets, so that a download can be caught half way. */
const FILM = Buffer.from(Uint8Array.from({ length: 8_000_000 }, (_, index) => index % 251));

/** The content of hidden files. Not in their names: a response may repeat the requested path. */
export const SECRET = 'nobody is to read this';

/** A small built site for the server's tests, in its own folder. */
export async function fixtureSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const files: Record<string, string | Buffer> = {
    'index.html': page('Home'),
    'about.html': page('About'),
    '404.html': page('Not found'),
    'es.html': page('Inicio'),
    'es/404.html': page('No hay nada'),
    'static/site-abc123.js': 'export const answer = 42;\n'.repeat(100),
    'media/film.mp4': FILM,
    'media/portrait.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
    '.secret': SECRET,
    '.well-known/.secret': SECRET,
    'robots.txt': 'User-agent: *\n',
    _headers: SECRET,
    _redirects: SECRET,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  await compressFolder(folder);
  return {
    folder,
    headers: siteHeaders(settings),
    page: '/about',
    script: '/static/site-abc123.js',
    film: '/media/film.mp4',
    drawing: '/media/portrait.svg',
  };
}

/** What is in the folder but must not be served. */
export const HIDDEN_PATHS = [
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '/about.html.gz',
  '/.secret',
  '/.well-known/.secret',
  '/.well-known/security.txt.br',
];
