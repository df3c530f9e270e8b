import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function limitWithClock() {
  let now = 0;
  const limit = createRateLimit(() => now);
  return { limit, pass: (ms: number) => (now += ms) };
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

test('addresses of one IPv6 network → one visitor', () => {
  const { limit } = limitWithClock();
  times(10, () => limit('2001:db8::1'));
  expect(limit('2001:db8:0:0:ffff::2')).toBeGreaterThan(0);
  expect(limit('2001:db8:0:1::1')).toBe(0);
});

test('an IPv4 address, plain or mapped → one visitor', () => {
  const { limit } = limitWithClock();
  times(10, () => limit('192.0.2.1'));
  expect(limit('::ffff:192.0.2.1')).toBeGreaterThan(0);
});

test('a day later → a new key, and nobody is remembered', () => {
  const { limit, pass } = limitWithClock();
  times(10, () => limit('192.0.2.1'));
  pass(24 * 60 * 60 * 1000);
  expect(times(10, () => limit('192.0.2.1'))).toEqual(Array(10).fill(0));
});
