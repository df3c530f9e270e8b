import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Headers, headersOf, otherSpellings, type SiteHeaders } from '../hosting/headers.ts';
import { typeOf } from '../hosting/types.ts';
import { type DiskFile, sendFile } from './files.ts';
import { publicFiles } from './public-files.ts';
import { readText, sendText, type Text } from './texts.ts';

const ALLOWED = ['GET', 'HEAD'];
const SECOND = 1000;

/** Long enough for the slowest honest visitor, too short to hold a thousand connections open for nothing. */
const TIME_LIMITS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  keepAliveTimeout: 65 * SECOND, // longer than the 60 s of common load balancers, so that they hang up first
  connectionsCheckingInterval: 5 * SECOND,
};
const SILENCE_LIMIT = 60 * SECOND;

type Asked = { path: string; query: string };

/** What is asked for, decoded; undefined where the address cannot be read. */
function read(url: string): Asked | undefined {
  const [address = '', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  try {
    // A proxy may send the whole address.
    const path = address.startsWith('/') ? address : new URL(address).pathname;
    return { path: decodeURI(path), query: search };
  } catch {
    return undefined;
  }
}

function sendLine(response: ServerResponse, status: number, line: string, headers: Headers) {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${line}\n`);
}

type Built = { folder: string; headers: SiteHeaders };

/** Everything that can be known of a built folder is read once, before the first visitor. */
function readSite({ folder, headers }: Built) {
  const texts = new Map<string, Text>();
  const files = new Map<string, DiskFile>();
  const otherNames = new Map<string, string>();
  for (const { file, path, address, isPage } of publicFiles(folder)) {
    const own = headersOf(headers, path);
    if (existsSync(`${file}.br`)) texts.set(address, readText(file, own));
    else files.set(address, { file, type: typeOf(file), headers: own });
    if (isPage) for (const name of otherSpellings(address)) otherNames.set(name, address);
  }
  // The pages for everything else have no address of their own: each stands in for what its folder lacks.
  const notFound = new Map<string, Text>();
  for (const [address, text] of [...texts].filter(([address]) => address.endsWith('/404'))) {
    notFound.set(address.slice(0, -'/404'.length), text);
    texts.delete(address);
    for (const name of otherSpellings(address)) otherNames.delete(name);
  }
  const first = notFound.get('');
  if (!first) throw new Error(`${folder} has no 404.html. Build the site first: npm run build.`);
  const notFoundAt = (path: string) => notFound.get(`/${path.split('/')[1]}`) ?? first;
  return { texts, files, otherNames, notFoundAt };
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers for a built folder. */
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

export function createSiteServer(handler: Handler) {
  // Visitors who only ask send no body: without a stream for it each costs a tenth less.
  return createServer({ ...TIME_LIMITS, optimizeEmptyRequests: true }, handler).setTimeout(
    SILENCE_LIMIT,
  );
}
