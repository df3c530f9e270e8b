import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { otherSpellings } from '../hosting/headers.ts';
import { type Headers, readHeaders } from './read-headers.ts';
import { streamFiles } from './stream-files.ts';
import { readTexts, sendText } from './texts.ts';

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

/** Answers for a built folder. Everything that can be known of it is read once, before the first visitor. */
export function answerFrom(folder: string) {
  const headersFor = readHeaders(folder);
  const texts = readTexts(folder, headersFor);
  const stream = streamFiles(folder, headersFor);
  const notFound = texts.get('/404');
  if (!notFound) throw new Error(`${folder} has no 404.html. Build the site first: npm run build.`);
  texts.delete('/404');
  const pages = new Map(
    [...texts.keys()].flatMap((page) =>
      otherSpellings(page).map((spelling): [string, string] => [spelling, page]),
    ),
  );
  const general = headersFor('/');

  return (request: IncomingMessage, response: ServerResponse) => {
    if (!ALLOWED.includes(request.method!)) {
      return sendLine(response, 405, 'Only GET and HEAD are allowed.', {
        ...general,
        Allow: ALLOWED.join(', '),
      });
    }
    const asked = read(request.url!);
    if (!asked) return sendLine(response, 400, 'This address cannot be read.', general);

    const page = pages.get(asked.path);
    if (page) return response.writeHead(308, { ...general, Location: page + asked.query }).end();

    const text = texts.get(asked.path);
    if (text) return sendText(request, response, text);

    const missing = () => sendText(request, response, notFound, 404);
    if (asked.path.endsWith('.html')) return missing(); // pages have addresses, not file names
    request.url = encodeURI(asked.path);
    stream(request, response, asked.path, missing);
  };
}

export type Answer = ReturnType<typeof answerFrom>;

export function createSiteServer(answer: Answer) {
  // Visitors who only ask send no body: without a stream for it each costs a tenth less.
  return createServer({ ...TIME_LIMITS, optimizeEmptyRequests: true }, answer).setTimeout(
    SILENCE_LIMIT,
  );
}
