import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Headers } from '../hosting/headers.ts';
import { hasCopy, rangeOf } from './conditions.ts';

/** A film, a picture or a font: read from the disk a piece at a time, from wherever the visitor asks. */
export type DiskFile = { file: string; type: string; headers: Headers };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: FileHandle,
  { type, headers }: DiskFile,
) {
  // Size, tag and bytes come from one open file, so that they belong together even when it is being replaced.
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
  // A file that was cut short meanwhile: hang up, or the next answer would be taken for the rest of this one.
  if (stream.bytesRead === end - start + 1) response.end();
  else response.destroy();
}

/** False when the file is no longer there. */
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
