import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inboxSettings, insertMessage, startInbox, until } from './fixture-inbox.ts';
import { DAY, eraseOld, HOUR } from './retention.ts';
import { openStore } from './store.ts';

/** A store with a message of each of the last eight days, whose clock was read every day. */
async function startWithDays() {
  const { settings, env } = await inboxSettings();
  const store = openStore(settings.inbox);
  onTestFinished(store.close);
  const now = Date.now() - HOUR;
  /** Erases at that time by the clock; the result also has how many are left. */
  const erase = async (keepDays: number, time: number) => {
    const found = await eraseOld(store, keepDays, time);
    const left = await store.read((db) => db.selectFrom('message').select('id').execute());
    return { ...found, left: left.length };
  };
  for (let day = 7; day >= 0; day -= 1) {
    await erase(365, now - day * DAY);
    await insertMessage(store, `${day}`, now - day * DAY);
  }
  return { erase, now, env };
}

test('KEEP_DAYS → the server erases what is older, says so, and keeps the rest', async () => {
  const { env } = await startWithDays();
  const { logged, rows } = await startInbox({ ...env, KEEP_DAYS: '5' });
  await until(() => logged.includes('Erased entries older than KEEP_DAYS (5): 3.'));
  expect((await rows('message')).map(({ id }) => id).sort()).toEqual(['0', '1', '2', '3', '4']);
});

test('a server that was off for a quarter of KEEP_DAYS → erases at its start what was due meanwhile', async () => {
  const { erase, now } = await startWithDays();
  expect(await erase(8, now)).toEqual({ erased: 0, jumped: 0, left: 8 });
  expect(await erase(8, now + 2 * DAY)).toEqual({ erased: 1, jumped: 0, left: 7 });
});

test.each([-20_000, -400, 400])(
  'a clock that is %i days wrong, until it is corrected → reported, and nothing is erased early',
  async (days) => {
    const { erase, now } = await startWithDays();
    const wrong = now + days * DAY;
    expect(await erase(8, wrong)).toEqual({ erased: 0, jumped: days, left: 8 });
    expect(await erase(8, wrong + HOUR)).toEqual({ erased: 0, jumped: 0, left: 8 });
    expect(await erase(8, now + 2 * HOUR)).toMatchObject({ erased: 0, left: 8 });
    expect(await erase(8, now + 26 * HOUR)).toEqual({ erased: 1, jumped: 0, left: 7 });
  },
);

test.each([-400, 400])(
  'a new store whose clock is %i days wrong, until it is corrected → every message is kept for KEEP_DAYS',
  async (days) => {
    const { send, rows, store } = await startInbox({}, { RCPT: Array(9_999).fill('451 later') });
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + days * DAY });
    onTestFinished(() => void vi.useRealTimers());
    await eraseOld(store, 365);
    expect(await send()).toBe(201);
    vi.setSystemTime(now);
    expect(await send()).toBe(201); // before anybody has looked at the clock
    await until(async () => {
      vi.setSystemTime(Date.now() + 100);
      return (await rows('outbox')).every(({ tries }) => tries > 3);
    });
    expect((await rows('outbox')).map(({ done_at }) => done_at)).toEqual([null, null]);
    for (let day = 0; day < 364; day += 28) await eraseOld(store, 365, now + day * DAY);
    expect(await rows('message')).toHaveLength(2);
    await eraseOld(store, 365, now + 366 * DAY);
    expect([await rows('message'), await rows('outbox')]).toEqual([[], []]);
  },
);

test('a store of version 4.0, and a crash while it was brought up to date → its messages keep their age', async () => {
  const { settings, rows, store } = await startInbox();
  await insertMessage(store, 'a', 1);
  for (const statement of [
    sql`ALTER TABLE message DROP COLUMN store_time`,
    sql`DELETE FROM kysely_migration WHERE name = '002'`,
  ])
    await store.write((tx) => statement.execute(tx));
  const later = openStore(settings.inbox);
  await later.prepare();
  await later.close();
  expect(await rows('message')).toMatchObject([{ received_at: 1, store_time: 1 }]);
});
