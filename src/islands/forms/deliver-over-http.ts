/** In milliseconds. After the timeout the visitor is told, even if a try is still in progress. */
const TIMING = { timeout: 15_000, firstPause: 500, tries: 5 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Posts the content as JSON. Retries with exponential backoff and jitter if there was no response
 * or the server failed. All attempts share an id: a message that arrives twice is stored once.
 */
export async function deliverOverHttp(
  address: string,
  content: object,
  { timeout, firstPause, tries } = TIMING,
) {
  const signal = AbortSignal.timeout(timeout);
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(content),
    signal,
  };
  for (let made = 1; ; made += 1) {
    const answer = await fetch(address, request).catch(() => undefined);
    if (answer?.ok) return;
    const mayHelp = !answer || answer.status >= 500;
    if (!mayHelp || made === tries || signal.aborted)
      throw new Error('The form was not delivered.');
    await pause(firstPause * 2 ** (made - 1) * (0.5 + Math.random() / 2));
  }
}
