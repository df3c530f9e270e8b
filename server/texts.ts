import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { accepts, hasCopy } from './conditions.ts';
import { isPublic } from './is-public.ts';
import type { Headers } from './read-headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

type Body = { coding: 'br' | 'gzip' | ''; wire: string; etag: string; headers: string[] };

/** A file that the build has compressed, in its three forms, best first. */
export type Text = readonly Body[];

function readText(file: string, headers: Headers): Text {
  const type = TYPES[extname(file)];
  if (!type)
    throw new Error(
      `${file} is compressed, but of no known type. Add its ending to TYPES in server/texts.ts.`,
    );
  const forms = [
    { coding: 'br', ending: '.br' },
    { coding: 'gzip', ending: '.gz' },
    { coding: '', ending: '' },
  ] as const;
  return forms.map(({ coding, ending }) => {
    const bytes = readFileSync(file + ending);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const own = {
      ...headers,
      Vary: 'Accept-Encoding',
      ETag: etag,
      ...(coding && { 'Content-Encoding': coding }),
    };
    const all = { ...own, 'Content-Type': type, 'Content-Length': String(bytes.length) };
    // A character a byte: Node sends such a string with its headers in one piece, a tenth faster than a buffer.
    return { coding, wire: bytes.toString('latin1'), etag, headers: Object.entries(all).flat() };
  });
}

/** `/about.html` is asked for as `/about`. */
const addressOf = (path: string) =>
  path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '') || '/';

/**
 * Pages, scripts and drawings, by address. They are small and asked for all the time, so they are answered from memory:
 * twice as fast as reading the file for every visitor.
 */
export function readTexts(folder: string, headersFor: (path: string) => Headers) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = new Map<string, Text>();
  for (const file of files) {
    const path = `/${relative(folder, file).replaceAll('\\', '/')}`;
    if (isPublic(path) && existsSync(`${file}.br`))
      texts.set(addressOf(path), readText(file, headersFor(path)));
  }
  return texts;
}

export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: Text,
  status = 200,
) {
  const body = text.find(({ coding }) => coding === '' || accepts(request, coding))!;
  if (status === 200 && hasCopy(request, body.etag))
    return response.writeHead(304, unmodified(body)).end();
  response.writeHead(status, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.wire, 'latin1');
}

/** All of the headers but those that describe a body, which does not follow. */
const unmodified = ({ headers }: Body) =>
  Array.from({ length: headers.length / 2 }, (_, index) => headers.slice(2 * index, 2 * index + 2))
    .filter(([name]) => !name!.startsWith('Content-') || name === 'Content-Security-Policy')
    .flat();
