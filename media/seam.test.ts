import { expect, test } from 'vitest';
import { measureSteps, standsOut } from './seam.ts';

const frame = (brightness: number) => new Uint8Array(16).fill(brightness);
const pulse = Array.from({ length: 24 }, (_, i) => frame(100 + 40 * Math.sin((2 * Math.PI * i) / 24)));

test('a loop that returns to its start has no seam', () => {
  expect(standsOut(measureSteps(pulse))).toBe(false);
});

test('a loop that is cut short jumps', () => {
  expect(standsOut(measureSteps(pulse.slice(0, 18)))).toBe(true);
});
