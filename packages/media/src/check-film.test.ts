import { expect, test } from 'vitest';
import { measureSteps, standsOut } from './check-film.ts';

const [width, height] = [320, 180];

/** A grey picture with a small bright square. */
function frame(brightness: number, x: number) {
  const pixels = new Uint8Array(width * height).fill(brightness);
  for (let row = 80; row < 90; row++) pixels.fill(250, row * width + x, row * width + x + 10);
  return pixels;
}
const loop = Array.from({ length: 96 }, (_, i) => {
  const wave = Math.sin((2 * Math.PI * i) / 96);
  return frame(100 + 3 * wave, Math.round(110 + 24 * wave));
});

test('a loop that returns to its start has no seam', () => {
  expect(standsOut(measureSteps(loop))).toBe(false);
});

test('a loop that is cut short jumps, if only by something small', () => {
  expect(standsOut(measureSteps(loop.slice(0, 80)))).toBe(true);
});
