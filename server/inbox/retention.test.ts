import { expect, onTestFinished, test, vi } from 'vitest';
import { inboxSettings, insertMessage, startInbox, until } from './fixture-inbox.ts';
import { DAY, eraseOld, HOUR } from './retention.ts';
import { openStore } from './store.ts';

/** A message of each of the last eight days, in a store that no server has looked at. */
async function startWithDays() {
  const { settings, env } = await inboxSettings();
  const store = openStore(settings.inbox);
  onTestFinished(store.close);
  const now = Date.now() - HOUR;
  for (let day = 0; day < 8; day += 1) await insertMessage(store, `${day}`, now - day * DAY);
  /** At that time by the clock; returns how many are left, too. */
  const erase = async (keepDays: number, time: number) => {
    const found = await eraseOld(store, keepDays, time);
    const left = await store.read((from) => from.selectFrom('message').select('id').execute());
    return { ...found, left: left.length };
  };
  return { erase, now, env };
}

test('KEEP_DAYS → the server erases what is older, says so, and keeps the rest', async () => {
  const { env } = await startWithDays();
  const { logged, rows } = await startInbox({ ...env, KEEP_DAYS: '5' });
  await until(() => logged.includes('3 entries older than KEEP_DAYS (5) are erased.'));
  expect((await rows('message')).map(({ id }) => id).sort()).toEqual(['0', '1', '2', '3', '4']);
});

test('a server that was off for a quarter of KEEP_DAYS → erases at its start what was due meanwhile', async () => {
  const { erase, now } = await startWithDays();
  expect(await erase(8, now)).toEqual({ erased: 0, ahead: 0, left: 8 });
  expect(await erase(8, now + 2 * DAY)).toEqual({ erased: 1, ahead: 0, left: 7 });
});

test('a clock that is a year behind while a message arrives → it is kept as long as any other', async () => {
  const { send, store, rows } = await startInbox();
  await insertMessage(store, 'earlier', Date.now());
  await eraseOld(store, 365);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * DAY });
  onTestFinished(() => void vi.useRealTimers());
  expect(await send()).toBe(201);
  await eraseOld(store, 365);
  vi.useRealTimers();
  expect(await eraseOld(store, 365)).toEqual({ erased: 0, ahead: 0 });
  expect(await rows('message')).toHaveLength(2);
});

test('a clock that is a year ahead → erases a day’s messages, twice a day, and says so', async () => {
  const { erase, now } = await startWithDays();
  expect(await erase(8, now)).toEqual({ erased: 0, ahead: 0, left: 8 });
  const wrong = now + 365 * DAY;
  expect(await erase(7, wrong)).toEqual({ erased: 1, ahead: 364, left: 7 });
  for (const hours of [1, 5, 11]) expect((await erase(7, wrong + hours * HOUR)).left).toBe(7);
  expect((await erase(7, wrong + 13 * HOUR)).left).toBe(6);
  expect((await erase(7, now + 2 * HOUR)).left).toBe(6); // corrected
});

test('a new store, and a clock that shows 1970 or a year ahead until it is corrected → nothing is missing', async () => {
  const { erase, now } = await startWithDays();
  for (const time of [1_000, now + 365 * DAY, now + HOUR])
    expect((await erase(8, time)).left).toBe(8);
  expect((await erase(2, now + 2 * HOUR)).left).toBe(2);
});
