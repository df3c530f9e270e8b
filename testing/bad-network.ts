import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a bad network does with an answer: fail it, or end it after half of its bytes. */
export type Trouble = { matches: RegExp; does: 'cut' | number };

/** A network between the visitor and the site that misbehaves on some addresses, and tells which it met. */
export async function badNetwork(site: string, troubles: Trouble[]) {
  const met: string[] = [];
  const server = createServer((asked, answer) => {
    const trouble = troubles.find(({ matches }) => matches.test(asked.url!));
    if (trouble) met.push(asked.url!);
    if (typeof trouble?.does === 'number') return answer.writeHead(trouble.does).end('Trouble');
    const headers = { ...asked.headers, host: new URL(site).host };
    request(site + asked.url, { method: asked.method, headers }, async (original) => {
      const body = await buffer(original);
      answer.writeHead(original.statusCode!, original.headers);
      if (!trouble) return answer.end(body);
      answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
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
