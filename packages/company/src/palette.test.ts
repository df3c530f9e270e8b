import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Palette } from '#shapes';
import { contrast, hexOf, oklchOf } from './oklch.ts';
import { paletteOf } from './palette.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
const SURFACES = ['surface', 'surface-alt', 'surface-field', 'surface-dawn'];
/** Text and graphics, and the backgrounds that each is used on. */
const PROMISES: [what: string, grounds: string[], least: number][] = [
  ...['text', 'text-soft', 'link', 'error'].map(
    (what) => [what, SURFACES, 4.5] as [string, string[], number],
  ),
  ['action-text', ['action', 'action-hover'], 4.5],
  ...['focus', 'line-strong'].map((what) => [what, SURFACES, 3] as [string, string[], number]),
  ...['held', 'supply'].map(
    (what) => [what, SURFACES.slice(0, 3), 3] as [string, string[], number],
  ),
];

/** The light or dark value of a token, blended with its background if partly transparent. */
function side(token: string, scheme: 0 | 1, palette: Palette, ground?: string): string {
  const [, value = ''] = TOKENS.match(new RegExp(`--color-${token}: light-dark\\(([^;]*)\\);`))!;
  const [, name, part = '100'] = [...value.matchAll(/var\(--_([\w-]+)\)(?: (\d+)%)?/g)][scheme]!;
  const colour = palette[name as keyof Palette];
  if (part === '100') return colour;
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const both = [channel(colour, at) * Number(part), channel(ground!, at) * (100 - Number(part))];
    return Math.round((both[0]! + both[1]!) / 100)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

function brokenPromises(palette: Palette) {
  return ([0, 1] as const).flatMap((scheme) =>
    PROMISES.flatMap(([what, grounds, least]) =>
      grounds.flatMap((name) => {
        const ground = side(name, scheme, palette);
        const found = contrast(side(what, scheme, palette, ground), ground);
        return found >= least ? [] : [`${what} on ${name}, ${scheme}: ${found.toFixed(2)}`];
      }),
    ),
  );
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const EXTREMES = '#000000 #ffffff #808080 #ffff00 #ff0000 #00ff00 #0000ff #00ffff #ff00ff'.split(
  ' ',
);

test('any one or two colours → every contrast that the tokens promise, light and dark', () => {
  fc.assert(
    fc.property(colour, fc.option(colour, { nil: undefined }), (first, second) => {
      expect(brokenPromises(paletteOf(first, second).palette)).toEqual([]);
    }),
    {
      numRuns: 300,
      examples: EXTREMES.flatMap((first) => [undefined, ...EXTREMES].map((it) => [first, it])) as [
        string,
        string | undefined,
      ][],
    },
  );
});

test('a colour in OKLCH → the same colour again', () => {
  fc.assert(fc.property(colour, (hex) => hexOf(oklchOf(hex)) === hex));
});

test('a colour that can be read where it stands → stays; another is moved, and by how much is said', () => {
  expect(paletteOf('#7a1f4b').moves[0]).toEqual({
    given: '#7a1f4b',
    use: 'links on light grounds',
    shown: '#7a1f4b',
    by: 0,
  });
  const [link, , button] = paletteOf('#ffd400').moves;
  expect(link!.by).toBeLessThan(-20);
  expect(button).toMatchObject({ shown: '#ffd400', by: 0 });
});
