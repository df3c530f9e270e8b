import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Served } from '../integrations/finish.ts';

/** A file that the build left beside the site. */
export function readBuilt<Content>(file: string, command = 'npm run build'): Content {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(`${file} is missing. Build the site first: ${command}.`);
}

const CODINGS = { br: '.br', gzip: '.gz' };
type Coding = keyof typeof CODINGS;

/** Documents and code, which every visit asks for. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

type File = Served['missing'][string];
type Copy = { body: Buffer; headers: Record<string, string> };

/** The compressed copies of a file, ready to be sent, if it is one that is answered from memory. */
function copiesOf(root: string, { file, headers }: File): Partial<Record<Coding, Copy>> {
  const type = TYPES[extname(file)];
  const copies = Object.entries(CODINGS).flatMap(([coding, suffix]) => {
    const path = `${root}/${file}${suffix}`;
    if (!type || !existsSync(path)) return [];
    const body = readFileSync(path);
    const own = { 'Content-Type': type, 'Content-Encoding': coding, Vary: 'accept-encoding' };
    const tag = hash('sha1', body, 'base64url').slice(0, 16);
    return [[coding, { body, headers: { ...headers, ...own, ETag: `"${tag}"` } }]];
  });
  return Object.fromEntries(copies);
}

/** A proxy may have made the tag weak: `W/"…"`. */
const matchesTag = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(/,\s*/).some((one) => one === '*' || one.endsWith(tag));

/** The query of a request goes on to where it is redirected, after the query that is there. */
function withQuery(to: string, query: string) {
  const here = 'http://localhost';
  const url = new URL(to, here);
  url.search = [url.search, query].filter(Boolean).join('&');
  return url.origin === here ? url.href.slice(here.length) : url.href;
}

/** Serves the built site. Only files that the build has listed are ever opened. */
export async function site(app: FastifyInstance, { folder }: { folder: string }) {
  const root = resolve(folder);
  const served = readBuilt<Served>(`${root}.served.json`);
  const read = (all: Record<string, File>) =>
    new Map(
      Object.entries(all).map(([path, file]) => [path, { ...file, copies: copiesOf(root, file) }]),
    );
  const [files, missing] = [read(served.files), read(served.missing)];
  const redirects = new Map(Object.entries(served.redirects));
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

  /** Compressed from memory; or the file, for pictures, films and clients that accept no coding. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { file, headers, copies }: File & { copies: ReturnType<typeof copiesOf> },
    options: { acceptRanges: boolean; etag?: boolean },
  ) {
    const accepted = request.headers['accept-encoding'] ?? '';
    const copy = copies[negotiate(accepted, ['br', 'gzip'])!];
    if (!copy) return reply.headers(headers).sendFile(file, options);
    reply.headers(copy.headers);
    if (reply.statusCode === 200 && matchesTag(request, copy.headers.ETag!))
      return reply.code(304).send();
    return reply.send(copy.body);
  }

  app.get('/*', (request, reply) => {
    const [address = '', ...queries] = request.url.split('?');
    const path = decodeURI(address);
    const found = files.get(path);
    if (found)
      return send(request, reply, found, { acceptRanges: found.file.startsWith('media/') });
    const to = redirects.get(path);
    if (to === undefined) return reply.callNotFound();
    // Otherwise browsers would keep it for ever.
    return reply
      .header('Cache-Control', 'no-cache')
      .redirect(withQuery(to, queries.join('?')), 308);
  });

  app.setNotFoundHandler((request, reply) => {
    // A 404 must answer neither a range nor a conditional request.
    for (const name of ['if-none-match', 'if-modified-since', 'range'])
      delete request.raw.headers[name];
    const options = { acceptRanges: false, etag: false };
    return send(request, reply.code(404), missingAt(request.url), options);
  });
}
