import type { Palette } from '#shapes';
import { contrast, hexOf, type Oklch, oklchOf } from './oklch.ts';

/** A given colour, where it is used, and how far its lightness was moved, in hundredths. */
export type Move = { given: string; use: string; shown: string; by: number };

/** Contrast of text and of graphics with their background (WCAG 2.2 AA), plus room for rounding. */
const READ = 4.6;
const SEEN = 3.1;

/** As close to its own lightness as contrast with every background allows. */
function reach(colour: Oklch, grounds: string[], ratio: number, direction: 1 | -1): Oklch {
  let { l } = colour;
  const isEnough = () =>
    grounds.every((ground) => contrast(hexOf({ ...colour, l }), ground) >= ratio);
  while (!isEnough() && (direction > 0 ? l < 1 : l > 0)) l += direction / 500;
  return { ...colour, l };
}

const isWarm = (hue: number) => hue >= 20 && hue < 120;

/** The accent for a single colour: itself if warm, light if grey, else one that glows on dark. */
function accentOf({ l, c, h }: Oklch): Oklch {
  if (c < 0.03) return { l: 0.93, c, h }; // a grey button would look disabled
  if (isWarm(h)) return { l, c, h };
  const hue = h < 190 && h >= 120 ? 92 : h < 290 && h >= 190 ? 128 : 75;
  return { l: 0.83, c: 0.13, h: hue };
}

/** The whole palette from one or two colours: their hues, with the site's lightness steps. */
export function paletteOf(first: string, second?: string): { palette: Palette; moves: Move[] } {
  const brand = oklchOf(first);
  const accent = second ? oklchOf(second) : accentOf(brand);
  // Dark backgrounds as vivid as the brand, except for warm hues, which would look muddy.
  const vivid = (Math.min(brand.c, 0.17) / 0.14) * (isWarm(brand.h) ? 0.45 : 1);
  const step = (l: number, c: number) => ({ l, c: c * vivid, h: brand.h });
  const glow = (l: number, c: number) => ({ l, c: Math.min(c, accent.c), h: accent.h });
  const grounds = {
    'polar-950': hexOf(step(0.2, 0.045)),
    'polar-900': hexOf(step(0.24, 0.06)),
    'polar-800': hexOf(step(0.3, 0.075)),
    'dawn-950': hexOf(glow(0.235, 0.025)),
    'frost-100': hexOf(step(0.948, 0.014)),
    'snow-50': hexOf(step(0.98, 0.006)),
    white: '#ffffff',
    'dawn-100': hexOf(glow(0.905, 0.05)),
  };
  const [dark, light] = [Object.values(grounds).slice(0, 4), Object.values(grounds).slice(4)];
  const readOnDark = (colour: Oklch) => reach(colour, dark, READ, 1);
  const readOnLight = (colour: Oklch) => reach(colour, light, READ, -1);
  // Nothing is drawn on dawn-100, the background of one section.
  const seenOnLight = (colour: Oklch) => reach(colour, light.slice(0, 3), SEEN, -1);

  const link = readOnLight(brand);
  const warm = seenOnLight(accent);
  const bright = reach(reach(accent, dark, SEEN, 1), [grounds['polar-950']], READ, 1);
  const palette: Palette = {
    'polar-950': grounds['polar-950'],
    'polar-900': grounds['polar-900'],
    'polar-800': grounds['polar-800'],
    'polar-700': hexOf(step(0.38, 0.09)),
    'fjord-600': hexOf(link),
    'ice-500': hexOf(seenOnLight(step(0.62, 0.11))),
    'ice-400': hexOf(readOnDark(step(0.765, 0.075))),
    'ice-200': hexOf(readOnDark(step(0.88, 0.035))),
    'frost-100': grounds['frost-100'],
    'snow-50': grounds['snow-50'],
    white: grounds.white,
    'steel-600': hexOf(readOnLight(step(0.45, 0.04))),
    'dawn-950': grounds['dawn-950'],
    'dawn-600': hexOf(warm),
    'dawn-400': hexOf(bright),
    'dawn-300': hexOf(readOnDark({ ...bright, l: bright.l + (0.97 - bright.l) * 0.4 })),
    'dawn-100': grounds['dawn-100'],
    'flare-700': hexOf(readOnLight(oklchOf('#b42318'))),
    'flare-200': hexOf(readOnDark(oklchOf('#ffb4ab'))),
  };
  const moveOf = (given: string, use: string, colour: Oklch): Move => {
    const by = Math.round((colour.l - oklchOf(given).l) * 100);
    return { given, use, shown: hexOf(colour), by };
  };
  const given = second ?? (accent.h === brand.h ? first : undefined);
  const moves = [
    moveOf(first, 'links on light grounds', link),
    ...(given ? [moveOf(given, 'lines on light grounds', warm)] : []),
    ...(given ? [moveOf(given, 'buttons on dark grounds', bright)] : []),
  ];
  return { palette, moves };
}
