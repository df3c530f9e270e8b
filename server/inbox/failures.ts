import { StoreUnavailable } from './store.ts';

/** What failed and where, without the error's message, which may repeat what a visitor wrote. */
function describeFailure(what: string, { name, code, message, stack = '' }: NodeJS.ErrnoException) {
  const [, location = 'an unknown location'] =
    /\n\s+at (.+)/.exec(stack.replace(message, '')) ?? [];
  return `${what} failed: ${[name, code].filter(Boolean).join(' ')} at ${location}`;
}

/** Logs one line, unless the store was unavailable, which it has already logged by itself. */
export function logFailure(log: (line: string) => void, what: string, error: Error) {
  if (!(error instanceof StoreUnavailable)) log(describeFailure(what, error));
}
