import { once } from 'node:events';
import { readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { fixtureSite, HIDDEN_PATHS } from '../e2e/tools/fixture-site.ts';
import { listen } from '../e2e/tools/free-port.ts';
import { ask, serverContract } from '../e2e/tools/server-contract.ts';
import { createSiteServer, handlerFor, logRequests, stopCleanly } from './site-server.ts';

const site = await fixtureSite();
const log: string[] = [];

async function start(
  handler: RequestListener = logRequests(handlerFor(site), (line) => log.push(line)),
) {
  const server = createSiteServer(handler);
  return { server, origin: await listen(server) };
}
const running = await start();
afterAll(async () => {
  await stopCleanly(running.server);
  rmSync(site.folder, { recursive: true });
});

for (const { name, check } of serverContract) {
  test(name, () => check({ ...site, origin: running.origin, hidden: HIDDEN_PATHS }));
}

test.each([
  ['/es/nada', 'No hay nada'],
  ['/es/404', 'No hay nada'],
  ['/es/404.html', 'No hay nada'],
  ['/escocia', 'Not found'],
  ['/nada', 'Not found'],
])('nothing at %s → 404 in the language of the folder', async (path, heading) => {
  const answer = await fetch(running.origin + path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(heading);
});

test('a range beyond the film → 416 that nobody keeps', async () => {
  const beyond = { headers: { Range: 'bytes=8000000-' } };
  const { status, headers } = await ask(running.origin, site.film, beyond);
  expect([status, headers['cache-control']]).toEqual([416, 'no-store']);
});

test('a file replaced by a longer or shorter one → its bytes, then the right next answer', async () => {
  const file = join(site.folder, 'media/note.mp4');
  writeFileSync(file, 'a'.repeat(1000));
  const { server, origin } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bytes = async (path: string) => {
    const [response] = (await once(get(origin + path, { agent }), 'response')) as [IncomingMessage];
    return text(response);
  };
  expect(await bytes('/media/note.mp4')).toBe('a'.repeat(1000));
  for (const length of [10, 5000, 0, 300]) {
    writeFileSync(file, 'b'.repeat(length));
    expect(await bytes('/media/note.mp4')).toBe('b'.repeat(length));
    expect(await bytes('/about')).toContain('<h1>About</h1>');
  }
  rmSync(file);
  expect(await bytes('/media/note.mp4')).toContain('<h1>Not found</h1>');
  agent.destroy();
  await stopCleanly(server);
});

/** A sparse film of this size: it takes no room on disk. */
function longFilm(length: number) {
  const file = join(site.folder, 'media/long.mp4');
  writeFileSync(file, '');
  truncateSync(file, length);
  onTestFinished(() => rmSync(file));
  return file;
}

/** Requests a film and, pipelined, a page; the latter closes the connection. */
async function askForFilmAndPage(method: string) {
  const { server, origin } = await start();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    return stopCleanly(server);
  });
  const rest = 'HTTP/1.1\r\nHost: x\r\n';
  socket.write(`${method} /media/long.mp4 ${rest}\r\n`);
  socket.write(`GET /about ${rest}Connection: close\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}
const answersIn = async (socket: Socket) => (await text(socket)).match(/HTTP\/1\.1 \d+/g);

test('a film cut short while it is sent → the connection is closed, not filled with the next answer', async () => {
  const file = longFilm(64_000_000); // more than the sockets' buffers hold
  const socket = await askForFilmAndPage('GET');
  truncateSync(file, 1000);
  expect(await answersIn(socket)).toEqual(['HTTP/1.1 200']);
});

test('HEAD for a film of a terabyte → nothing of it is read, the next answer comes at once', async () => {
  longFilm(1e12);
  expect(await answersIn(await askForFilmAndPage('HEAD'))).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 200',
  ]);
});

test('the tag of the page for unknown addresses sent back → still 404, as nothing is there', async () => {
  const { headers } = await ask(running.origin, '/nowhere');
  const again = await ask(running.origin, '/nowhere', {
    headers: { 'If-None-Match': headers.etag! },
  });
  expect(again.status).toBe(404);
});

test.each([
  ['a broken escape', '/%zz', 400],
  ['two slashes before a foreign host, not a redirect to it', '//evil.example/about/', 404],
  ['a whole address, as proxies send it', 'http://www.example.com/about', 200],
  ['a host alone', 'http://www.example.com', 200],
])('%s: %s → %i', async (_, address, status) => {
  expect((await ask(running.origin, address)).status).toBe(status);
});

/** The log line of one request. */
async function logged(address: string) {
  log.length = 0;
  await ask(running.origin, address);
  await vi.waitUntil(() => log.length > 0, { timeout: 60_000 });
  expect(log).toHaveLength(1);
  return JSON.parse(log[0]!);
}

test.each([
  '/api/newsletter/confirm?token=s3cret',
  'HTTP://www.example.com/api/newsletter/confirm?token=s3cret',
])('LOG=json of %s → no secret of the newsletter’s links in it', async (address) => {
  const { url } = await logged(address);
  expect(url).toBe('/api/newsletter/confirm');
  expect(log.join()).not.toContain('s3cret');
});

test('LOG=json → one line a request, whatever is in its address', async () => {
  expect(await logged('/about?"}\\u000a{"status":1')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    method: 'GET',
    url: '/about?"}\\u000a{"status":1',
    status: 200,
    bytes: expect.toSatisfy((bytes: number) => bytes > 200 && bytes < 5000),
    ms: expect.any(Number),
    finished: true,
  });
});

/** The site's files that this process has open. */
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
  const { server, origin } = await start();
  const request = get(origin + site.film, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const stopped = stopCleanly(server);
  await expect(ask(origin, '/')).rejects.toThrow('ECONNREFUSED');
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  expect(bytes).toBe(8_000_000);
  await stopped;
});

const neverEnds: RequestListener = (_request, response) => void response.write('for ever and');
const endsAtOnce: RequestListener = (_request, response) => void response.end('for now');

test.for([
  ['while an answer never ends → hung up on after nine seconds', neverEnds, 9_000],
  ['with a kept-alive connection idle → waits a second for a request', endsAtOnce, 1_000],
] as const)('a stop %s, not longer', async ([, handler, patience]) => {
  const { server, origin } = await start(handler);
  const visitor = connect(Number(new URL(origin).port), '127.0.0.1');
  const [connection] = (await once(server, 'connection')) as [Socket];
  visitor.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(visitor, 'data');
  const closed = text(visitor);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = stopCleanly(server);
  // At once: the server's own timeouts for idle connections would end it too, but later.
  vi.advanceTimersByTime(patience - 100);
  expect(connection.destroyed).toBe(false);
  vi.advanceTimersByTime(200);
  expect(connection.destroyed).toBe(true);
  await stopped;
  await closed;
});

test.each([
  ['a request line that is none', 'NONSENSE\r\n\r\n', '400'],
  ['headers beyond 16 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', '400'],
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

test('time limits → too short for a slow attacker, idle longer than a load balancer', () => {
  expect(running.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    timeout: 60_000,
  });
});
