import { readFileSync } from 'node:fs';
import { formatHex, interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { paletteOf } from './company-palette.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
const EXTREMES = ['#000000', '#ffffff', '#808080', '#ffff00', '#ff0000', '#00ff00', '#0000ff'];
/** Of the whole cube, and the same each time. */
const RANDOM = Array.from(
  { length: 150 },
  (_, index) => `#${(((index + 1) * 0x9e3779b1) >>> 8).toString(16).padStart(6, '0')}`,
);
const BRANDS = [
  ...EXTREMES.flatMap((first) => EXTREMES.map((second) => [first, second])),
  ...[...EXTREMES, ...RANDOM].map((first) => [first]),
  ...RANDOM.map((first, index) => [first, RANDOM.at(-index)]),
] as [string, string?][];

const SURFACES = ['surface', 'surface-alt', 'surface-field', 'surface-dawn'];
/** Text and graphics, the backgrounds that each stands on, and the least contrast. */
const PROMISES: [what: string[], grounds: string[], least: number][] = [
  [['text', 'text-soft', 'link', 'error'], SURFACES, 4.5],
  [['action-text'], ['action', 'action-hover'], 4.5],
  [['focus', 'line-strong'], SURFACES, 3],
  [['held', 'supply'], SURFACES.slice(0, 3), 3],
];
const PAIRS = PROMISES.flatMap(([all, grounds, least]) =>
  all.flatMap((what) => grounds.map((on) => ({ what, on, least }))),
);

/** A token in the light (0) or the dark (1) scheme; what shines through is the ground. */
function shown(token: string, scheme: number, palette: Record<string, string>, ground = '') {
  const [, value = ''] = new RegExp(`--color-${token}: light-dark\\(([^;]*)\\);`).exec(TOKENS)!;
  const [, name, percent] = [...value.matchAll(/var\(--_([\w-]+)\)(?: (\d+)%)?/g)][scheme]!;
  const colour = palette[name!]!;
  return percent ? formatHex(interpolate([ground, colour], 'rgb')(Number(percent) / 100)) : colour;
}

test('any one or two colours → every contrast that the tokens promise, light and dark', () => {
  const broken = BRANDS.flatMap((brand) => {
    const { palette } = paletteOf(...brand);
    return [0, 1].flatMap((scheme) =>
      PAIRS.filter(({ what, on, least }) => {
        const ground = shown(on, scheme, palette);
        return wcagContrast(shown(what, scheme, palette, ground), ground) < least;
      }).map(({ what, on }) => `${brand}: ${what} on ${on} (${scheme})`),
    );
  });
  expect(broken).toEqual([]);
});

test('a colour that can be read where it stands → stays; another moves, and by how much is said', () => {
  const stays = '#0b6e4f stays as it is in links on light grounds.';
  expect(paletteOf('#0b6e4f').moves).toEqual([stays]);
  expect(paletteOf('#0b6e4f', '#ffd400').moves).toEqual([
    stays,
    expect.stringMatching(
      /^#ffd400 becomes #\w{6} in lines on light grounds: \d+ hundredths darker/,
    ),
    '#ffd400 stays as it is in buttons on dark grounds.',
  ]);
});
