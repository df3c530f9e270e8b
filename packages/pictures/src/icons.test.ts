import { expect, test } from 'vitest';
import { packIco } from './icons.ts';

test('an icon file points at the whole picture inside it', () => {
  const png = Buffer.from('picture');
  const ico = packIco(png, 32);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});
