import { expect, test } from 'vitest';
import { siteHeaders, sourceHash } from '../../../hosting/headers.ts';
import { hostFiles } from './host-files.ts';

const headers = siteHeaders({
  styleHashes: [sourceHash('body{}')],
  scriptHash: sourceHash('{}'),
  siteOrigin: 'https://www.example.com',
  mediaOrigin: '',
});
const hashed = ['/static/a-1.js', '/static/b-2.woff2'];
const pages = ['/', '/about', '/es'];
const built = { headers, pages, folders: ['/es'], hashed, hasInbox: false };
const { dist, deploy } = hostFiles(built);
const rulesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

test('the rules of headers → each header once; what is kept for a year, file by file', () => {
  const { 'Cache-Control': _, ...everywhere } = headers.everywhere;
  const rules = {
    '/*': { ...everywhere, ...headers.documents },
    '/static/a-1.js': headers.folders['/static/']!,
    '/static/b-2.woff2': headers.folders['/static/']!,
    '/media/*': headers.folders['/media/']!,
  };
  const wanted = Object.entries(rules).flatMap(([path, own]) => [
    path,
    ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  expect(rulesOf(dist._headers)).toEqual(wanted);
  const { hosting } = JSON.parse(deploy['firebase.json']);
  const sources = hosting.headers.map(({ source }: { source: string }) => source);
  expect(sources).toEqual(['/**', '/static/a-1.js', '/static/b-2.woff2', '/media/**']);
});

test('the redirects → what Cloudflare takes for valid; for Netlify, in force over a file', () => {
  expect(rulesOf(dist._redirects)).toEqual([
    '/index.html / 308',
    '/about/ /about 308',
    '/about.html /about 308',
    '/es/ /es 308',
    '/es.html /es 308',
  ]);
  expect(rulesOf(deploy['netlify-redirects'])).toEqual([
    '/index.html / 308!',
    '/about.html /about 308!',
    '/es.html /es 308!',
    '/es/* /es/404.html 404',
  ]);
});

test("Vercel's routes → what is hidden is not found, and what is well known is", () => {
  const { routes } = JSON.parse(deploy['vercel-output.json']) as {
    routes: { src: string; status?: number }[];
  };
  const hidden = routes.find(({ src, status }) => status === 404 && src.includes('headers'))!;
  const found = (path: string) => !new RegExp(hidden.src).test(path);
  for (const path of ['/_headers', '/a.js.br', '/.env', '/x.html', '/.well-known/a.txt.br'])
    expect(found(path), path).toBe(false);
  for (const path of ['/a.js', '/.well-known/security.txt']) expect(found(path), path).toBe(true);
});

test('a site with its inbox → nginx and Caddy pass the forms on; without → not a trace of it', () => {
  const withInbox = hostFiles({ ...built, hasInbox: true }).deploy;
  expect(withInbox['nginx.conf']).toContain('proxy_pass');
  expect(withInbox['nginx.conf']).toContain('client_max_body_size 64k;');
  expect(withInbox.Caddyfile).toContain('reverse_proxy');
  const without = hostFiles({ ...built, hasInbox: false }).deploy;
  expect(without['nginx.conf'] + without.Caddyfile).not.toMatch(/api|proxy/);
});
