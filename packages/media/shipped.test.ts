import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawIsotherms } from './drawings/isotherms.ts';
import { drawPortrait, portraitNames } from './drawings/portraits.ts';
import { places } from './places.ts';

const bytesSent = (text: string) => brotliCompressSync(text).length;

test.each(portraitNames)('the portrait of %s is what the generator draws, and small', (name) => {
  const portrait = readFileSync(join(places.shipped, `portrait-${name}.svg`), 'utf8');
  expect(portrait).toBe(drawPortrait(name));
  expect(bytesSent(portrait)).toBeLessThan(6000);
});

test('the isotherms are what the generator draws, and small', () => {
  const isotherms = readFileSync(places.isotherms, 'utf8');
  expect(isotherms).toBe(drawIsotherms());
  expect(bytesSent(isotherms)).toBeLessThan(3500);
});
