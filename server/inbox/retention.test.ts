import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contact, DAY, HOUR, startInbox } from './fixture-inbox.ts';
import { eraseOld } from './retention.ts';

/** A message of each of the last eight days. The store has been looked at today, or never. */
async function startWithDays(isNew = false) {
  const { store, json, rows } = await startInbox();
  const now = Date.now();
  for (let day = 0; day < 8; day += 1) {
    const { id } = contact();
    await json('contact', contact({ id }));
    await store.write((tx) =>
      sql`UPDATE message SET received_at = ${now - day * DAY} WHERE id = ${id}`.execute(tx),
    );
  }
  if (isNew) await store.write((tx) => sql`UPDATE clock SET believed = 0`.execute(tx));
  /** At that time by the clock; returns how many are left, too. */
  const erase = async (keepDays: number, time: number) => {
    const found = await eraseOld(store, keepDays, time);
    return { ...found, left: (await rows('message')).length };
  };
  return { erase, now };
}

test('KEEP_DAYS → what is older is erased, the rest stays', async () => {
  const { erase, now } = await startWithDays();
  expect(await erase(5, now + HOUR)).toEqual({ erased: 3, ahead: 0, left: 5 });
});

test('a clock that is a year ahead → a day’s messages, twice a day, and said so', async () => {
  const { erase, now } = await startWithDays();
  const wrong = now + 365 * DAY;
  expect(await erase(7, wrong)).toEqual({ erased: 1, ahead: 364, left: 7 });
  for (const hours of [1, 5, 11]) expect((await erase(7, wrong + hours * HOUR)).left).toBe(7);
  expect((await erase(7, wrong + 13 * HOUR)).left).toBe(6);
  expect((await erase(7, now + 2 * HOUR)).left).toBe(6); // corrected
});

test('a new store, a clock that shows 1970 or is a year ahead → corrected, nothing is missing', async () => {
  const { erase, now } = await startWithDays(true);
  for (const time of [1_000, now + 365 * DAY, now + HOUR])
    expect((await erase(8, time)).left).toBe(8);
  expect((await erase(2, now + 2 * HOUR)).left).toBe(2);
});
