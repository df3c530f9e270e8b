import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Film as ShownFilm } from '#shapes';
import { leadership } from '#words/about.ts';
import { films as shown, stills as shownStills } from '#words/media.ts';
import { portraitIn } from '../../../content/check-content.ts';
import { COMPANY, MEDIA } from '../../../content/company-folder.ts';
import { CUTS, cutName, mediaFile, PICTURE_FORMATS } from '../../../content/media-files.ts';
import { CODECS, type FilmName, films, hasOriginal, places, stills } from './catalogue.ts';
import { pictureInputs, shippedInputs } from './inputs.ts';

const bytesSent = (file: string) => brotliCompressSync(readFileSync(file)).length;
const sizeOf = (file: string) => statSync(join(places.shipped, file)).size;

/** What the company shows of the kit: an adopter may have only pictures, or its own. */
const wanted = Object.values<ShownFilm>(shown).filter(
  ({ name, withoutVideo }) => !withoutVideo && !hasOriginal(name),
);
const filmNames = (Object.keys(films) as FilmName[]).filter((film) =>
  wanted.some(({ name }) => film.startsWith(`${name}-`)),
);
const stillNames = (Object.keys(stills) as (keyof typeof stills)[]).filter(
  (still) => Object.values(shownStills).some(({ name }) => name === still) && !hasOriginal(still),
);
const drawings = (leadership?.people ?? [])
  .flatMap(({ portrait }) => (portrait ? portraitIn(MEDIA, portrait) : []))
  .filter((file) => file.endsWith('.svg'));

/** The level of an H.264 film, times ten: it is in the decoder configuration box (avcC). */
function levelOf(file: string) {
  const film = readFileSync(join(places.shipped, file));
  return film[film.indexOf('avcC') + 'avcC'.length + 3];
}

test.each(filmNames)(
  'every size of the film %s → within its limit; H.264 at level 4.1, which phones have decoded for ten years',
  (name) => {
    for (const cut of films[name].cuts) {
      expect(levelOf(mediaFile(name, cut.width, 'h264.mp4'))).toBeLessThanOrEqual(41);
      for (const codec of CODECS) {
        const size = sizeOf(mediaFile(name, cut.width, `${codec}.mp4`));
        expect(size).toBeGreaterThan(100_000);
        expect(size).toBeLessThanOrEqual(cut[codec].limit);
      }
    }
  },
);

const pictureSizes = [
  ...stillNames.flatMap((name) => stills[name].sizes.map((size) => ({ name, ...size }))),
  ...filmNames.flatMap((name) =>
    films[name].cuts.map(({ width, poster }) => ({ name, width, limits: poster })),
  ),
];
test.each(pictureSizes)('the picture $name, $width wide, is there, within its limits', (size) => {
  for (const format of PICTURE_FORMATS)
    expect(sizeOf(mediaFile(size.name, size.width, format))).toBeLessThanOrEqual(
      size.limits[format],
    );
});

test.runIf(filmNames.includes('hero-tall'))(
  'a phone fetches little: 450 kB of film and 20 kB of poster at most',
  () => {
    for (const { av1, h264, poster } of films['hero-tall'].cuts) {
      expect(Math.max(av1.limit, h264.limit)).toBeLessThanOrEqual(450_000);
      expect(Math.max(poster.avif, poster.webp)).toBeLessThanOrEqual(20_000);
    }
  },
);

test('the pages ask for the sizes that are made', () => {
  for (const film of wanted)
    for (const cut of CUTS) {
      const made = films[cutName(film.name, cut) as FilmName].cuts;
      expect(made.map(({ width }) => width)).toEqual(film[cut].widths);
    }
  for (const name of stillNames)
    expect(stills[name].sizes.map(({ width }) => width)).toEqual(shownStills[name].widths);
});

test.each([...filmNames, ...stillNames])('%s is made from the scene of today', (name) => {
  expect(shippedInputs(name)).toBe(pictureInputs(name));
});

test.each(drawings)('the drawing %s → small', (file) => {
  expect(bytesSent(join(places.shipped, file))).toBeLessThan(6000);
});

test('the isotherms → small', () => {
  expect(bytesSent(places.isotherms)).toBeLessThan(3500);
});

test('a photograph among the originals → found by its name, so that nothing is rendered for it', () => {
  const home = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), 'company-')));
  try {
    expect(hasOriginal('doors')).toBe(false);
    mkdirSync(`${COMPANY}/pictures`, { recursive: true });
    writeFileSync(`${COMPANY}/pictures/doors.jpg`, '');
    expect(hasOriginal('aisle', 'doors')).toBe(true);
    expect(hasOriginal('hero-wide', 'hero')).toBe(false);
  } finally {
    process.chdir(home);
  }
});
