import { StoreUnavailable } from './store.ts';

/** Says what failed and where. The error's own message may repeat what a visitor wrote. */
function describeFailure(what: string, { name, code, message, stack = '' }: NodeJS.ErrnoException) {
  const [, location = 'an unknown location'] =
    /\n\s+at (.+)/.exec(stack.replace(message, '')) ?? [];
  return `${what} failed: ${[name, code].filter(Boolean).join(' ')} at ${location}`;
}

/** Logs one line, unless the store was unavailable, which it has already logged by itself. */
export function logFailure(log: (line: string) => void, what: string, error: Error) {
  if (!(error instanceof StoreUnavailable)) log(describeFailure(what, error));
}
