import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureSite, startServer } from './fixture-site.ts';

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
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([output, code]).toEqual([`${line}\n`, 1]);
  }
});
