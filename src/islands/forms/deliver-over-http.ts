/** In milliseconds. After the timeout the form gives up, even during an attempt. */
const TIMING = { timeout: 15_000, firstPause: 500, attempts: 5 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The server's messages for fields that it refuses, by name, in the visitor's language. */
export type Refusals = Record<string, string>;

/** A form service may answer with anything, so only an object of messages counts. */
const refusalsIn = (answer: Response): Promise<Refusals> =>
  answer.json().then(
    ({ errors }) => (Array.isArray(errors) ? {} : { ...errors }),
    () => ({}),
  );

/**
 * Posts the content as JSON, and tries again with exponential backoff and jitter if there is no
 * response or the server fails. All attempts share an id, so a message that arrives twice is stored
 * once. Returns the fields that the server refuses, or an empty object once it has the content.
 */
export async function deliverOverHttp(
  address: string,
  content: object,
  { timeout, firstPause, attempts } = TIMING,
): Promise<Refusals> {
  const signal = AbortSignal.timeout(timeout);
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(content),
    signal,
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, request).catch(() => undefined);
    if (answer?.ok) return {};
    const refusals = answer?.status === 422 ? await refusalsIn(answer) : {};
    if (Object.keys(refusals).length > 0) return refusals;
    const isWorthRetrying = !answer || answer.status >= 500;
    if (!isWorthRetrying || attempt === attempts || signal.aborted)
      throw new Error('The form was not delivered.');
    await pause(firstPause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  }
}
