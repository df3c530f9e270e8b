import { expect, onTestFinished, test, vi } from 'vitest';
import { createRateLimit, LIMITS } from './rate-limit.ts';

function limitWithClock(limits = LIMITS) {
  let now = 40 * 24 * 60 * 60 * 1000; // a machine that has been up for a while
  const rateLimit = createRateLimit(limits, () => now);
  return {
    limit: rateLimit.forVisitor,
    server: rateLimit.forServer,
    pass: (ms: number) => (now += ms),
  };
}

const times = (count: number, run: () => number) => Array.from({ length: count }, run);

test('ten at once → all pass; the eleventh waits six seconds, and then passes', () => {
  const { limit, pass } = limitWithClock();
  expect(times(10, () => limit('192.0.2.1'))).toEqual(Array(10).fill(0));
  expect(limit('192.0.2.1')).toBe(6);
  pass(5_000);
  expect(limit('192.0.2.1')).toBe(1);
  pass(1_000);
  expect(limit('192.0.2.1')).toBe(0);
});

test('another visitor → not held up', () => {
  const { limit } = limitWithClock();
  times(11, () => limit('192.0.2.1'));
  expect(limit('192.0.2.2')).toBe(0);
});

test('a day later → a new key, and nobody is remembered', () => {
  const { limit, pass } = limitWithClock();
  times(10, () => limit('192.0.2.1'));
  pass(24 * 60 * 60 * 1000);
  expect(times(10, () => limit('192.0.2.1'))).toEqual(Array(10).fill(0));
});

test('a hundred in a day → the next waits, though each minute was quiet', () => {
  const { limit, pass } = limitWithClock();
  const waits = times(101, () => {
    pass(60_000);
    return limit('192.0.2.1');
  });
  expect(waits.slice(0, 100)).toEqual(Array(100).fill(0));
  pass(60_000);
  expect(times(20, () => limit('192.0.2.1')).find(Boolean)).toBeGreaterThan(60);
});

test('five hundred at once, from wherever → the next waits seconds; five thousand in a day and no more', () => {
  const { server, pass } = limitWithClock();
  expect(times(500, server)).toEqual(Array(500).fill(0));
  expect(server()).toBe(20);
  const taken = times(24 * 60, () => {
    pass(60_000);
    return times(500, server).filter((wait) => wait === 0).length;
  });
  expect(500 + taken.reduce((sum, count) => sum + count)).toBe(5_000);
});

test.each([
  ['2001:db8:0', ':', 65_536],
  ['198.51.100', '.', 256],
])(
  'every visitor of %s at once → forty pass, and those of the next network too',
  (network, sign, size) => {
    const { limit } = limitWithClock();
    const passed = (of: string) =>
      Array.from({ length: size }, (_, index) => limit(`${of}${sign}${index.toString(16)}`)).filter(
        (wait) => wait === 0,
      ).length;
    expect([passed(network), passed(`${network}1`)]).toEqual([40, 40]);
  },
);

test('a visitor who is refused → uses up nothing of the neighbours', () => {
  const { limit } = limitWithClock();
  times(1_000, () => limit('192.0.2.1'));
  expect(limit('192.0.2.2')).toBe(0);
});

test('the clock of the machine set back → nobody is locked out', () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'] });
  const { forVisitor } = createRateLimit();
  times(5, () => forVisitor('192.0.2.1'));
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  expect(times(5, () => forVisitor('192.0.2.1'))).toEqual(Array(5).fill(0));
});

test('what is remembered of a visitor → never the address, and another mark every day', () => {
  const { limit, pass } = limitWithClock();
  const set = vi.spyOn(Map.prototype, 'set');
  onTestFinished(() => set.mockRestore());
  const marks = () => {
    set.mockClear();
    limit('192.0.2.1');
    return set.mock.calls.map(([key]) => String(key));
  };
  const forget = vi.spyOn(Map.prototype, 'clear');
  onTestFinished(() => forget.mockRestore());
  const today = marks();
  expect(today.length).toBeGreaterThan(0);
  expect(today.join()).not.toContain('192.0.2.1');
  expect(marks()).toEqual(today);
  expect(forget).not.toHaveBeenCalled();
  pass(24 * 60 * 60 * 1000);
  for (const mark of marks()) expect(today).not.toContain(mark);
  expect(forget).toHaveBeenCalledTimes(2);
});

test('as many visitors as fit → remembered; one more → who has been quiet longest is forgotten', () => {
  const { limit } = limitWithClock({ ...LIMITS, visitors: 50 });
  let others = 0;
  const come = (count: number) => times(count, () => limit(`other ${others++}`));
  times(10, () => limit('192.0.2.1'));
  come(49);
  expect(limit('192.0.2.1')).toBe(6); // and is the most recent
  come(49);
  expect(limit('192.0.2.1')).toBe(6);
  come(50);
  expect(limit('192.0.2.1')).toBe(0);
});
