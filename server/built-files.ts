import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Headers } from '../hosting/headers.ts';
import { isHidden, typeOf } from '../hosting/served-files.ts';
import { accepts, hasCopy, rangeOf } from './conditions.ts';

/** The only files that can be requested: nothing else is ever looked up on disk. */
export const publicFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, path: `/${relative(folder, file).replaceAll('\\', '/')}` }))
    .filter(({ path }) => !isHidden(path));

type Body = {
  coding: 'br' | 'gzip' | '';
  wire: string;
  etag: string;
  headers: string[];
  /** Of a 304, which has no body. */
  unmodified: string[];
};

/** A compressed text file in its three encodings, best first. */
export type Text = readonly Body[];

/** Small and requested all the time: served from memory, twice as fast as from disk. */
export function readText(file: string, headers: Headers): Text {
  const forms = [
    { coding: 'br', ending: '.br' },
    { coding: 'gzip', ending: '.gz' },
    { coding: '', ending: '' },
  ] as const;
  return forms.map(({ coding, ending }) => {
    const bytes = readFileSync(file + ending);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const unmodified = Object.entries({ ...headers, Vary: 'Accept-Encoding', ETag: etag }).flat();
    const described = {
      ...(coding && { 'Content-Encoding': coding }),
      'Content-Type': typeOf(file),
      'Content-Length': String(bytes.length),
    };
    return {
      coding,
      // One character per byte: Node sends such a string together with the headers, 10 % faster.
      wire: bytes.toString('latin1'),
      etag,
      headers: [...unmodified, ...Object.entries(described).flat()],
      unmodified,
    };
  });
}

export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  text: Text,
  status = 200,
) {
  const body = text.find(({ coding }) => coding === '' || accepts(request, coding))!;
  if (status === 200 && hasCopy(request, body.etag))
    return response.writeHead(304, body.unmodified).end();
  response.writeHead(status, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.wire, 'latin1');
}

/** A film, a picture or a font: streamed from disk, from the requested offset. */
export type DiskFile = { file: string; type: string; headers: Headers };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: FileHandle,
  { type, headers }: DiskFile,
) {
  // Size, ETag and bytes come from one open file, so that they match even while it is replaced.
  const { size, mtimeMs } = await handle.stat();
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const described = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (hasCopy(request, etag)) return response.writeHead(304, described).end();
  const range = rangeOf(request, etag, size);
  if (range === 'beyond') {
    const refusal = { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' };
    return response.writeHead(416, { ...headers, ...refusal }).end();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...described,
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    'Content-Type': type,
    'Content-Length': end - start + 1,
  });
  if (request.method === 'HEAD' || size === 0) return response.end();
  const stream = handle.createReadStream({ start, end, autoClose: false });
  await pipeline(stream, response, { end: false });
  // A truncated file: close the connection, or the next response would be taken for its rest.
  if (stream.bytesRead === end - start + 1) response.end();
  else response.destroy();
}

/** False if the file no longer exists. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: DiskFile) {
  const handle = await open(file.file).catch(() => undefined);
  if (!handle) return false;
  try {
    await answer(request, response, handle, file);
  } catch {
    response.destroy(); // the visitor has left, or the disk has failed
  } finally {
    await handle.close();
  }
  return true;
}
