import { readFileSync } from 'node:fs';
import { formatHex, interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { paletteOf } from './company-palette.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
const EXTREMES = ['#000000', '#ffffff', '#808080', '#ffff00', '#ff0000', '#00ff00', '#0000ff'];
/** The extremes, and colours that look random but are the same each time. */
const COLOURS = Array.from({ length: 150 }, (_, index) => {
  const hex = ((index * 0x9e3779b1) >>> 8).toString(16).padStart(6, '0');
  return EXTREMES[index] ?? `#${hex}`;
});
const BRANDS = COLOURS.flatMap((first, index): [string, string?][] => [
  [first],
  [first, COLOURS.at(-index)!],
]);

const SURFACES = ['surface', 'surface-alt', 'surface-field'];
/** Text and graphics, the backgrounds that each stands on, and the least contrast. */
const PROMISES: [what: string[], grounds: string[], least: number][] = [
  [['text', 'text-soft', 'link', 'error'], SURFACES, 4.5],
  [['action-text'], ['action', 'action-hover'], 4.5],
  [['focus', 'line-strong', 'accent', 'supply'], SURFACES, 3],
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

test('any one or two colours → what the tokens promise, light and dark; says which one moved', () => {
  for (const brand of BRANDS) {
    const { palette, changes } = paletteOf(...brand);
    const link = palette['fjord-600']!;
    expect(changes[0]).toContain(link === brand[0] ? 'stays as it is' : `becomes ${link} in links`);
    for (const scheme of [0, 1])
      for (const { what, on, least } of PAIRS) {
        const ground = shown(on, scheme, palette);
        const contrast = wcagContrast(shown(what, scheme, palette, ground), ground);
        expect(contrast, `${brand}: ${what} on ${on} (${scheme})`).toBeGreaterThanOrEqual(least);
      }
  }
});
