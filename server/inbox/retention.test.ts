import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseOld } from './retention.ts';
import { contact, startInbox } from './testing.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;

/** A message of each of the last days, with a store that has been looked at today. */
async function startWithDays(days: number) {
  const { store, json, rows } = await startInbox();
  const now = Date.now();
  for (let day = 0; day < days; day += 1) {
    const { id } = contact();
    await json('contact', contact({ id }));
    await store.write((tx) =>
      sql`UPDATE message SET received_at = ${now - day * DAY} WHERE id = ${id}`.execute(tx),
    );
  }
  const erase = (keepDays: number, at: number) => eraseOld(store, keepDays, at);
  return { store, erase, now, left: async () => (await rows('message')).length };
}

test('KEEP_DAYS → what is older is erased, the rest stays', async () => {
  const { erase, now, left } = await startWithDays(8);
  expect(await erase(5, now + HOUR)).toEqual({ erased: 3, ahead: 0 });
  expect(await left()).toBe(5);
});

test('a clock that is a year ahead → a day’s messages, twice a day, and said so', async () => {
  const { erase, now, left } = await startWithDays(8);
  const wrong = now + 365 * DAY;
  expect(await erase(7, wrong)).toEqual({ erased: 1, ahead: 364 });
  for (const hours of [1, 5, 11]) await erase(7, wrong + hours * HOUR);
  expect(await left()).toBe(7);
  await erase(7, wrong + 13 * HOUR);
  expect(await left()).toBe(6);
  await erase(7, now + 2 * HOUR); // corrected
  expect(await left()).toBe(6);
});

test('a clock that shows 1970 → nothing is erased, then or later', async () => {
  const { erase, now, left, store } = await startWithDays(3);
  await store.write((tx) => sql`UPDATE clock SET believed = 0, looked_at = 0`.execute(tx)); // new
  await erase(2, 1000);
  expect(await left()).toBe(3);
  await erase(2, now + HOUR);
  expect(await left()).toBe(2);
});
