import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Media, Still } from '#shapes';
import { loadWithNode, readContent } from '../../../content/read-content.ts';
import {
  cropAround,
  findOriginals,
  makePicture,
  ORIGINALS,
  originalProblems,
  readSource,
  sourceOf,
  wantedPictures,
} from './originals.ts';

const content = await readContent(loadWithNode);
const wanted = wantedPictures(content);
const [photo, drawing] = Object.values((content.words.media as Media).stills) as [Still, Still];
const largest = Math.max(...photo.widths);
const still = wanted.find(({ file }) => file === `${photo.name}-${photo.widths[0]}.avif`)!;

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'originals-'));

/** Left half red, right half blue. */
const twoColours = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      '<rect width="50%" height="100%" fill="#f00"/>' +
      '<rect x="50%" width="50%" height="100%" fill="#00f"/></svg>',
  );

beforeAll(async () => {
  process.chdir(folder);
  mkdirSync(ORIGINALS, { recursive: true });
  await sharp(twoColours(4000, 1200)).jpeg().toFile(`${ORIGINALS}/${photo.name}.jpg`);
  writeFileSync(`${ORIGINALS}/${drawing.name}.svg`, twoColours(320, 180));
  writeFileSync(`${ORIGINALS}/focus.ts`, 'export const focus = {};\n');
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('originals → found by their names, and nothing else is', () => {
  expect(findOriginals().sort()).toEqual([`${drawing.name}.svg`, `${photo.name}.jpg`].sort());
});

test.each([
  [[0, 0], 'red'],
  [[100, 50], 'blue'],
] as const)(
  'a photograph with its focus at %j → the %s part, in the size and format asked for',
  async (focus, colour) => {
    const picture = await makePicture(await readSource({ file: `${photo.name}.jpg` }), still, {
      [photo.name]: focus,
    });
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([still.width, still.height, 'heif']);
    const { channels } = await sharp(picture).stats();
    const [red, , blue] = channels.map(({ mean }) => mean);
    expect(red! > blue!).toBe(colour === 'red');
  },
);

test('a small drawing → drawn anew at the size asked for, sharp', async () => {
  const large = wanted.find(({ file }) => file === `${drawing.name}-${largest}.webp`)!;
  const picture = await makePicture(await readSource({ file: `${drawing.name}.svg` }), large, {});
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray(0, info.width * info.channels);
  const mixed = Array.from({ length: info.width }, (_, x) => row[x * info.channels]!).filter(
    (red) => red > 40 && red < 215,
  );
  expect(info.width).toBe(largest);
  expect(mixed.length).toBeLessThan(8);
});

describe('an original that cannot be used → its name and how to fix it', () => {
  test('too small', () => {
    const file = `${photo.name}.jpg`;
    expect(originalProblems([{ file, width: 800, height: 600 }], wanted)).toEqual([
      `company/pictures/${file}: is 800 × 600 pixels, and must have ${photo.width} × ${photo.height}. Put a larger one there.`,
    ]);
  });
  test('shown nowhere', () => {
    const [problem] = originalProblems([{ file: 'truck.jpg', width: 4000, height: 3000 }], wanted);
    expect(problem).toMatch(
      new RegExp(
        `^company/pictures/truck\\.jpg: no page shows it\\. Name it after .*${photo.name}`,
      ),
    );
  });
});

test("a poster's own original → used before the one for both cuts", () => {
  const tall = wanted.find(({ file }) => file.startsWith('hero-tall'))!;
  const both = { file: 'hero.jpg', width: 4000, height: 3000 };
  const own = { file: 'hero-tall.jpg', width: 2000, height: 2500 };
  expect(sourceOf(tall, [both])).toBe(both);
  expect(sourceOf(tall, [both, own])).toBe(own);
});

test('a crop → never outside of the picture', () => {
  const source = { file: `${photo.name}.jpg`, width: 1000, height: 3000 };
  const height = Math.round((1000 * still.height) / still.width);
  expect(cropAround(source, still, [0, 100])).toEqual({
    left: 0,
    top: 3000 - height,
    width: 1000,
    height,
  });
});
