import { setTimeout as pause } from 'node:timers/promises';

const LIMIT = 100_000;

/** Checks again and again until it holds; a failure says what was seen last. */
export async function until<Seen>(
  look: () => Seen | Promise<Seen>,
  what: string,
  holds: (seen: Seen) => boolean = Boolean,
  limit = LIMIT,
): Promise<Seen> {
  const deadline = performance.now() + limit;
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (performance.now() > deadline)
      throw new Error(`${what}: never came, last seen ${JSON.stringify(seen)}`);
    await pause(20);
  }
}

/** Whether anything responds at an address, even with an untrusted certificate. */
export const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    ({ cause }) => /CERT|SIGNATURE/.test(cause?.code),
  );
