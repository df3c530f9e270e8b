import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Film as ShownFilm } from '#shapes';
import { leadership } from '#words/about.ts';
import { films as shown, stills as shownStills } from '#words/media.ts';
import { portraitFile } from '../../../content/media-files.ts';
import {
  codecNames,
  type Film,
  type FilmName,
  filmFile,
  films,
  type StillName,
  stills,
} from './catalogue.ts';
import { drawIsotherms } from './drawings/isotherms.ts';
import { drawPortrait, portraitNames } from './drawings/portraits.ts';
import { pictureInputs, shippedInputs } from './inputs.ts';
import { hasOriginal, places } from './places.ts';

const bytesSent = (text: string) => brotliCompressSync(text).length;
const sizeOf = (file: string) => statSync(join(places.shipped, file)).size;

/** What the company shows of the kit: an adopter may have pictures alone, or of its own. */
const wanted = Object.values<ShownFilm>(shown).filter(
  ({ name, withoutVideo }) => !withoutVideo && !hasOriginal(name),
);
const filmNames = (Object.keys(films) as FilmName[]).filter((film) =>
  wanted.some(({ name }) => film.startsWith(`${name}-`)),
);
const stillNames = (Object.keys(stills) as StillName[]).filter(
  (still) => Object.values(shownStills).some(({ name }) => name === still) && !hasOriginal(still),
);
const portraits = portraitNames.filter((name) =>
  leadership?.people.some(({ portrait }) => portraitFile(portrait) === `portrait-${name}.svg`),
);

test.each(filmNames)('every size of %s is there, within its limit', (name) => {
  for (const { width, poster, ...codecs } of (films[name] as Film).cuts) {
    for (const codec of codecNames) {
      const size = sizeOf(filmFile(name, width, codec));
      expect(size).toBeGreaterThan(100_000);
      expect(size).toBeLessThanOrEqual(codecs[codec].limit);
    }
    expect(sizeOf(`${name}-${width}.avif`)).toBeLessThanOrEqual(poster.avif);
    expect(sizeOf(`${name}-${width}.webp`)).toBeLessThanOrEqual(poster.webp);
  }
});

/** The level of an H.264 film, ten times its number: it stands in the box that configures the decoder. */
function levelOf(file: string) {
  const film = readFileSync(join(places.shipped, file));
  return film[film.indexOf('avcC') + 'avcC'.length + 3];
}

test.each(filmNames)(
  '%s as H.264 keeps to level 4.1, which phones have decoded for ten years',
  (name) => {
    for (const { width } of (films[name] as Film).cuts)
      expect(levelOf(filmFile(name, width, 'h264'))).toBeLessThanOrEqual(41);
  },
);

test('the pages ask for the sizes that are made', () => {
  for (const { name, wide, tall } of wanted) {
    for (const [shape, cut] of Object.entries({ wide, tall })) {
      const made = (films[`${name}-${shape}` as FilmName] as Film).cuts;
      expect(made.map(({ width }) => width)).toEqual(cut.widths);
    }
  }
});

test('the pages ask for the sizes of stills that are made', () => {
  for (const name of stillNames) {
    const made = stills[name].sizes.map(({ width }) => width);
    expect(made).toEqual(shownStills[name].widths);
  }
});

test.runIf(filmNames.includes('hero-tall'))(
  'a phone fetches little: 450 kB of film and 20 kB of poster at most',
  () => {
    for (const { width } of films['hero-tall'].cuts) {
      for (const codec of codecNames)
        expect(sizeOf(filmFile('hero-tall', width, codec))).toBeLessThanOrEqual(450_000);
      for (const format of ['avif', 'webp'])
        expect(sizeOf(`hero-tall-${width}.${format}`)).toBeLessThanOrEqual(20_000);
    }
  },
);

test.each(stillNames)('every size of %s is there, within its limit', (name) => {
  for (const { width, limits } of stills[name].sizes) {
    expect(sizeOf(`${name}-${width}.avif`)).toBeLessThanOrEqual(limits.avif);
    expect(sizeOf(`${name}-${width}.webp`)).toBeLessThanOrEqual(limits.webp);
  }
});

test.each([...filmNames, ...stillNames])('%s is made from the scene of today', (name) => {
  expect(shippedInputs(name)).toBe(pictureInputs(name));
});

test.each(portraits)('the portrait of %s is what the generator draws, and small', (name) => {
  const portrait = readFileSync(join(places.shipped, `portrait-${name}.svg`), 'utf8');
  expect(portrait).toBe(drawPortrait(name));
  expect(bytesSent(portrait)).toBeLessThan(6000);
});

test('the isotherms are what the generator draws, and small', () => {
  const isotherms = readFileSync(places.isotherms, 'utf8');
  expect(isotherms).toBe(drawIsotherms());
  expect(bytesSent(isotherms)).toBeLessThan(3500);
});
