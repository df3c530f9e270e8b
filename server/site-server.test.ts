import { once } from 'node:events';
import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask } from '../e2e/web-servers/ask.ts';
import { serverPromises } from '../e2e/web-servers/promises.ts';
import { fixtureSite, HIDDEN } from './fixture-site.ts';
import { logRequests } from './log-requests.ts';
import { answerFrom, createSiteServer } from './site-server.ts';
import { stopCleanly } from './stop-cleanly.ts';

type Site = Awaited<ReturnType<typeof fixtureSite>>;
let site: Site;
const log: string[] = [];

async function listen() {
  const server = createSiteServer(logRequests(answerFrom(site.folder), (line) => log.push(line)));
  await once(server.listen(0), 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
let running: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  site = await fixtureSite();
  running = await listen();
});
afterAll(async () => {
  await stopCleanly(running.server);
  rmSync(site.folder, { recursive: true });
});

test.each(serverPromises)('$name', ({ check }) =>
  check({ ...site, origin: running.origin, hidden: HIDDEN }),
);

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['BR', 'br'],
  ['brotli', undefined],
  ['', undefined],
])('Accept-Encoding: %s → %s', async (header, coding) => {
  const { headers } = await ask(running.origin, '/', { headers: { 'Accept-Encoding': header } });
  expect(headers['content-encoding']).toBe(coding);
});

test.each(['"other", W/{tag}', '*', '{tag}'])(
  'If-None-Match: %s → 304 with its tag',
  async (header) => {
    const { headers } = await ask(running.origin, '/');
    const known = header.replace('{tag}', headers.etag!);
    const again = await ask(running.origin, '/', { headers: { 'If-None-Match': known } });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-type']).toBeUndefined();
  },
);

test.each([
  'bytes=20-10',
  'bytes=-5',
  'bytes=0-0',
  'bytes=0-1,5-6',
  'bytes=a-b',
  'items=0-5',
  'bytes=',
  'x'.repeat(5000),
])('Range: %s → the whole film', async (range) => {
  const { status, headers } = await ask(running.origin, site.film, {
    method: 'HEAD',
    headers: { Range: range },
  });
  expect(status).toBe(200);
  expect(headers['content-length']).toBe('8000000');
});

test('the tag of a film sent back → 304 with its tag, another tag → the film with its own', async () => {
  const { headers } = await ask(running.origin, site.film, { method: 'HEAD' });
  const again = await ask(running.origin, site.film, {
    headers: { 'If-None-Match': headers.etag! },
  });
  expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  const other = await ask(running.origin, site.film, {
    method: 'HEAD',
    headers: { 'If-None-Match': '"other"' },
  });
  expect([other.status, other.headers.etag]).toEqual([200, headers.etag]);
  const missing = await ask(running.origin, '/media/none.mp4', {
    headers: { 'If-None-Match': '"other"' },
  });
  expect(missing.headers.etag).not.toBe('"other"');
});

test('If-Range with any tag → the whole film, as its tags are weak', async () => {
  const { headers } = await ask(running.origin, site.film, { method: 'HEAD' });
  const asked = { Range: 'bytes=0-9', 'If-Range': headers.etag! };
  expect((await ask(running.origin, site.film, { method: 'HEAD', headers: asked })).status).toBe(
    200,
  );
});

test('the tag of the page for unknown addresses sent back → still 404, as nothing is there', async () => {
  const { headers } = await ask(running.origin, '/nowhere');
  const again = await ask(running.origin, '/nowhere', {
    headers: { 'If-None-Match': headers.etag! },
  });
  expect(again.status).toBe(404);
});

test('an address with a broken escape → 400', async () => {
  expect((await ask(running.origin, '/%zz')).status).toBe(400);
});

test('two slashes before a foreign host → 404, not a redirect to it', async () => {
  expect((await ask(running.origin, '//evil.example/about/')).status).toBe(404);
});

test('a whole address, as proxies send it → the page', async () => {
  expect((await ask(running.origin, 'http://www.example.com/about')).status).toBe(200);
});

test('LOG=json → one line a request, whatever is in its address', async () => {
  log.length = 0;
  await ask(running.origin, '/about?"}\\u000a{"status":1');
  await vi.waitUntil(() => log.length > 0, { timeout: 60_000 });
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0]!)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    method: 'GET',
    url: '/about?"}\\u000a{"status":1',
    status: 200,
    bytes: expect.toSatisfy((bytes: number) => bytes > 200 && bytes < 5000),
    ms: expect.any(Number),
    finished: true,
  });
});

/** The files of the site that this process has open. */
const openFilms = () =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(join('/proc/self/fd', descriptor)).startsWith(site.folder);
    } catch {
      return false; // closed since it was listed
    }
  }).length;

test.runIf(process.platform === 'linux')(
  'visitors who leave half way → no file stays open',
  async () => {
    for (let visit = 0; visit < 30; visit++) {
      const request = get(running.origin + site.film, { agent: false });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      await once(response, 'readable');
      response.destroy();
    }
    await vi.waitUntil(() => openFilms() === 0, { timeout: 60_000 });
  },
);

test('a stop while a film is under way → the film is finished, new visitors are refused', async () => {
  const { server, origin } = await listen();
  const request = get(origin + site.film, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const stopped = stopCleanly(server);
  await expect(ask(origin, '/')).rejects.toThrow('ECONNREFUSED');
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  expect(bytes).toBe(8_000_000);
  await stopped;
});

test('a stop with a kept-alive connection idle → does not wait for it', async () => {
  const { server, origin } = await listen();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  const closed = text(socket);
  await stopCleanly(server);
  await closed;
});

test.each([
  ['a request line that is none', 'NONSENSE\r\n\r\n', '400'],
  ['headers beyond 16 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400',
  ],
])('%s → refused, and the next visitor is served', async (_, sent, status) => {
  const socket = connect(Number(new URL(running.origin).port), '127.0.0.1');
  socket.end(sent);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await ask(running.origin, '/')).status).toBe(200);
});

test('time limits → shorter than what a slow attacker needs', () => {
  expect(running.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
  });
});
