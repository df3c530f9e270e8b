import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { isPlainRange } from './conditions.ts';
import { isPublic } from './is-public.ts';
import type { Headers } from './read-headers.ts';

/** A visitor who leaves half way must not leave an open file behind, nor a file that vanished end the server. */
function closeWithVisitor(response: ServerResponse) {
  response.once('pipe', (file: NodeJS.ReadableStream & { destroy(): void }) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/** Films, pictures and fonts: read from the disk a piece at a time, from wherever the visitor asks. */
export function streamFiles(folder: string, headersFor: (path: string) => Headers) {
  const files = sirv(folder, {
    etag: true,
    extensions: [],
    setHeaders: (response) => response.removeHeader('ETag'),
  });
  return (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    onMissing: () => void,
  ) => {
    if (!isPublic(path)) return onMissing();
    if (!isPlainRange(request)) delete request.headers.range;
    closeWithVisitor(response);
    response.setHeaders(new Map(Object.entries(headersFor(path))));
    // sirv leaves the tag out of "not modified", where it is the very one that the visitor sent.
    const known = request.headers['if-none-match'];
    if (known) response.setHeader('ETag', known);
    files(request, response, onMissing);
  };
}
