import { readFileSync } from 'node:fs';
import { formatHex, interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { paletteOf } from './company-palette.ts';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
const EXTREMES = ['#000000', '#ffffff', '#808080', '#ffff00', '#ff0000', '#00ff00', '#0000ff'];
/** The extremes, and colours that are scattered over the whole range, the same in every run. */
const COLOURS = Array.from({ length: 150 }, (_, index) => {
  const hex = ((index * 0x9e3779b1) >>> 8).toString(16).padStart(6, '0');
  return EXTREMES[index] ?? `#${hex}`;
});
const BRANDS = COLOURS.flatMap((first, index): [string, string?][] => [
  [first],
  [first, COLOURS.at(-index)!],
]);

const SURFACES = ['surface', 'surface-alt', 'surface-field'];
/** Tokens of text and graphics, those of their backgrounds, and the contrast that they need. */
const PROMISES: [foregrounds: string[], backgrounds: string[], contrast: number][] = [
  [['text', 'text-soft', 'link', 'error'], SURFACES, 4.5],
  [['action-text'], ['action', 'action-hover'], 4.5],
  [['focus', 'line-strong', 'accent', 'supply'], SURFACES, 3],
];
const PAIRS = PROMISES.flatMap(([foregrounds, backgrounds, needed]) =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, needed })),
  ),
);

/** The colour of a token in the light (0) or dark (1) scheme, mixed with what is behind it. */
function colourOf(token: string, scheme: number, palette: Record<string, string>, behind = '') {
  const [, value = ''] = new RegExp(`--color-${token}: light-dark\\(([^;]*)\\);`).exec(TOKENS)!;
  const [, name, percent] = [...value.matchAll(/var\(--_([\w-]+)\)(?: (\d+)%)?/g)][scheme]!;
  const colour = palette[name!]!;
  return percent ? formatHex(interpolate([behind, colour], 'rgb')(Number(percent) / 100)) : colour;
}

test('any one or two colours → the contrast that the tokens promise, and a sentence about each change', () => {
  for (const brand of BRANDS) {
    const { palette, changes } = paletteOf(...brand);
    const link = palette['fjord-600']!;
    expect(changes[0]).toContain(link === brand[0] ? 'stays as it is' : `becomes ${link} in links`);
    for (const scheme of [0, 1])
      for (const { foreground, background, needed } of PAIRS) {
        const behind = colourOf(background, scheme, palette);
        const contrast = wcagContrast(colourOf(foreground, scheme, palette, behind), behind);
        const pair = `${brand}: ${foreground} on ${background} (${scheme})`;
        expect(contrast, pair).toBeGreaterThanOrEqual(needed);
      }
  }
});
