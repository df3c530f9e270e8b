import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Served } from '../integrations/finish.ts';

/** Reads a file that the build has written beside the site. */
export function readBuildFile<Content>(file: string, command = 'npm run build'): Content {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(`${file} is missing. Build the site first: ${command}.`);
}

const SUFFIXES = { br: '.br', gzip: '.gz' };
type Coding = keyof typeof SUFFIXES;

/** Documents and code, which every visit asks for, are answered from memory. */
const TYPES_IN_MEMORY: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

type File = Served['missing'][string];
type Copy = { body: Buffer; headers: Record<string, string> };

/** Reads the compressed copies of a file that is answered from memory. Other files have none. */
function readCopies(root: string, { file, headers }: File): Partial<Record<Coding, Copy>> {
  const type = TYPES_IN_MEMORY[extname(file)];
  if (!type) return {};
  const copies = Object.entries(SUFFIXES).flatMap(([coding, suffix]) => {
    const path = `${root}/${file}${suffix}`;
    if (!existsSync(path)) return [];
    const body = readFileSync(path);
    const copyHeaders = {
      ...headers,
      'Content-Type': type,
      'Content-Encoding': coding,
      Vary: 'accept-encoding',
      ETag: `"${hash('sha1', body, 'base64url').slice(0, 16)}"`,
    };
    return [[coding, { body, headers: copyHeaders }]];
  });
  return Object.fromEntries(copies);
}

/** Compares the ends of ETags, because a proxy may have made one weak: `W/"…"`. */
const matchesEtag = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-none-match']?.split(/,\s*/).some((known) => known === '*' || known.endsWith(etag));

/** Appends the query of a request to the one that the target of its redirect may already have. */
function withQuery(target: string, query: string) {
  const ourOrigin = 'http://localhost';
  const url = new URL(target, ourOrigin);
  url.search = [url.search, query].filter(Boolean).join('&');
  return url.origin === ourOrigin ? url.href.slice(ourOrigin.length) : url.href;
}

/** Serves the built site. Only files that the build has listed are ever opened. */
export async function site(app: FastifyInstance, { folder }: { folder: string }) {
  const root = resolve(folder);
  const served = readBuildFile<Served>(`${root}.served.json`);
  const loadFiles = (listed: Record<string, File>) => {
    const entries = Object.entries(listed);
    return new Map(
      entries.map(([path, file]) => [path, { ...file, copies: readCopies(root, file) }]),
    );
  };
  const files = loadFiles(served.files);
  const notFoundPages = loadFiles(served.missing);
  const redirects = new Map(Object.entries(served.redirects));
  /** The 404 page in the language that the address begins with, or else in the first language. */
  const notFoundPageFor = (url: string) => {
    const [, language] = url.split(/[/?]/);
    return notFoundPages.get(`/${language}`) ?? notFoundPages.get('')!;
  };

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

  /** Sends the compressed copy, or the file itself for media and clients that accept no coding. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { file, headers, copies }: File & { copies: ReturnType<typeof readCopies> },
    options: { acceptRanges: boolean; etag?: boolean },
  ) {
    const accepted = request.headers['accept-encoding'] ?? '';
    const copy = copies[negotiate(accepted, ['br', 'gzip'])!];
    if (!copy) return reply.headers(headers).sendFile(file, options);
    reply.headers(copy.headers);
    if (reply.statusCode === 200 && matchesEtag(request, copy.headers.ETag!))
      return reply.code(304).send();
    return reply.send(copy.body);
  }

  app.get('/*', (request, reply) => {
    const [address = '', ...queries] = request.url.split('?');
    const path = decodeURI(address);
    const found = files.get(path);
    if (found)
      return send(request, reply, found, { acceptRanges: found.file.startsWith('media/') });
    const target = redirects.get(path);
    if (target === undefined) return reply.callNotFound();
    // Browsers would otherwise keep the redirect for ever.
    return reply
      .header('Cache-Control', 'no-cache')
      .redirect(withQuery(target, queries.join('?')), 308);
  });

  app.setNotFoundHandler((request, reply) => {
    // A 404 must answer neither a range nor a conditional request.
    for (const name of ['if-none-match', 'if-modified-since', 'range'])
      delete request.raw.headers[name];
    const options = { acceptRanges: false, etag: false };
    return send(request, reply.code(404), notFoundPageFor(request.url), options);
  });
}
