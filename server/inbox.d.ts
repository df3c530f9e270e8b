/** The inbox's only door: packages/inbox opens it, and the server is whole without. */
declare module '#inbox' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export function openInboxOrExit(): {
    /** Answers what was asked for under /api/. */
    handle(request: IncomingMessage, response: ServerResponse): void;
    /** Finishes the mail in hand at once, and closes the store when all requests are answered. */
    close(answered?: Promise<void>): Promise<void>;
  };
}
