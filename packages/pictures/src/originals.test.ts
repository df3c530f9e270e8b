import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages } from '#company/languages.ts';
import type { Media, Still } from '#shapes';
import { mediaFiles } from '../../../content/check-content.ts';
import { COMPANY, MEDIA } from '../../../content/company-folder.ts';
import { loadWithNode, readContent } from '../../../content/read-content.ts';
import { packIco } from './icons.ts';
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

/** Left half red, right half blue. */
const twoColours = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      '<rect width="50%" height="100%" fill="#f00"/>' +
      '<rect x="50%" width="50%" height="100%" fill="#00f"/></svg>',
  );

test('originals → found by their formats, and nothing else is', () => {
  const home = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), 'originals-')));
  try {
    expect(findOriginals()).toEqual([]);
    mkdirSync(ORIGINALS, { recursive: true });
    for (const file of ['a.svg', 'b.JPG', 'focus.ts']) writeFileSync(`${ORIGINALS}/${file}`, '');
    expect(findOriginals().sort()).toEqual(['a.svg', 'b.JPG']);
  } finally {
    process.chdir(home);
  }
});

test.each([
  [[0, 0], 'red'],
  [[100, 50], 'blue'],
] as const)(
  'a photograph with its focus at %j → the %s part, in the size and format asked for',
  async (focus, colour) => {
    const bytes = await sharp(twoColours(4000, 1200)).jpeg().toBuffer();
    const source = await readSource({ file: `${photo.name}.jpg`, bytes });
    const picture = await makePicture(source, still, { [photo.name]: focus });
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([still.width, still.height, 'heif']);
    const { channels } = await sharp(picture).stats();
    const [red, , blue] = channels.map(({ mean }) => mean);
    expect(red! > blue!).toBe(colour === 'red');
  },
);

test('a small drawing → drawn again at the size asked for, sharp', async () => {
  const large = wanted.find(({ file }) => file === `${drawing.name}-${largest}.webp`)!;
  const source = await readSource({ file: `${drawing.name}.svg`, bytes: twoColours(320, 180) });
  const picture = await makePicture(source, large, {});
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray(0, info.width * info.channels);
  const mixed = Array.from({ length: info.width }, (_, x) => row[x * info.channels]!).filter(
    (red) => red > 40 && red < 215,
  );
  expect(info.width).toBe(largest);
  expect(mixed.length).toBeLessThan(8);
});

test('an original that cannot be used → its name and how to fix it', () => {
  const sizeProblems = (file: string, width: number, height: number) =>
    originalProblems([{ file, width, height }], wanted);
  expect(sizeProblems(`${photo.name}.jpg`, 800, 600)).toEqual([
    `${COMPANY}/pictures/${photo.name}.jpg: is 800 × 600 pixels, and must have ${photo.width} × ${photo.height}. Put a larger one there.`,
  ]);
  expect(sizeProblems(`${photo.name}.jpg`, 16_000, 16_000)).toEqual([
    `${ORIGINALS}/${photo.name}.jpg: has 256 million pixels, and may have 100. Put a smaller one there.`,
  ]);
  expect(sizeProblems('truck.jpg', 4000, 3000)[0]).toMatch(
    new RegExp(
      `^${COMPANY}/pictures/truck\\.jpg: no page shows it\\. Name it after .*${photo.name}`,
    ),
  );
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
  const crop = { left: 0, top: 3000 - height, width: 1000, height };
  expect(cropAround(source, still, [0, 100])).toEqual(crop);
});

test('public/media → holds nothing that no page asks for', async () => {
  const contents = languages.map((language) => readContent(loadWithNode, language));
  const files = (await Promise.all(contents)).flatMap((content) => mediaFiles(content));
  const needed = new Set(files.map(({ media }) => media));
  expect(readdirSync(MEDIA).filter((file) => !needed.has(file))).toEqual([]);
});

test('an icon file points at the whole picture inside it', () => {
  const png = Buffer.from('picture');
  const ico = packIco(png, 32);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});
