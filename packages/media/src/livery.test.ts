import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { company } from '#company/facts.ts';
import { livery, paintMark } from './livery.ts';

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('#company/brand/palette.ts');
  vi.doUnmock('#company/facts.ts');
});

const inputsOfToday = async () => (await import('./inputs.ts')).renderInputs('hero-wide');

test('the trailer reads the company’s short name', () => {
  expect(livery.name).toBe(company.shortName.toUpperCase());
});

test('another cab colour or another name → the pictures are no longer of today', async () => {
  const before = await inputsOfToday();
  vi.resetModules();
  vi.doMock('#company/brand/palette.ts', async (original) => {
    const { palette } = await original<typeof import('#company/brand/palette.ts')>();
    return { palette: { ...palette, 'polar-700': '#7a1f1f' } };
  });
  const painted = await inputsOfToday();
  expect(painted).not.toBe(before);
  vi.resetModules();
  vi.doMock('#company/facts.ts', () => ({ company: { ...company, shortName: 'Else' } }));
  expect(await inputsOfToday()).not.toBe(painted);
});

test('the mark → drawn in colour on a clear ground', async () => {
  const { data, info } = await sharp(await paintMark())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 2048, height: 2048, channels: 4 });
  const alphas = data.filter((_, at) => at % 4 === 3);
  const clear = alphas.filter((alpha) => alpha === 0).length / alphas.length;
  const covered = alphas.filter((alpha) => alpha === 255).length / alphas.length;
  expect(clear).toBeGreaterThan(0.1);
  expect(covered).toBeGreaterThan(0.05);
});
