import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../../e2e/tools/until.ts';
import { aMessage, startInbox } from '../testing/inbox.ts';
import { withEachStore } from '../testing/stores.ts';
import { type Database, query } from './database.ts';
import { DAY, HOUR } from './durations.ts';
import { listMessages } from './messages.ts';
import { believedTime, startRetention } from './retention.ts';

const START = Date.UTC(2026, 10, 15);

withEachStore((makeStore) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    return () => void vi.useRealTimers();
  });

  async function start(settings: Record<string, string>) {
    const inbox = await startInbox(settings);
    onTestFinished(() => inbox.stop());
    const clock = () => inbox.read(query('SELECT * FROM clock'));
    await until(async () => (await clock()).length > 0, 'its own first look is over');
    return inbox;
  }

  test('a clock that is 400 days ahead at the start, and at ten more → nothing is erased', async () => {
    const store = await makeStore();
    const said = vi.spyOn(console, 'error');
    const inbox = await start(store);
    for (let i = 0; i < 5; i += 1) await inbox.post('/api/forms/contact', aMessage());
    vi.setSystemTime(START + 400 * DAY);
    for (let i = 0; i < 10; i += 1) {
      said.mockClear();
      const again = await startInbox(store);
      await until(() => said.mock.calls.join().includes('399 days ahead'), 'the clock is named');
      await again.stop();
    }
    expect(await inbox.read(listMessages())).toHaveLength(5);
  });

  test('an hour later → believed; a year later → a day, and the next one half a day later', async () => {
    const inbox = await start(await makeStore());
    const at = (time: number) => inbox.read(believedTime(time));
    expect(await at(START)).toBe(START);
    expect(await at(START + HOUR)).toBe(START + HOUR);
    const wrong = START + 365 * DAY;
    expect(await at(wrong)).toBe(START + HOUR + DAY);
    expect(await at(wrong + HOUR)).toBe(START + HOUR + DAY);
    expect(await at(wrong + 12 * HOUR)).toBe(START + HOUR + 2 * DAY);
  });

  test('mended after it was wrong → the right time again', async () => {
    const inbox = await start(await makeStore());
    const at = (time: number) => inbox.read(believedTime(time));
    await at(START);
    await at(START + 365 * DAY);
    expect(await at(START + 2 * HOUR)).toBe(START + 2 * HOUR);
  });

  test('a server that was off for three days → has caught up after a few', async () => {
    const inbox = await start(await makeStore());
    const at = (time: number) => inbox.read(believedTime(time));
    await at(START);
    let behind = 3 * DAY;
    for (let hours = 0; hours < 96; hours += 1) {
      const now = START + 3 * DAY + hours * HOUR;
      behind = now - (await at(now));
    }
    expect(behind).toBe(0);
  });
});

test('every hour, until it is stopped → looks again, and brings everything into the one file', async () => {
  vi.useFakeTimers({ now: START });
  onTestFinished(() => void vi.useRealTimers());
  let looks = 0;
  const checkpoint = vi.fn(async () => {});
  const transact = async () => {
    looks += 1;
    return { believed: Date.now(), erased: 0 };
  };
  const retention = startRetention({ transact, checkpoint } as unknown as Database, 365);
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect([looks, checkpoint.mock.calls.length]).toEqual([4, 4]);
  await retention.stop();
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(looks).toBe(4);
});
