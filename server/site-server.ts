import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { type Headers, headersOf, otherSpellings, type SiteHeaders } from '../hosting/headers.ts';
import { typeOf } from '../hosting/served-files.ts';
import {
  type DiskFile,
  publicFiles,
  readText,
  sendFile,
  sendText,
  type Text,
} from './built-files.ts';

const ALLOWED = ['GET', 'HEAD'];
const SECOND = 1000;

/** Long enough for the slowest honest visitor, too short to hold a thousand connections open. */
const TIME_LIMITS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  keepAliveTimeout: 65 * SECOND, // load balancers time out after 60 s and should close first
  connectionsCheckingInterval: 5 * SECOND,
};
const SILENCE_LIMIT = 60 * SECOND;

type Asked = { path: string; query: string };

/** The requested path and query, decoded; undefined if the address is malformed. */
function read(url: string): Asked | undefined {
  const [address = '', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  try {
    return { path: decodeURI(address), query: search };
  } catch {
    return undefined;
  }
}

function sendLine(response: ServerResponse, status: number, line: string, headers: Headers) {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${line}\n`);
}

type Built = { folder: string; headers: SiteHeaders };

/** Everything about a built folder is read once, before the first visitor. */
function readSite({ folder, headers }: Built) {
  const texts = new Map<string, Text>();
  const files = new Map<string, DiskFile>();
  const otherNames = new Map<string, string>();
  const notFound = new Map<string, Text>();
  for (const { file, path } of publicFiles(folder)) {
    const own = headersOf(headers, path);
    const address = path.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');
    // A 404 page has no address of its own: it answers for what its folder lacks.
    if (path.endsWith('/404.html')) {
      notFound.set(path.slice(0, -'/404.html'.length), readText(file, own));
      continue;
    }
    if (existsSync(`${file}.br`)) texts.set(address, readText(file, own));
    else files.set(address, { file, type: typeOf(file), headers: own });
    if (address !== path) for (const name of otherSpellings(address)) otherNames.set(name, address);
  }
  const first = notFound.get('');
  if (!first) throw new Error(`${folder} has no 404.html. Build the site first: npm run build.`);
  const notFoundAt = (path: string) => notFound.get(`/${path.split('/')[1]}`) ?? first;
  return { texts, files, otherNames, notFoundAt };
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export function handlerFor(built: Built): Handler {
  const { texts, files, otherNames, notFoundAt } = readSite(built);
  const general = headersOf(built.headers, '/');

  return (request, response) => {
    if (!ALLOWED.includes(request.method!)) {
      const headers = { ...general, Allow: ALLOWED.join(', ') };
      return sendLine(response, 405, 'Only GET and HEAD are allowed.', headers);
    }
    const asked = read(request.url!);
    if (!asked) return sendLine(response, 400, 'This address cannot be read.', general);

    const page = otherNames.get(asked.path);
    if (page) {
      response.writeHead(308, { ...general, Location: page + asked.query }).end();
      return;
    }
    const text = texts.get(asked.path);
    if (text) return sendText(request, response, text);

    const missing = () => sendText(request, response, notFoundAt(asked.path), 404);
    const file = files.get(asked.path);
    if (!file) return missing();
    void sendFile(request, response, file).then((isSent) => isSent || missing());
  };
}

/** One line of JSON per request, without anything that identifies the visitor. */
export const logRequests =
  (handler: Handler, write: (line: string) => void): Handler =>
  (request, response) => {
    const { method, socket } = request;
    const sentBefore = socket.bytesWritten;
    // The query of a newsletter link contains a secret.
    const url = request.url!.replace(/^(\/api\/[^?]*)\?.*$/s, '$1');
    const started = performance.now();
    response.once('close', () => {
      const { statusCode: status, writableFinished: finished } = response;
      const bytes = socket.bytesWritten - sentBefore; // headers included: what went over the wire
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const time = new Date().toISOString();
      write(JSON.stringify({ time, method, url, status, bytes, ms, finished }));
    });
    return handler(request, response);
  };

/** A proxy may send the absolute form (RFC 9112, 3.2.2). From here on it is like any other. */
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

export const createSiteServer = (handler: Handler) =>
  createServer(
    {
      ...TIME_LIMITS,
      // GET requests have no body: without a stream for it, each costs 10 % less.
      optimizeEmptyRequests: true,
      // Node would silently drop a second Host, and a proxy may have used the other one.
      joinDuplicateHeaders: true,
    },
    (request, response) => {
      if (request.headers.host?.includes(','))
        return sendLine(response, 400, 'This request names two hosts.', {});
      request.url = pathOf(request.url!);
      handler(request, response);
    },
  ).setTimeout(SILENCE_LIMIT);

/** Milliseconds that an idle keep-alive connection gets for a request that is on its way. */
const GRACE = 1_000;
const PATIENCE = 9_000;
const TICK = 50;

/**
 * Accepts no new connections, finishes responses in progress, and closes what is left after nine
 * seconds. From now on every response closes its connection: closing one that is just idle could
 * cut off a request.
 */
export function stopCleanly(server: Server) {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Not the HTTP server's own close, which closes idle connections at once.
  NetServer.prototype.close.call(server, () => resolve());
  const begun = performance.now();
  const timer = setInterval(() => {
    const passed = performance.now() - begun;
    if (passed > GRACE) server.closeIdleConnections();
    if (passed > PATIENCE) server.closeAllConnections();
  }, TICK);
  return promise.finally(() => clearInterval(timer));
}
