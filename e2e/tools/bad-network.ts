import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An answer that stands still behind some words of it until it may go on. */
type Halt = { behind: string; until: Promise<void> };

/** What a bad network does with an answer: fail it, end it after half of its bytes, or halt it. */
export type Trouble = { matches: RegExp; does: 'cut' | number | Halt };

/** A network between the visitor and the site that misbehaves on some addresses, and tells which it met. */
export async function badNetwork(site: string, troubles: Trouble[]) {
  const met: string[] = [];
  const server = createServer((asked, answer) => {
    const trouble = troubles.find(({ matches }) => matches.test(asked.url!));
    if (trouble) met.push(asked.url!);
    if (typeof trouble?.does === 'number') return answer.writeHead(trouble.does).end('Trouble');
    const halt = typeof trouble?.does === 'object' ? trouble.does : undefined;
    const headers = { ...asked.headers, host: new URL(site).host };
    if (halt) headers['accept-encoding'] = 'identity';
    request(site + asked.url, { method: asked.method, headers }, async (original) => {
      const body = await buffer(original);
      answer.writeHead(original.statusCode!, original.headers);
      if (!trouble) return answer.end(body);
      if (!halt) return answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
      const at = body.indexOf(halt.behind) + halt.behind.length;
      answer.write(body.subarray(0, at));
      await halt.until;
      answer.end(body.subarray(at));
    }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
