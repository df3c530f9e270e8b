import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../../e2e/tools/until.ts';
import { aMessage, startInbox, untilRows } from '../testing/inbox.ts';
import type { StoreSettings } from '../testing/postgres.ts';
import { withEachStore } from '../testing/stores.ts';
import { DAY, type Database, HOUR } from './database.ts';
import { listMessages } from './messages.ts';
import { believedTime, eraseOlderThan, startRetention } from './retention.ts';

const START = Date.UTC(2026, 10, 15);
const CONTACT = '/api/forms/contact';

withEachStore((makeStore) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    return () => void vi.useRealTimers();
  });

  async function start(store: StoreSettings) {
    const inbox = await startInbox(store);
    onTestFinished(() => inbox.stop());
    const clock = () => inbox.query('SELECT * FROM clock');
    await untilRows(clock, 'its own first look is over');
    const at = (time: number) => inbox.transact((query) => believedTime(query, time));
    return { ...inbox, at };
  }

  test('a clock that is 400 days ahead at the start, and at ten more → nothing is erased', async () => {
    const store = await makeStore();
    const said = vi.spyOn(console, 'error');
    const inbox = await start(store);
    for (let i = 0; i < 5; i += 1) await inbox.post(CONTACT, aMessage());
    vi.setSystemTime(START + 400 * DAY);
    for (let i = 0; i < 10; i += 1) {
      said.mockClear();
      const again = await startInbox(store);
      await until(() => said.mock.calls.join().includes('399 days ahead'), 'the clock is named');
      await again.stop();
    }
    expect(await inbox.transact(listMessages)).toHaveLength(5);
  });

  test('an hour later → believed; a year later → a day, and the next one half a day later; corrected → the right time again', async () => {
    const { at } = await start(await makeStore());
    expect(await at(START)).toBe(START);
    expect(await at(START + HOUR)).toBe(START + HOUR);
    const wrong = START + 365 * DAY;
    expect(await at(wrong)).toBe(START + HOUR + DAY);
    expect(await at(wrong + HOUR)).toBe(START + HOUR + DAY);
    expect(await at(wrong + 12 * HOUR)).toBe(START + HOUR + 2 * DAY);
    expect(await at(START + 2 * HOUR)).toBe(START + 2 * HOUR);
  });

  test('a start with a clock in 1970, and the right one again → what is believed is the newest message, then today', async () => {
    const { at, query } = await start(await makeStore());
    const insert = `INSERT INTO message (id, form, received_at, first_name, last_name, email, message, suspect)
      VALUES ($1, 'contact', $2, '', '', '', '', 0)`;
    await query(insert, 'now', START - HOUR);
    await query(insert, 'from a clock that was a year ahead', START + 365 * DAY);
    expect(await at(HOUR)).toBeLessThan(DAY);
    expect(await at(START + HOUR)).toBe(START + HOUR);
    const lastYear = START - 300 * DAY;
    expect(await at(lastYear)).toBe(START - HOUR);
    expect(await at(START + 2 * HOUR)).toBe(START + 2 * HOUR);
  });

  test('a store that was made, or has been, in 1970 → today at the next look', async () => {
    const { at, query, post } = await start(await makeStore());
    await post(CONTACT, aMessage());
    await query('DELETE FROM clock');
    await at(HOUR);
    expect(await at(START + HOUR)).toBe(START + HOUR);
    await query('UPDATE clock SET believed = 0, looked_at = 0');
    expect(await at(START + HOUR)).toBe(START + HOUR);
  });

  test('a server that was off for three days → has caught up after a few', async () => {
    const { at } = await start(await makeStore());
    await at(START);
    let behind = 3 * DAY;
    for (let hours = 0; hours < 96; hours += 1) {
      const now = START + 3 * DAY + hours * HOUR;
      behind = now - (await at(now));
    }
    expect(behind).toBe(0);
  });

  test('older than the given time → erased; younger → kept', async () => {
    const { post, query, transact } = await start(await makeStore());
    const [old, young] = [aMessage(), aMessage()];
    for (const message of [old, young]) await post(CONTACT, message);
    await query('UPDATE message SET received_at = 1000 WHERE id = $1', old.id);
    await transact((query) => eraseOlderThan(query, 2000));
    expect(await query('SELECT id FROM message')).toEqual([{ id: young.id }]);
  });
});

test('every hour, until it is stopped → looks again; what was erased is overwritten, and again after a failure', async () => {
  vi.useFakeTimers({ now: START });
  onTestFinished(() => void vi.useRealTimers());
  let looks = 0;
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const vacuum = vi.fn(async () => {});
  vacuum.mockRejectedValueOnce(new Error('locked'));
  const transact = async () => {
    looks += 1;
    return { believed: Date.now(), erased: looks === 2 ? 1 : 0 };
  };
  const retention = startRetention({ transact, vacuum } as unknown as Database, 365);
  for (const vacuums of [1, 2, 2]) {
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(vacuum).toHaveBeenCalledTimes(vacuums);
  }
  expect(looks).toBe(4);
  await retention.stop();
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(looks).toBe(4);
});
