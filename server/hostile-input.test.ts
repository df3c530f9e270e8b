import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { fixtureSite, SECRET } from '../e2e/tools/fixture-site.ts';
import { listen } from '../e2e/tools/free-port.ts';
import { ask } from '../e2e/tools/server-contract.ts';
import { createSiteServer, handlerFor, stopCleanly } from './site-server.ts';

const RUNS = { numRuns: 300 };

const site = await fixtureSite();
const server = createSiteServer(handlerFor(site));
const origin = await listen(server);
const port = Number(new URL(origin).port);
afterEach(async () => {
  expect((await ask(origin, '/')).status).toBe(200);
});
afterAll(async () => {
  await stopCleanly(server);
  rmSync(site.folder, { recursive: true });
});

/** Sends raw bytes, half-closes the connection, and returns whatever comes back. */
async function send(bytes: Buffer | string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.end(bytes);
  return (await buffer(socket).catch(() => Buffer.alloc(0))).toString('latin1');
}

const statusOf = (answer: string) => Number(answer.match(/^HTTP\/1\.1 (\d{3}) /)?.[1] ?? 0);

/** No response is fine too: the parser may close the connection if it is not HTTP. */
async function expectHarmless(sent: Buffer | string) {
  const answer = await send(sent);
  expect(statusOf(answer)).toBeLessThan(500);
  expect(answer).not.toContain(SECRET);
  expect(answer).not.toMatch(/\n\s+at |node:internal/);
}

const oneOf = (list: string) => fc.constantFrom(...list.split(' '));
const piece = fc.oneof(
  oneOf(' .. . %2e%2e %2E. %2f %5c \\ %00 % %zz %c0%ae .secret .well-known/.secret'),
  oneOf('about about.html index.html media film.mp4 static _headers 404.html .well-known'),
  oneOf('__proto__ constructor toString ? # ; * @ :80 http: \t \u00e9'),
  fc.string({ maxLength: 8 }),
);
const path = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('/')}`);

const anyValue = fc.oneof(
  oneOf('* " br;q=x br;q=1;q=0 ,,, chunked -1 100-continue websocket h2c'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer({ min: 0, max: 6000 }).map((length) => 'x'.repeat(length)),
);
const number = fc.oneof(oneOf(' - 1e3 99999999999999999999 8000000'), fc.nat(20).map(String));
const range = fc.tuple(number, number).map(([start, end]) => `bytes=${start}-${end}`);
const headers = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant('Range'), range),
      fc.tuple(oneOf('Range If-Range If-None-Match If-Modified-Since Accept-Encoding'), anyValue),
      fc.tuple(oneOf('Content-Length Transfer-Encoding Expect Upgrade Connection Host'), anyValue),
    ),
    { maxLength: 3 },
  )
  .map((list) => list.map(([name, value]) => `${name}: ${value}\r\n`).join(''));

test('malformed paths → no crash, no file that is not public', () =>
  fc.assert(
    fc.asyncProperty(path, (address) =>
      expectHarmless(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    ),
    RUNS,
  ));

test('malformed headers on a page and on a film → no crash, nothing but honest statuses', () =>
  fc.assert(
    fc.asyncProperty(oneOf('/ /media/film.mp4 /about/ /nowhere'), headers, (address, lines) =>
      expectHarmless(
        Buffer.from(`HEAD ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines}\r\n`),
      ),
    ),
    RUNS,
  ));

test('any bytes at all → no crash', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (bytes) =>
      expectHarmless(Buffer.from(bytes)),
    ),
    RUNS,
  ));

test('any method with any length announced → 405 or a refusal, and no waiting for the rest', () =>
  fc.assert(
    fc.asyncProperty(
      oneOf('POST PUT DELETE PATCH OPTIONS TRACE CONNECT get PROPFIND'),
      fc.nat(1_000_000),
      (name, length) =>
        expectHarmless(`${name} / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\nabc`),
    ),
    { numRuns: 60 },
  ));

test.runIf(process.platform === 'linux')(
  'after all of this → no connection and no file is left open',
  async () => {
    const open = () => readdirSync('/proc/self/fd').length;
    const before = open();
    await fc.assert(
      fc.asyncProperty(path, headers, async (address, lines) => {
        const socket = connect(port, '127.0.0.1').on('error', () => {});
        socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\n${lines}\r\n`);
        await once(socket, 'connect');
        socket.destroy();
      }),
      RUNS,
    );
    await vi.waitUntil(() => open() <= before + 2, { timeout: 60_000 });
  },
);
