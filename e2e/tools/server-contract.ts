import assert from 'node:assert/strict';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersOf, REVALIDATE, type SiteHeaders } from '../../hosting/headers.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Question = { method?: string; headers?: Record<string, string> };

/** Sends exactly this path and these headers: `fetch` would tidy both up. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Question = {}) {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request({ hostname, port, path, method, headers, agent: false }, async (response) => {
    const { statusCode: status = 0 } = response;
    resolve({ status, headers: response.headers, body: await buffer(response) });
  })
    .on('error', reject)
    .end();
  return promise;
}

/** A running server, and what it serves. */
export type Served = {
  origin: string;
  headers: SiteHeaders;
  script: string;
  film: string;
  drawing: string;
  hidden: readonly string[];
};

type Guarantee = { name: string; check: (served: Served) => Promise<void> };

const NOWHERE = '/no/such/page';
const inBrotli = { headers: { 'Accept-Encoding': 'gzip, br' } };

/** What every host of the site owes its visitors, whatever its software. */
export const serverContract: Guarantee[] = [
  {
    name: 'a document, an error, a drawing → the policy and its companions; a part of a page → none',
    async check({ origin, headers, script, film, drawing }) {
      for (const path of ['/', '/about', NOWHERE, drawing, script, film]) {
        const answer = await ask(origin, path);
        const wanted = headersOf(headers, path);
        for (const name of Object.keys({ ...headers.everywhere, ...headers.documents }))
          assert.equal(answer.headers[name.toLowerCase()], wanted[name], `${name} of ${path}`);
      }
      const missing = await ask(origin, '/static/gone.js');
      for (const [name, value] of Object.entries(headers.documents))
        assert.equal(missing.headers[name.toLowerCase()], value, `${name} of a missing script`);
    },
  },
  {
    name: 'a page, a hashed file, a film → of its type, and kept for as long as it may be',
    async check({ origin, script, film }) {
      for (const [path, type, kept] of [
        ['/about', /^text\/html; ?charset=utf-8$/i, 'max-age=0, must-revalidate'],
        [script, /^text\/javascript/, 'max-age=31536000, immutable'],
        [film, /^video\/mp4$/, 'max-age=86400, stale-while-revalidate=604800'],
      ] as const) {
        const { status, headers } = await ask(origin, path);
        assert.equal(status, 200, path);
        assert.match(headers['content-type']!, type);
        assert.equal(headers['cache-control'], `public, ${kept}`);
      }
    },
  },
  {
    name: 'brotli and gzip accepted → the copy that the build made, said to vary',
    async check({ origin, script }) {
      for (const path of ['/', '/about', script]) {
        const plain = await ask(origin, path);
        const brotli = await ask(origin, path, inBrotli);
        const gzip = await ask(origin, path, { headers: { 'Accept-Encoding': 'gzip' } });
        assert.equal(plain.headers['content-encoding'], undefined);
        assert.equal(brotli.headers['content-encoding'], 'br');
        assert.equal(gzip.headers['content-encoding'], 'gzip');
        assert.match(String(brotli.headers.vary), /accept-encoding/i);
        assert.deepEqual(brotliDecompressSync(brotli.body), plain.body);
        assert.deepEqual(gunzipSync(gzip.body), plain.body);
      }
    },
  },
  {
    name: 'the tag of an answer sent back → 304 with its tag and no body; another → the answer',
    async check({ origin, script, film }) {
      for (const path of ['/', script, film]) {
        const { headers } = await ask(origin, path);
        const again = await ask(origin, path, { headers: { 'If-None-Match': headers.etag! } });
        assert.equal(again.status, 304, path);
        assert.equal(again.body.length, 0);
        assert.equal(again.headers.etag, headers.etag, path);
        assert.equal(again.headers['content-type'], undefined, path);
        const other = await ask(origin, path, { headers: { 'If-None-Match': '"other"' } });
        assert.deepEqual([other.status, other.headers.etag], [200, headers.etag], path);
      }
    },
  },
  {
    name: 'a range of a film → 206 with those bytes; beyond its end → 416; of another film → 200',
    async check({ origin, film }) {
      const {
        body: whole,
        headers: { etag = '' },
      } = await ask(origin, film);
      const { length } = whole;
      const inRange = (range: string, more = {}) =>
        ask(origin, film, { headers: { Range: `bytes=${range}`, ...more } });
      for (const [range, from, to] of [
        ['10-29', 10, 29],
        ['0-0', 0, 0],
        ['-5', length - 5, length - 1],
        [`${length - 5}-`, length - 5, length - 1],
      ] as const) {
        const { status, headers, body } = await inRange(range);
        assert.equal(status, 206, range);
        assert.equal(headers['content-range'], `bytes ${from}-${to}/${length}`);
        assert.deepEqual(body, whole.subarray(from, to + 1), range);
      }
      const beyond = await inRange(`${length}-`);
      assert.equal(beyond.status, 416);
      assert.equal(beyond.headers['content-range'], `bytes */${length}`);
      assert.equal((await inRange('0-9', { 'If-Range': etag })).status, 206);
      assert.equal((await inRange('0-9', { 'If-Range': '"other"' })).status, 200);
    },
  },
  {
    name: 'another spelling of an address → 308 to the one that counts, its query kept',
    async check({ origin }) {
      const moved = { '/about/': '/about', '/about.html': '/about', '/index.html': '/' };
      for (const [from, to] of Object.entries(moved)) {
        for (const query of ['', '?from=mail&x=%2F']) {
          const { status, headers } = await ask(origin, from + query);
          assert.equal(status, 308, from);
          assert.equal(headers.location, to + query);
        }
      }
    },
  },
  {
    name: 'an unknown address → the page for it, with 404, compressed, never kept for long',
    async check({ origin, hidden }) {
      const page = await ask(origin, NOWHERE);
      assert.match(page.body.toString(), /<h1/);
      for (const path of [
        NOWHERE,
        '/404',
        '/404.html',
        '/404.html/',
        '/index',
        '/index/',
        '/about.html/',
        '/about/about',
        '/robots.txt/',
        '/robots.txt.html',
        '/static/gone.js',
        '/media',
        '/media/',
        '/About',
        '//about',
        ...hidden,
        ...hidden.map((path) => `${path}/`),
      ]) {
        const answer = await ask(origin, path, inBrotli);
        assert.equal(answer.status, 404, path);
        assert.deepEqual(brotliDecompressSync(answer.body), page.body, path);
        assert.equal(answer.headers['cache-control'], REVALIDATE, path);
      }
    },
  },
  {
    name: 'HEAD → the headers of GET without a body',
    async check({ origin, film }) {
      for (const path of ['/', film, NOWHERE]) {
        const get = await ask(origin, path);
        const head = await ask(origin, path, { method: 'HEAD' });
        assert.equal(head.status, get.status);
        assert.equal(head.body.length, 0);
        assert.equal(head.headers['content-length'], get.headers['content-length'], path);
      }
    },
  },
  {
    name: 'any other method → 405 that names the two allowed',
    async check({ origin }) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status, headers } = await ask(origin, '/', { method });
        assert.equal(status, 405, method);
        assert.equal(headers.allow, 'GET, HEAD');
      }
    },
  },
  {
    name: 'a path that climbs out of the folder → never a file outside of it',
    async check({ origin }) {
      for (const path of [
        '/../package.json',
        '/%2e%2e/package.json',
        '/static/..%2f..%2fpackage.json',
        '/..\\package.json',
      ]) {
        const { status, body } = await ask(origin, path);
        assert.ok(status === 400 || status === 404, `${path} is answered ${status}`);
        assert.doesNotMatch(body.toString(), /"dependencies"/);
      }
    },
  },
];
