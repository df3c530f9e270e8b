import assert from 'node:assert/strict';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersOf, REVALIDATE, type SiteHeaders } from '../../hosting/headers.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Question = { method?: string; headers?: Record<string, string> };

/** Sends exactly this path and these headers: `fetch` would normalise both. */
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
  /** The path of a page. */
  page: string;
  script: string;
  film: string;
  drawing: string;
  hidden: readonly string[];
  /** Whether a host is known to differ in this claim. Ours, nginx and Caddy keep them all. */
  isKnown?: (claim: string) => boolean;
};

type Guarantee = { name: string; check: (served: Served) => Promise<void> };

const NOWHERE = '/no/such/page';
const inBrotli = { headers: { 'Accept-Encoding': 'gzip, br' } };

function claim({ isKnown }: Served, what: string, actual: unknown, wanted: unknown) {
  const isKept =
    wanted instanceof RegExp ? wanted.test(String(actual)) : isDeepStrictEqual(actual, wanted);
  if (isKept || isKnown?.(what)) return;
  if (wanted instanceof RegExp) assert.match(String(actual), wanted, what);
  assert.deepEqual(actual, wanted, what);
}

function plainBody({ headers, body }: Answer) {
  const { 'content-encoding': encoding } = headers;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** What every host of the site must do, whatever its software. */
export const serverContract: Guarantee[] = [
  {
    name: 'a document, an error, a drawing → the policy and its companions; a part of a page → none',
    async check(served) {
      const { origin, headers, page, script, film, drawing } = served;
      const kinds = { home: '/', page, missing: NOWHERE, drawing, script, film };
      for (const [kind, path] of Object.entries(kinds)) {
        const answer = await ask(origin, path);
        const wanted = headersOf(headers, path);
        for (const name of Object.keys({ ...headers.everywhere, ...headers.documents }))
          claim(served, `${kind}: ${name}`, answer.headers[name.toLowerCase()], wanted[name]);
      }
      const missing = await ask(origin, '/static/gone.js');
      for (const [name, value] of Object.entries(headers.documents))
        claim(served, `missing script: ${name}`, missing.headers[name.toLowerCase()], value);
    },
  },
  {
    name: 'a page, a hashed file, a film → of its type, and kept for as long as it may be',
    async check(served) {
      for (const [kind, path, type, kept] of [
        ['page', served.page, /^text\/html; ?charset=utf-8$/i, 'max-age=0, must-revalidate'],
        ['script', served.script, /^text\/javascript/, 'max-age=31536000, immutable'],
        ['film', served.film, /^video\/mp4$/, 'max-age=86400, stale-while-revalidate=604800'],
      ] as const) {
        const { status, headers } = await ask(served.origin, path);
        claim(served, `${kind}: status`, status, 200);
        claim(served, `${kind}: type`, headers['content-type'], type);
        claim(served, `${kind}: Cache-Control`, headers['cache-control'], `public, ${kept}`);
      }
    },
  },
  {
    name: 'brotli and gzip accepted → the copy that the build made, said to vary',
    async check(served) {
      const kinds = { home: '/', page: served.page, script: served.script };
      for (const [kind, path] of Object.entries(kinds)) {
        const plain = await ask(served.origin, path);
        const brotli = await ask(served.origin, path, inBrotli);
        const gzip = await ask(served.origin, path, { headers: { 'Accept-Encoding': 'gzip' } });
        claim(served, `${kind}: plain`, plain.headers['content-encoding'], undefined);
        claim(served, `${kind}: brotli`, brotli.headers['content-encoding'], 'br');
        claim(served, `${kind}: gzip`, gzip.headers['content-encoding'], 'gzip');
        claim(served, `${kind}: Vary`, brotli.headers.vary, /accept-encoding/i);
        for (const answer of [brotli, gzip])
          claim(served, `${kind}: unpacked`, plainBody(answer), plain.body);
      }
    },
  },
  {
    name: 'the tag of an answer sent back → 304 with its tag and no body; another → the answer',
    async check(served) {
      const { origin, script, film } = served;
      for (const [kind, path] of Object.entries({ home: '/', script, film })) {
        const tag = (await ask(origin, path)).headers.etag ?? 'none';
        const again = await ask(origin, path, { headers: { 'If-None-Match': tag } });
        claim(served, `${kind}: 304`, [again.status, again.body.length], [304, 0]);
        claim(served, `${kind}: tag of 304`, again.headers.etag, tag);
        claim(served, `${kind}: type of 304`, again.headers['content-type'], undefined);
        const other = await ask(origin, path, { headers: { 'If-None-Match': '"other"' } });
        claim(served, `${kind}: another tag`, [other.status, other.headers.etag], [200, tag]);
      }
    },
  },
  {
    name: 'a range of a film → 206 with those bytes; beyond its end → 416; of another film → 200',
    async check(served) {
      const { origin, film } = served;
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
        const place = `bytes ${from}-${to}/${length}`;
        claim(served, 'range: status', [status, headers['content-range']], [206, place]);
        claim(served, 'range: bytes', body, whole.subarray(from, to + 1));
      }
      const beyond = await inRange(`${length}-`);
      claim(served, 'range: beyond the end', beyond.status, 416);
      const end = beyond.headers['content-range'];
      claim(served, 'range: where the end is', end, `bytes */${length}`);
      const same = await inRange('0-9', { 'If-Range': etag });
      claim(served, 'range: of this film', same.status, 206);
      const other = await inRange('0-9', { 'If-Range': '"other"' });
      claim(served, 'range: of another film', other.status, 200);
    },
  },
  {
    name: 'another spelling of an address → 308 to the one that counts, its query kept',
    async check(served) {
      const { page } = served;
      const moved = { [`${page}/`]: page, [`${page}.html`]: page, '/index.html': '/' };
      for (const [from, to] of Object.entries(moved)) {
        for (const query of ['', '?from=mail&x=%2F']) {
          const { status, headers } = await ask(served.origin, from + query);
          claim(served, `${from}: moved`, status, 308);
          claim(served, `${from}: Location`, headers.location, to + query);
        }
      }
    },
  },
  {
    name: 'an unknown address → the page for it, with 404, compressed, never kept for long',
    async check(served) {
      const { origin, hidden, page } = served;
      const capitalised = page.replace(/[a-z]/, (letter) => letter.toUpperCase());
      const missing = await ask(origin, NOWHERE);
      assert.match(missing.body.toString(), /<h1/);
      for (const path of [
        ...[NOWHERE, '/404', '/404.html', '/404.html/', '/index', '/index/', `${page}.html/`],
        ...[page + page, '/robots.txt/', '/robots.txt.html', '/static/gone.js', capitalised],
        ...['/media', '/media/', `/${page}`, ...hidden, ...hidden.map((path) => `${path}/`)],
      ]) {
        const answer = await ask(origin, path, inBrotli);
        claim(served, `${path}: not found`, answer.status, 404);
        // A page that is found after all is a different matter than how a missing one is shown.
        if (answer.status !== 404) continue;
        claim(served, 'missing: brotli', answer.headers['content-encoding'], 'br');
        claim(served, `${path}: the page for it`, plainBody(answer), missing.body);
        claim(served, `${path}: kept`, answer.headers['cache-control'], REVALIDATE);
      }
    },
  },
  {
    name: 'HEAD → the headers of GET without a body',
    async check(served) {
      const kinds = { home: '/', film: served.film, missing: NOWHERE };
      for (const [kind, path] of Object.entries(kinds)) {
        const get = await ask(served.origin, path);
        const head = await ask(served.origin, path, { method: 'HEAD' });
        claim(served, `${kind}: HEAD`, [head.status, head.body.length], [get.status, 0]);
        const length = head.headers['content-length'];
        claim(served, `${kind}: length of HEAD`, length, get.headers['content-length']);
      }
    },
  },
  {
    name: 'any other method → 405 that names the two allowed',
    async check(served) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status, headers } = await ask(served.origin, '/', { method });
        claim(served, `${method}: refused`, status, 405);
        claim(served, `${method}: Allow`, headers.allow, 'GET, HEAD');
      }
    },
  },
  {
    name: 'a path that climbs out of the folder → never a file outside of it',
    async check(served) {
      for (const path of [
        '/../package.json',
        '/%2e%2e/package.json',
        '/static/..%2f..%2fpackage.json',
        '/..\\package.json',
      ]) {
        const { status, body } = await ask(served.origin, path);
        claim(served, `${path}: not found`, status, /^40[04]$/);
        assert.doesNotMatch(body.toString(), /"dependencies"/);
      }
    },
  },
];
