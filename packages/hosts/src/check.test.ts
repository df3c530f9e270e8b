import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UserError } from '../../../user-error.ts';
import { publishProblems } from './check.ts';
import { hostTable } from './hosts.ts';

const ORIGIN = 'https://www.example.com';
const page = (path: string, origin = ORIGIN, more = '') =>
  `<link rel="canonical" href="${origin}${path}"><meta property="og:image" content="${origin}/media/s.jpg">
  <img src="/media/a.jpg" srcset="/media/a.jpg 1x, /media/a2.jpg 2x"><a href="/about">${more}`;

let dist: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
};
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const pages = { 'index.html': '/', 'about.html': '/about', 'es.html': '/es' };
  for (const [file, path] of Object.entries(pages)) write(file, page(path));
  for (const file of ['404.html', 'es/404.html', '_headers']) write(file, '');
  for (const file of ['s', 'a', 'a2']) write(`media/${file}.jpg`, '');
});
afterEach(() => rmSync(dist, { recursive: true }));

test('a folder that can be published → no problem', () => {
  expect(publishProblems(dist)).toEqual([]);
});

test.each([
  [page('/', 'http://localhost:3000'), 'The pages name 2 addresses'],
  [page('/', ORIGIN, '<meta name="robots" content="noindex">'), 'The pages ask not to be indexed'],
  [page('/', ORIGIN, '<video src="/media/film.mp4">'), '/media/film.mp4 is missing, and /index'],
])('a first page with a mistake → one line: %#', (html, problem) => {
  write('index.html', html);
  expect(publishProblems(dist)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['http://localhost:3000', 'The pages say that the site is at http://localhost:3000'],
  ['http://www.example.com', 'without https'],
])('every page built for %s → one line', (origin, problem) => {
  for (const name of ['index', 'about', 'es']) write(`${name}.html`, page('/', origin));
  expect(publishProblems(dist)).toEqual([expect.stringContaining(problem)]);
});

test('no page for what is missing, in a language too → one line each', () => {
  for (const file of ['404.html', 'es/404.html']) rmSync(join(dist, file));
  expect(publishProblems(dist)).toEqual([
    expect.stringMatching(/^\/404\.html is missing/),
    expect.stringMatching(/^\/es\/404\.html is missing/),
  ]);
});

test('a file, rules and a line beyond what a host takes → named with the host', () => {
  truncateSync(join(dist, 'media/a.jpg'), 26 * 2 ** 20);
  write('_headers', `${'/a\n  A: b\n'.repeat(101)}/b\n  C: ${'d'.repeat(2000)}\n`);
  expect(publishProblems(dist, 'Cloudflare Pages')).toEqual([
    'Cloudflare Pages refuses /media/a.jpg: it is larger than 25 MiB.',
    'Cloudflare Pages reads 100 rules of _headers, and there are 102.',
    'Cloudflare Pages ignores a line of _headers that is longer than 2000 letters.',
  ]);
  expect(publishProblems(dist, 'Netlify')).toEqual([]);
});

test.each([
  ['Geocities', /^No host is called "Geocities"\. Choose from Cloudflare Workers, [^\n]+$/],
  [undefined, /^There is no site in [^\n]+\. Run npm run build first\.$/],
])('no such host, nothing built → one line', (host, message) => {
  rmSync(join(dist, 'index.html'));
  expect(() => publishProblems(dist, host)).toThrow(UserError);
  expect(() => publishProblems(dist, host)).toThrow(message);
});

test('the table of docs/publishing.md → what is known of the hosts', () => {
  expect(readFileSync('docs/publishing.md', 'utf8')).toContain(hostTable().join('\n'));
});
