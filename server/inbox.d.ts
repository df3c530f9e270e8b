/** The inbox's only door: packages/inbox opens it, and the server is whole without. */
declare module '#inbox' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export function openInboxOrExit(): {
    /** Answers what was asked for under /api/. */
    handle(request: IncomingMessage, response: ServerResponse): void;
    /** After the last request: finishes the mail in hand. */
    close(): Promise<void>;
  };
}
