import { expect, onTestFinished, test, vi } from 'vitest';
import { createRateLimit, LIMITS, visitorOf } from './rate-limit.ts';

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
  ['2001:db8:0', ':', 1_000],
  ['198.51.100', '.', 256],
])(
  'more visitors of %s at once than are remembered → forty pass, and those of the next network too',
  (network, sign, size) => {
    const { limit } = limitWithClock({ ...LIMITS, visitors: 200 });
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

const CONNECTION = '198.51.100.1';
const behindOne = (forwardedFor: string) => visitorOf(CONNECTION, forwardedFor, 1);

test.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:4711', '203.0.113.9'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['[2001:db8:0:1::1]', '2001:db8:0:1'],
  ['"[2001:DB8::1:0:0:0:1]:4711"', '2001:db8:0:1'],
  ['2001:0db8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001::2:3:4:5:6', '2001:0:0:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s → one visitor, %s', (written, visitor) => expect(behindOne(written)).toBe(visitor));

test.each([
  '',
  'unknown',
  '203.0.113',
  '_hidden',
  '203.0.113.9, ',
  'javascript:alert(1)',
  '::g',
  '20"3.0.113.9"',
  '"203.0.113".9',
  '2001:[db8::1]',
  '[2001:db8::]1',
])('junk (%j) → the connection', (written) => expect(behindOne(written)).toBe(CONNECTION));

test('no header, or nothing that can be read at all → the connection, or nobody', () => {
  expect(visitorOf(CONNECTION, undefined, 1)).toBe(CONNECTION);
  expect(visitorOf('', undefined, 0)).toBe('');
});

test('one proxy → its own entry, not what strangers wrote before it', () => {
  expect(behindOne('192.0.2.66, 203.0.113.9')).toBe('203.0.113.9');
});

test('two proxies → the entry of the outer one; too few entries → the connection', () => {
  expect(visitorOf(CONNECTION, '192.0.2.66, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9');
  expect(visitorOf(CONNECTION, '203.0.113.9', 2)).toBe(CONNECTION);
});

test('no proxy → the connection, whatever the header says', () => {
  expect(visitorOf('::ffff:198.51.100.1', '203.0.113.9', 0)).toBe(CONNECTION);
});
