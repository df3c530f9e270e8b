/** The inbox's only interface: packages/inbox implements it, and the server works without it. */
declare module '#inbox' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export function openInboxOrExit(): {
    /** Responds to requests under /api/. */
    handle(request: IncomingMessage, response: ServerResponse): void;
    /** Finishes the current mail at once, and closes the store when all requests are done. */
    close(answered?: Promise<void>): Promise<void>;
  };
}
