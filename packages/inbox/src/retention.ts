import { DAY, type Database, HOUR, type Query } from './database.ts';

/** When this was written: a clock that shows an earlier time is wrong. */
const WRITTEN = Date.UTC(2026, 0, 1);

/**
 * The time as far as it can be trusted. A clock that is a year ahead would erase everything at
 * once, and looks the same as a server that was off for a year. So this time advances by at most a
 * day, twice a day: a server that was off catches up, and a wrong clock can be corrected in time.
 * It is never earlier than the newest trusted message: catching up would take as long.
 */
export async function believedTime(query: Query, now: number) {
  if (now < WRITTEN) return now; // too early to erase anything
  const [clock] = await query<{ believed: number; looked_at: number }>(
    'SELECT * FROM clock WHERE believed >= $1',
    WRITTEN,
  );
  const upTo = clock?.believed ?? now;
  const [newest] = await query<{ at: number | null }>(
    'SELECT max(received_at) AS at FROM message WHERE received_at <= $1',
    upTo,
  );
  const known = clock ?? { believed: newest?.at ?? now, looked_at: 0 };
  const isNear = now <= known.believed + DAY;
  if (!isNear && Math.abs(now - known.looked_at) < 12 * HOUR) return known.believed;
  const believed = isNear ? Math.max(now, newest?.at ?? 0) : known.believed + DAY;
  await query(
    `INSERT INTO clock (id, believed, looked_at) VALUES (1, $1, $2)
     ON CONFLICT (id) DO UPDATE SET believed = excluded.believed, looked_at = excluded.looked_at`,
    ...[believed, now],
  );
  return believed;
}

/** Implements `KEEP_DAYS`. A subscription and its proof of consent are kept while it lasts. */
export async function eraseOlderThan(query: Query, time: number) {
  const erased = [
    await query('DELETE FROM message WHERE received_at < $1 RETURNING 1', time),
    await query('DELETE FROM outbox WHERE made_at < $1 RETURNING 1', time),
    await query(
      "DELETE FROM subscriber WHERE state <> 'confirmed' AND since < $1 RETURNING 1",
      time,
    ),
    await query(
      'DELETE FROM consent WHERE at < $1 AND address NOT IN (SELECT address FROM subscriber) RETURNING 1',
      time,
    ),
  ];
  return erased.flat().length;
}

/** Erases what is too old, now and every hour, until stopped. */
export function startRetention(database: Database, keepDays: number) {
  let isSwept = true;
  const look = async () => {
    const now = Date.now();
    const { believed, erased } = await database.transact(async (query) => {
      const believed = await believedTime(query, now);
      return { believed, erased: await eraseOlderThan(query, believed - keepDays * DAY) };
    });
    if (erased > 0) {
      isSwept = false;
      console.log(`The inbox erased ${erased} entries older than KEEP_DAYS (${keepDays}).`);
    }
    if (now - believed > DAY) {
      const days = Math.round((now - believed) / DAY);
      console.error(
        `The clock is ${days} days ahead of the last look. Entries are erased a day at a time; if it is wrong, correct it.`,
      );
    }
    if (isSwept) return;
    await database.vacuum(); // where somebody holds the store, an hour later
    isSwept = true;
  };
  const quietly = () => look().catch(() => {}); // the next submit reports the failure
  let latest = quietly();
  const timer = setInterval(() => {
    latest = quietly();
  }, HOUR);
  return {
    /** Finishes the current run: a store that is closed must not be opened again. */
    async stop() {
      clearInterval(timer);
      await latest;
    },
  };
}
