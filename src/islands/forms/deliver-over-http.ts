/** In milliseconds. After the timeout the visitor is told, even if a try is still in progress. */
const TIMING = { timeout: 15_000, firstPause: 500, tries: 5 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the server says about each field that it refuses, in the visitor's language. */
export type Refusals = Record<string, string>;

/** Form services answer in forms of their own. */
const refusalsIn = (answer: Response): Promise<Refusals> =>
  answer.json().then(
    ({ errors }) => (Array.isArray(errors) ? {} : { ...errors }),
    () => ({}),
  );

/**
 * Posts the content as JSON. Retries with exponential backoff and jitter if there was no response
 * or the server failed. All attempts share an id: a message that arrives twice is stored once.
 * Returns what was refused: nothing if it was delivered.
 */
export async function deliverOverHttp(
  address: string,
  content: object,
  { timeout, firstPause, tries } = TIMING,
): Promise<Refusals> {
  const signal = AbortSignal.timeout(timeout);
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(content),
    signal,
  };
  for (let made = 1; ; made += 1) {
    const answer = await fetch(address, request).catch(() => undefined);
    if (answer?.ok) return {};
    const refusals = answer?.status === 422 ? await refusalsIn(answer) : {};
    if (Object.keys(refusals).length > 0) return refusals;
    const mayHelp = !answer || answer.status >= 500;
    if (!mayHelp || made === tries || signal.aborted)
      throw new Error('The form was not delivered.');
    await pause(firstPause * 2 ** (made - 1) * (0.5 + Math.random() / 2));
  }
}
