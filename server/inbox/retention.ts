import { type RawBuilder, sql } from 'kysely';
import type { Store, Tx } from './store.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** When this was written: a clock that shows an earlier time is wrong. */
const WRITTEN = Date.UTC(2026, 10, 1);

/**
 * A clock that is a year ahead would erase everything at once, and looks the same as a server that
 * was off for a year. So the time that we believe advances by at most a day, twice a day: a server
 * that was off catches up, and a wrong clock can be corrected in time. It goes back at once.
 */
async function believedTime(tx: Tx, now: number) {
  const { rows } = await sql<Record<'believed' | 'looked_at' | 'newest', number>>`
    SELECT believed, looked_at, (SELECT max(received_at) FROM message) AS newest
    FROM clock`.execute(tx);
  const { believed: known, looked_at, newest } = rows[0]!;
  const believed = known || newest || now;
  if (now > believed + DAY && Math.abs(now - looked_at) < 12 * HOUR) return believed;
  const later = Math.min(now, believed + DAY);
  await sql`UPDATE clock SET believed = ${later}, looked_at = ${now}`.execute(tx);
  return later;
}

async function erase(tx: Tx, rows: RawBuilder<unknown>[]) {
  let erased = 0;
  for (const each of rows)
    erased += Number((await sql`DELETE FROM ${each}`.execute(tx)).numAffectedRows);
  return erased;
}

/** A subscription and its proof of consent are kept while it lasts. */
export const eraseOld = ({ write }: Store, keepDays: number, now = Date.now()) =>
  write(async (tx) => {
    if (now < WRITTEN) return { erased: 0, ahead: 0 };
    const believed = await believedTime(tx, now);
    const end = believed - keepDays * DAY;
    const month = Math.max(end, believed - 30 * DAY);
    const erased = await erase(tx, [
      sql`message WHERE received_at < ${end}`,
      sql`outbox WHERE made_at < ${end} OR done_at < ${month}`,
      sql`subscriber WHERE (state = 'pending' AND asked_at < ${month}) OR left_at < ${end}`,
    ]);
    return { erased, ahead: Math.floor((now - believed) / DAY) };
  });

/** Everything about one person. Returns how many rows there were. */
export const eraseAddress = ({ write }: Store, address: string) =>
  write((tx) =>
    erase(tx, [
      sql`message WHERE lower(email) = lower(${address})`,
      sql`subscriber WHERE lower(address) = lower(${address})`,
      sql`outbox WHERE lower(address) = lower(${address})`,
    ]),
  );

export function startRetention(store: Store, keepDays: number, say: (line: string) => void) {
  async function look() {
    const { erased, ahead } = await eraseOld(store, keepDays);
    if (ahead > 0)
      say(`The clock is ${ahead} days ahead of the last check. If it is wrong, correct it.`);
    if (erased === 0) return;
    say(`${erased} entries older than KEEP_DAYS (${keepDays}) are erased.`);
    if (!store.isPostgres) await store.read(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
  }
  const lookQuietly = () => void look().catch(() => {}); // the store has said that it is away
  lookQuietly();
  setInterval(lookQuietly, HOUR).unref();
}
