import type { Handler } from './site-server.ts';

/** One line of JSON a request, without anything that says who the visitor is. */
export const logRequests =
  (handler: Handler, write: (line: string) => void): Handler =>
  (request, response) => {
    const { method, socket } = request;
    const sentBefore = socket.bytesWritten;
    // The links of the newsletter hold a secret behind the question mark.
    const url = request.url!.replace(/^(\/api\/[^?]*)\?.*$/s, '$1');
    const started = performance.now();
    response.once('close', () => {
      const { statusCode: status, writableFinished: finished } = response;
      const bytes = socket.bytesWritten - sentBefore; // headers included: what went over the wire
      const ms = Math.round((performance.now() - started) * 10) / 10;
      write(
        JSON.stringify({
          time: new Date().toISOString(),
          method,
          url,
          status,
          bytes,
          ms,
          finished,
        }),
      );
    });
    return handler(request, response);
  };
