import { readFileSync, renameSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './app.ts';
import { fixtureSite } from './fixture-site.ts';

const REDIRECTS = [
  { from: '/old', to: '/about' },
  { from: '/shop/', to: 'https://shop.example' },
  { from: '/%C3%BCber%20uns', to: '/about' },
  { from: '/search', to: 'https://shop.example/a%20b?p=1#top' },
];

async function start() {
  const settings = await fixtureSite({ redirects: REDIRECTS });
  const app = await createApp(settings);
  onTestFinished(() => app.close());
  const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' = 'GET') =>
    app.inject({ url, headers, method });
  return { app, ask };
}

test('a page → served at its clean address with its policy; its script → without one', async () => {
  const { ask } = await start();
  const about = await ask('/about');
  expect(about).toMatchObject({ statusCode: 200, body: expect.stringContaining('<h1>About') });
  expect(about.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*'sha256-/),
  });
  expect((await ask('/')).body).toContain('<h1>Home</h1>');
  const { headers } = await ask('/static/site.js');
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toMatch(/immutable/);
  expect(headers).not.toHaveProperty('content-security-policy');
  expect((await ask('/.well-known/security.txt')).statusCode).toBe(200);
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/about.html?a=1&b=?%2F', '/about?a=1&b=?%2F'],
  ['/old?a=1', '/about?a=1'],
  ['/shop/', 'https://shop.example/'],
  ['/%C3%BCber%20uns', '/about'],
  ['/%c3%bcber%20uns?x=1', '/about?x=1'],
  ['/search', 'https://shop.example/a%20b?p=1#top'],
  ['/search?q=%20', 'https://shop.example/a%20b?p=1&q=%20#top'],
])('another spelling or an old address, %s → 308 to %s', async (from, to) => {
  const { statusCode, headers } = await (await start()).ask(from);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([308, to, 'no-cache']);
});

test.each([
  ...['/nothing', '/404', '/404.html', '/index', '/about/about', '/About', '/about.html/'],
  ...['/static', '/static/', '/static/gone.js', '/robots.txt/', '/_headers', '/_redirects'],
  ...['/about.html.br', '/about.html.gz', '/.git/config', '/outside.txt', '/__proto__'],
  ...['/../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/..\\outside.txt'],
  ...['//evil.example/about/', '//evil.example/%2e%2e/about.html'],
  ...['/es/nada', '/es/404', '/es?a', '/es'],
])('nothing at %s → 404 in its language, compressed, with any request headers', async (path) => {
  const { ask } = await start();
  const heading = path.startsWith('/es') ? 'No hay nada' : 'Not found';
  for (const headers of [{}, { 'if-none-match': '*', range: 'bytes=0-1' }]) {
    const answer = await ask(path, { 'accept-encoding': 'gzip, br', ...headers });
    expect(answer.statusCode).toBe(404);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(`<h1>${heading}</h1>`);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', undefined, (bytes: Buffer) => bytes],
])('"%s" is accepted → the page in %s; asked again → 304', async (accepted, coding, unpack) => {
  const { ask } = await start();
  const request = { 'accept-encoding': accepted };
  const { headers, rawPayload } = await ask('/about', request);
  expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
  expect(unpack(rawPayload).toString()).toContain('<h1>About</h1>');
  const again = await ask('/about', { ...request, 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the files are moved away while the server runs → documents and scripts are still served', async () => {
  const { out, ...settings } = await fixtureSite();
  const app = await createApp({ ...settings, out });
  onTestFinished(() => app.close());
  renameSync(out, `${out}-away`);
  for (const [url, status] of [
    ['/about', 200],
    ['/static/site.js', 200],
    ['/nothing', 404],
  ] as const) {
    const { statusCode, rawPayload } = await app.inject({
      url,
      headers: { 'accept-encoding': 'br' },
    });
    expect([statusCode, brotliDecompressSync(rawPayload).length > 0]).toEqual([status, true]);
  }
});

test('a range of a film → 206 with those bytes; beyond its end → 416, which no cache keeps', async () => {
  const { ask } = await start();
  const range = await ask('/media/film.mp4', { range: 'bytes=2-4' });
  expect([range.statusCode, range.body]).toEqual([206, '234']);
  expect(range.headers['content-range']).toBe('bytes 2-4/10');
  const { statusCode, headers } = await ask('/media/film.mp4', { range: 'bytes=99-' });
  expect([statusCode, headers['cache-control']]).toEqual([416, 'no-store']);
});

test('HEAD → the headers of GET without a body; any other method → 405, which names both', async () => {
  const { ask } = await start();
  for (const path of ['/', '/media/film.mp4', '/nothing']) {
    const { statusCode, headers } = await ask(path);
    const length = headers['content-length'];
    const head = { statusCode, body: '', headers: { 'content-length': length } };
    expect(await ask(path, {}, 'HEAD')).toMatchObject(head);
    for (const method of ['POST', 'OPTIONS'] as const) {
      const { statusCode, headers } = await ask(path, {}, method);
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  }
});

test('hostile input → refused or not found, never a failure, a stack or a secret', async () => {
  const { app } = await start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const rest = ' HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  /** Sends exactly these bytes, which `inject` and `fetch` would correct. */
  const send = (bytes: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes, 'latin1');
    return text(socket);
  };
  const paths = ['/%zz', '/%c0%ae', '/%00', '/\xe9', '*', '/a?\xff', '/about/?\xff', '/\\evil/a/'];
  const ranges = ['bytes=9-1', 'bytes=-', 'x=1', `bytes=${'0-1,'.repeat(500)}`];
  for (const bytes of [
    ...paths.flatMap((path) => [`GET ${path}${rest}\r\n`, `OPTIONS ${path}${rest}\r\n`]),
    ...ranges.map((range) => `GET /media/film.mp4${rest}Range: ${range}\r\n\r\n`),
    `GET /${rest}Accept-Encoding: br;q=x, ,;\r\nIf-None-Match: W/",*\r\n\r\n`,
    `POST /${rest}Content-Type: a/b\r\nContent-Length: 900000\r\n\r\nabc`,
    'GET / HTTP/1.1\r\n\r\n',
    `GET /${'x'.repeat(20_000)}${rest}\r\n`,
    'NONSENSE\r\n\r\n',
  ]) {
    const answer = await send(bytes);
    expect(answer, bytes.slice(0, 60)).toMatch(/^HTTP\/1\.1 (200|206|308|4\d\d) /);
    expect(answer, bytes.slice(0, 60)).not.toMatch(/secret|\n\s+at |node_modules/);
  }
  // As a proxy may send it.
  expect(await send(`GET http://www.example.com/about${rest}\r\n`)).toContain('<h1>About');
});

test('the files that hosts read → one policy, each hashed file by name, and the redirects', async () => {
  const files = { 'static/Kühlzug am Kai.webp': 'picture' };
  const { out } = await fixtureSite({ redirects: REDIRECTS, files });
  const headers = readFileSync(join(out, '_headers'), 'utf8');
  expect(headers).toMatch(/^\/\*\n( {2}[\w-]+: .+\n)+\/media\/\*\n/);
  expect(headers.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(headers).toContain('\n/static/K%C3%BChlzug%20am%20Kai.webp\n');
  expect(headers).toContain('/static/site.js\n  Cache-Control: public, max-age=31536000');
  expect(readFileSync(join(out, '_redirects'), 'utf8')).toContain(
    '/old /about 301\n/shop/ https://shop.example 301\n',
  );
});
