import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Film as ShownFilm } from '#shapes';
import { leadership } from '#words/about.ts';
import { films as shown } from '#words/media.ts';
import { portraitFile } from '../../src/ui/media-url.ts';
import { hasOriginal } from '../pictures/originals.ts';
import { codecNames, type Film, type FilmName, filmFile, films } from './catalogue.ts';
import { drawIsotherms } from './drawings/isotherms.ts';
import { drawPortrait, portraitNames } from './drawings/portraits.ts';
import { pictureInputs, shippedInputs } from './inputs.ts';
import { places } from './places.ts';

const bytesSent = (text: string) => brotliCompressSync(text).length;
const sizeOf = (file: string) => statSync(join(places.shipped, file)).size;

/** What the company shows of the kit: an adopter may have pictures alone, or of its own. */
const wanted = Object.values<ShownFilm>(shown).filter(
  ({ name, withoutVideo }) => !withoutVideo && !hasOriginal(name),
);
const filmNames = (Object.keys(films) as FilmName[]).filter((film) =>
  wanted.some(({ name }) => film.startsWith(`${name}-`)),
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

test('the pages ask for the sizes that are made', () => {
  for (const { name, wide, tall } of wanted) {
    for (const [shape, cut] of Object.entries({ wide, tall })) {
      const made = (films[`${name}-${shape}` as FilmName] as Film).cuts;
      expect(made.map(({ width }) => width)).toEqual(cut.widths);
    }
  }
});

test.runIf(filmNames.includes('hero-tall'))(
  'a phone fetches little: 450 kB of film and 20 kB of poster at most',
  () => {
    for (const { width } of films['hero-tall'].cuts) {
      expect(sizeOf(filmFile('hero-tall', width, 'av1'))).toBeLessThanOrEqual(450_000);
      expect(sizeOf(`hero-tall-${width}.avif`)).toBeLessThanOrEqual(20_000);
    }
  },
);

test.each(filmNames)('%s is made from the scene of today', (name) => {
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
