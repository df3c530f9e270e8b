import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureSite, freePort, startServer } from './fixture-site.ts';

test('a stop, told twice, while one visitor gets a film and another does not read on → the film, then the end', async () => {
  const { out } = await fixtureSite();
  truncateSync(join(out, 'media/film.mp4'), 8_000_000);
  truncateSync(join(out, 'static/aisle.avif'), 500_000_000);
  const port = await freePort();
  const child = startServer({ OUT: out, PORT: String(port) });
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe(`The site is at http://localhost:${port}\n`);
  const start = async (path: string): Promise<IncomingMessage> =>
    (await once(get(`http://127.0.0.1:${port}/${path}`), 'response'))[0];
  const [film, picture] = [await start('media/film.mp4'), await start('static/aisle.avif')];
  picture.on('error', () => {}).pause();
  const ended = once(child, 'exit');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) child.kill(signal);
  expect(await buffer(film)).toHaveLength(8_000_000);
  // 1, had it not hung up by itself.
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});

test('a port that is taken, no build, a wrong setting → one line, no stack trace', async () => {
  const { out } = await fixtureSite();
  const other = createServer().listen(0);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const taken = `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start.`;
  const missing = `${resolve('nowhere')}.served.json is missing. Build the site first: npm run build.`;
  const wrong =
    'PORT is "abc". Give a whole number from 1 to 65535, such as 3000, or leave it out.';
  for (const [OUT, PORT, line] of [
    [out, `${port}`, taken],
    ['nowhere', `${port}`, missing],
    [out, 'abc', wrong],
  ] as const) {
    const child = startServer({ OUT, PORT });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([said, code]).toEqual([`${line}\n`, 1]);
  }
});
