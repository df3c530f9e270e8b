import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Question = { method?: string; headers?: Record<string, string> };

/** Sends exactly this path and these headers: `fetch` would tidy both up. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Question = {}) {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request({ hostname, port, path, method, headers, agent: false }, async (response) => {
    const { statusCode: status = 0 } = response;
    resolve({ status, headers: response.headers, body: await buffer(response) });
  })
    .on('error', reject)
    .end();
  return promise;
}
