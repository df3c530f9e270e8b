import { type DeleteResult, sql } from 'kysely';
import type { Store, Tx } from './store.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** A clock that shows an earlier time is wrong: this code did not exist yet. */
const EARLIEST = Date.UTC(2026, 10, 1);

/**
 * How far the clock may be from the time that we know. A server that was off for some weeks looks
 * the same as a clock that is wrong by as much, and is taken for the former.
 */
const tolerance = (keepDays: number) => Math.max(DAY, (keepDays * DAY) / 4);

/**
 * A clock that is a year ahead would erase everything at once. When it is beyond the tolerance, the
 * time that we trust advances by one day, twice a day: a server that was off for long catches up, and
 * a wrong clock can be corrected in time. A clock that is a year behind is not followed at all.
 */
async function trustedTime(tx: Tx, keepDays: number, now: number) {
  const { believed, looked_at, newest } = await tx
    .selectFrom('clock')
    .select((from) => [
      'believed',
      'looked_at',
      from
        .selectFrom('message')
        .select((all) => all.fn.max('received_at').as('at'))
        .as('newest'),
    ])
    .executeTakeFirstOrThrow();
  const trust = async (time: number) => {
    await tx.updateTable('clock').set({ believed: time, looked_at: now }).execute();
    return time;
  };
  // With no messages there is nothing to lose.
  if (!newest) return trust(now);
  const lastTrusted = believed || newest;
  if (Math.abs(now - lastTrusted) <= tolerance(keepDays)) return trust(now);
  const isBehind = now < lastTrusted;
  const advancedRecently = Math.abs(now - looked_at) < 12 * HOUR;
  return isBehind || advancedRecently ? lastTrusted : trust(lastTrusted + DAY);
}

/** A message dated by a clock that is far behind would be erased once the clock is put right. */
export function arrivalTime(tx: Tx, keepDays: number) {
  const now = Math.max(Date.now(), EARLIEST);
  return tx.selectFrom('clock').select((row) => {
    const isBehind = row.case().when('believed', '>', now + tolerance(keepDays));
    return isBehind.then(row.ref('believed')).else(now).end().as('at');
  });
}

async function erase(...deletions: { executeTakeFirstOrThrow(): Promise<DeleteResult> }[]) {
  let erased = 0;
  for (const deletion of deletions)
    erased += Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
  return erased;
}

/** A subscription and its proof of consent are kept while it lasts. */
export const eraseOld = ({ write }: Store, keepDays: number, now = Date.now()) =>
  write(async (tx) => {
    if (now < EARLIEST) return { erased: 0, ahead: 0 };
    const time = await trustedTime(tx, keepDays, now);
    const end = time - keepDays * DAY;
    const month = Math.max(end, time - 30 * DAY);
    const erased = await erase(
      tx.deleteFrom('message').where('received_at', '<', end),
      tx
        .deleteFrom('outbox')
        .where((is) => is.or([is('made_at', '<', end), is('done_at', '<', month)])),
      tx
        .deleteFrom('subscriber')
        .where((is) =>
          is.or([
            is.and([is('state', '=', 'pending'), is('asked_at', '<', month)]),
            is('left_at', '<', end),
          ]),
        ),
    );
    return { erased, ahead: Math.trunc((now - time) / DAY) };
  });

/** Everything about one person. Returns how many rows there were. */
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
    const { erased, ahead } = await eraseOld(store, keepDays);
    const direction = ahead > 0 ? 'ahead of' : 'behind';
    if (ahead !== 0)
      log(
        `The clock is ${Math.abs(ahead)} days ${direction} the last check. If it is wrong, correct it.`,
      );
    if (erased > 0) log(`${erased} entries older than KEEP_DAYS (${keepDays}) are erased.`);
  }
  const run = () => void eraseExpired().catch(() => {}); // the store has logged why it is unavailable
  run();
  setInterval(run, HOUR).unref();
}
