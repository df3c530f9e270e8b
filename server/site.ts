import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Served } from '../integrations/finish.ts';

/** A file that the build left beside the site. */
export function readBuilt<Content>(file: string, command = 'npm run build'): Content {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(`${file} is missing. Build the site first: ${command}.`);
}

/** Serves the built site. Only files that the build has listed are ever opened. */
export async function site(app: FastifyInstance, { folder }: { folder: string }) {
  const root = resolve(folder);
  const served = readBuilt<Served>(`${root}.served.json`);
  const files = new Map(Object.entries(served.files));
  const redirects = new Map(Object.entries(served.redirects));
  const missing = new Map(Object.entries(served.missing));
  const missingAt = (path: string) => missing.get(`/${path.split(/[/?]/)[1]}`) ?? missing.get('')!;

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    // The build has chosen Cache-Control, and an ETag is enough.
    cacheControl: false,
    lastModified: false,
  });

  app.addHook('onRequest', async ({ method }) => {
    if (method === 'GET' || method === 'HEAD') return;
    throw Object.assign(new Error(), { statusCode: 405, headers: { Allow: 'GET, HEAD' } });
  });

  app.get('/*', (request, reply) => {
    const [address = '', ...query] = request.url.split('?');
    const path = decodeURI(address);
    const found = files.get(path);
    if (found)
      return reply
        .headers(found.headers)
        .sendFile(found.file, { acceptRanges: found.file.startsWith('media/') });
    const to = redirects.get(path);
    if (to === undefined) return reply.callNotFound();
    // Otherwise browsers would keep it for ever.
    return reply
      .header('Cache-Control', 'no-cache')
      .redirect([encodeURI(to), ...query].join('?'), 308);
  });

  app.setNotFoundHandler((request, reply) => {
    // A missing page is neither a part of itself nor "not modified".
    for (const name of ['if-none-match', 'if-modified-since', 'range'])
      delete request.raw.headers[name];
    const page = missingAt(request.url);
    return reply
      .code(404)
      .headers(page.headers)
      .sendFile(page.file, { acceptRanges: false, etag: false });
  });
}
