import { setTimeout as pause } from 'node:timers/promises';

export type Count = { passed: number; failed: number };

/** Keeps one promise and says how it went: the runners below e2e/ print these lines in place of a test framework. */
export async function judge(name: string, act: () => Promise<void>): Promise<Count> {
  try {
    await act();
    console.log(`ok      ${name}`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log(`FAILED  ${name}\n${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1 };
  }
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** Looks again and again until it holds, and says what was seen last when it never did. */
export async function until<T>(
  what: string,
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  limit = 45_000,
) {
  const deadline = Date.now() + limit;
  let seen = await look();
  while (!holds(seen)) {
    if (Date.now() > deadline)
      throw new Error(`${what}: not within ${limit / 1000} s; last seen ${JSON.stringify(seen)}`);
    await pause(50);
    seen = await look();
  }
  return seen;
}
