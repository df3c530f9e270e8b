import { afterEach, expect, test, vi } from 'vitest';
import { deliverOverHttp } from './deliver-over-http.ts';

const message = { id: 'a', email: 'ada@example.com', subscribe: true };
const quick = { timeout: 20_000, firstPause: 5, attempts: 5 };
const NOT_DELIVERED = 'The form was not delivered.';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that answers with each status in turn; 0 drops the connection. */
function serverThatAnswers(...statuses: number[]) {
  const post = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const status = statuses[Math.min(post.mock.calls.length, statuses.length) - 1]!;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  return post;
}

test('a broken connection, then a failing server, then one that works → the same post each time', async () => {
  const post = serverThatAnswers(0, 503, 500, 201);
  await deliverOverHttp('https://forms.example', message, quick);
  expect(post).toHaveBeenCalledTimes(4);
  for (const call of post.mock.calls)
    expect(call).toEqual([
      'https://forms.example',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(message) }),
    ]);
});

test.each([400, 403, 409, 413, 422, 429])('refused with %i → given up at once', async (status) => {
  const post = serverThatAnswers(status);
  await expect(deliverOverHttp('', message, quick)).rejects.toThrow(NOT_DELIVERED);
  expect(post).toHaveBeenCalledTimes(1);
});

test('no answer → given up at the timeout', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, options) => new Promise((_, refuse) => options!.signal!.addEventListener('abort', refuse)),
  );
  const delivery = deliverOverHttp('', message, { ...quick, timeout: 300 });
  await expect(delivery).rejects.toThrow(NOT_DELIVERED);
});

test.each([
  ['longest', 1, [500, 1000, 2000, 4000]],
  ['shortest', 0, [250, 500, 1000, 2000]],
])(
  'a failing server → five attempts, with the %s pauses between them',
  async (_, random, pauses) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const post = serverThatAnswers(503);
    const refused = expect(deliverOverHttp('', message)).rejects.toThrow(NOT_DELIVERED);
    for (const [index, pause] of pauses.entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(post).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(post).toHaveBeenCalledTimes(index + 2);
    }
    await refused;
  },
);
