import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deliverOverHttp } from './deliver-over-http.ts';

const message = { id: 'a', email: 'ada@example.com', subscribe: true };
const quick = { timeout: 20_000, firstPause: 5, tries: 5 };

/** A server that responds with each status in turn: 0 drops the connection, undefined hangs. */
async function serverThatAnswers(...statuses: (number | undefined)[]) {
  const received: unknown[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    const status = statuses[Math.min(received.length, statuses.length - 1)];
    headers.push(request.headers);
    received.push(await json(request));
    if (status === 0) response.destroy();
    else if (status) response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return {
    received,
    headers,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  };
}

test('stored → delivered with one post of the id and the fields', async () => {
  const { address, received, headers } = await serverThatAnswers(201);
  await deliverOverHttp(address, message, quick);
  expect(received).toEqual([message]);
  expect(headers[0]).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
  });
});

test('a broken connection, then a failing server, then one that works → delivered under the same id', async () => {
  const { address, received } = await serverThatAnswers(0, 503, 500, 201);
  await deliverOverHttp(address, message, quick);
  expect(received).toEqual(Array(4).fill(message));
});

test('a server that keeps failing → given up after five tries', async () => {
  const { address, received } = await serverThatAnswers(503);
  await expect(deliverOverHttp(address, message, quick)).rejects.toThrow('not delivered');
  expect(received).toHaveLength(5);
});

test.each([400, 403, 409, 413, 422, 429])(
  'a refusal with %i → given up at once',
  async (status) => {
    const { address, received } = await serverThatAnswers(status);
    await expect(deliverOverHttp(address, message, quick)).rejects.toThrow('not delivered');
    expect(received).toHaveLength(1);
  },
);

test('no answer → given up when the time is over', async () => {
  const { address } = await serverThatAnswers(undefined);
  await expect(deliverOverHttp(address, message, { ...quick, timeout: 300 })).rejects.toThrow(
    'not delivered',
  );
});

test.each([
  { luck: 1, pauses: [500, 1000, 2000, 4000] },
  { luck: 0, pauses: [250, 500, 1000, 2000] },
])(
  'a failing server → twice as long after every try, at random within half of it ($luck)',
  async ({ luck, pauses }) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(luck);
    const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    const delivery = deliverOverHttp('http://127.0.0.1', message);
    const refused = expect(delivery).rejects.toThrow('not delivered');
    for (const [index, pause] of pauses.entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(post).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(post).toHaveBeenCalledTimes(index + 2);
    }
    await refused;
  },
);
