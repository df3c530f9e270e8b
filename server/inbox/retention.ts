import { type DeleteResult, sql } from 'kysely';
import { logFailure } from './failures.ts';
import type { Store, Tx } from './store.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/**
 * Advances the store's own time. It follows the clock but ignores its jumps, so that neither a
 * wrong clock nor a corrected one makes anything older. A server that was off for weeks looks like
 * a clock that jumped, so only more than a quarter of KEEP_DAYS counts as a jump.
 */
async function advanceTime(tx: Tx, keepDays: number, now: number) {
  const last = await tx
    .selectFrom('clock')
    .select(['believed as time', 'looked_at as clock'])
    .executeTakeFirstOrThrow();
  const passed = now - last.clock;
  const isJump = Math.abs(passed) > Math.max(DAY, (keepDays * DAY) / 4);
  const time = isJump ? last.time : last.time + passed;
  await tx.updateTable('clock').set({ believed: time, looked_at: now }).execute();
  const isFirst = last.clock === 0;
  return { time, jumped: isJump && !isFirst ? Math.trunc(passed / DAY) : 0 };
}

/** Selects the store's own time. Every row that will be erased one day is stamped with it. */
export const storeTime = (tx: Tx) => tx.selectFrom('clock').select('believed');

async function erase(...deletions: { executeTakeFirstOrThrow(): Promise<DeleteResult> }[]) {
  let erased = 0;
  for (const deletion of deletions)
    erased += Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
  return erased;
}

/**
 * Erases what is older than KEEP_DAYS. Mails that were sent, and subscriptions that were never
 * confirmed, are kept for a month at most; a subscriber is kept, with the proof of consent.
 */
export const eraseOld = ({ write }: Store, keepDays: number, now = Date.now()) =>
  write(async (tx) => {
    const { time, jumped } = await advanceTime(tx, keepDays, now);
    const cutoff = time - keepDays * DAY;
    const monthCutoff = Math.max(cutoff, time - 30 * DAY);
    const erased = await erase(
      tx.deleteFrom('message').where('store_time', '<', cutoff),
      tx
        .deleteFrom('outbox')
        .where('made_at', '<', monthCutoff)
        .where((eb) => eb.or([eb('done_at', 'is not', null), eb('made_at', '<', cutoff)])),
      tx
        .deleteFrom('subscriber')
        .where('state', '!=', 'confirmed')
        .where('store_time', '<', monthCutoff)
        .where((eb) => eb.or([eb('state', '=', 'pending'), eb('store_time', '<', cutoff)])),
    );
    return { erased, jumped };
  });

/** Erases everything about one person, and returns how many rows that were. */
export const eraseAddress = ({ write }: Store, address: string) =>
  write((tx) => {
    const isTheirs = (column: 'email' | 'address') =>
      sql<boolean>`lower(${sql.ref(column)}) = lower(${address})`; // as the store lowers letters
    return erase(
      tx.deleteFrom('message').where(isTheirs('email')),
      tx.deleteFrom('subscriber').where(isTheirs('address')),
      tx.deleteFrom('outbox').where(isTheirs('address')),
    );
  });

export function startRetention(store: Store, keepDays: number, log: (line: string) => void) {
  async function eraseExpired() {
    const { erased, jumped } = await eraseOld(store, keepDays);
    const direction = jumped > 0 ? 'forward' : 'back';
    if (jumped !== 0)
      log(
        `The clock jumped ${Math.abs(jumped)} days ${direction}, which makes no message older. Correct it if it is wrong.`,
      );
    if (erased > 0) log(`Erased entries older than KEEP_DAYS (${keepDays}): ${erased}.`);
  }
  const run = () =>
    void eraseExpired().catch((error) => logFailure(log, 'Erasing old entries', error));
  run();
  setInterval(run, HOUR).unref();
}
