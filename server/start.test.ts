import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureSite, freePort, startServer } from './fixture-site.ts';

test.each([
  ['reads it', 8_000_000],
  ['does not read on', 500_000_000],
])(
  'a stop, told twice, while a visitor who gets a film %s → the process ends, the film first',
  async (visitor, bytes) => {
    const { out } = await fixtureSite();
    truncateSync(join(out, 'media/film.mp4'), bytes);
    const port = await freePort();
    const child = startServer({ OUT: out, PORT: String(port) });
    const [said] = await once(child.stdout, 'data');
    expect(String(said)).toBe(`The site is at http://localhost:${port}\n`);
    const [film] = await once(get(`http://127.0.0.1:${port}/media/film.mp4`), 'response');
    const ended = once(child, 'exit');
    for (const signal of ['SIGTERM', 'SIGINT'] as const) child.kill(signal);
    if (visitor === 'reads it') expect(await buffer(film)).toHaveLength(bytes);
    else film.on('error', () => {}).pause();
    // 1, had it not hung up by itself.
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  },
);

test('a port that is taken, a wrong setting → one line, no stack trace', async () => {
  const { out } = await fixtureSite();
  const other = createServer().listen(0);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  for (const [PORT, line] of [
    [
      `${port}`,
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start.`,
    ],
    ['abc', 'PORT is "abc". Give a whole number from 1 to 65535, such as 3000, or leave it out.'],
  ] as const) {
    const child = startServer({ OUT: out, PORT });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([said, code]).toEqual([`${line}\n`, 1]);
  }
});
