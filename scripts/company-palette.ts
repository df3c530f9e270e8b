/** The palette of theme.css from one or two colours, with the contrast of WCAG 2.2 AA. */
import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** The contrast of text, and of graphics, with their background, plus room for rounding. */
const TEXT_CONTRAST = 4.6;
const GRAPHIC_CONTRAST = 3.1;

const oklchOf = (hex: string): Oklch => ({ h: 0, ...converter('oklch')(hex)! });
/** A colour that no screen could show gets less chroma. */
const hexOf = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch'));

/** Changes the lightness of a colour until its contrast with every background is enough. */
function withContrast(colour: Oklch, grounds: string[], ratio: number, direction: 1 | -1): Oklch {
  let { l } = colour;
  const isEnough = () =>
    grounds.every((ground) => wcagContrast(hexOf({ ...colour, l }), ground) >= ratio);
  while (!isEnough() && (direction > 0 ? l < 1 : l > 0)) l += direction / 200;
  return { ...colour, l };
}

const isWarm = ({ c, h = 0 }: Oklch) => c >= 0.03 && h >= 20 && h < 120;
/** The accent beside cold colours and greys. */
const AMBER: Oklch = { mode: 'oklch', l: 0.83, c: 0.13, h: 75 };

const lightness = ({ l }: Oklch) => `${(l * 100).toFixed(1)} %`;

function sentenceAbout(given: string, use: string, colour: Oklch) {
  const hex = hexOf(colour);
  if (hex === given) return `${given} stays as it is in ${use}.`;
  const change = `its lightness goes from ${lightness(oklchOf(given))} to ${lightness(colour)}`;
  return `${given} becomes ${hex} in ${use}: ${change}, so that it can be read.`;
}

/** Colours by the names of the sample's theme, and sentences about changes to the given ones. */
export function paletteOf(first: string, second?: string) {
  const brand = oklchOf(first);
  const given = second ?? (isWarm(brand) ? first : undefined);
  const accent = given ? oklchOf(given) : AMBER;
  // Dark backgrounds are as vivid as the brand, except for warm hues, which would look muddy.
  const vivid = (Math.min(brand.c, 0.17) / 0.14) * (isWarm(brand) ? 0.45 : 1);
  const tint = (l: number, c: number): Oklch => ({ ...brand, l, c: c * vivid });
  const dark = [tint(0.2, 0.045), tint(0.24, 0.06), tint(0.3, 0.075)].map(hexOf);
  const light = [tint(1, 0), tint(0.98, 0.006), tint(0.948, 0.014)].map(hexOf);

  const onDark = (colour: Oklch) => withContrast(colour, dark, TEXT_CONTRAST, 1);
  const onLight = (colour: Oklch) => withContrast(colour, light, TEXT_CONTRAST, -1);
  const visibleOnLight = (colour: Oklch) => withContrast(colour, light, GRAPHIC_CONTRAST, -1);
  const link = onLight(brand);
  const line = visibleOnLight(accent);
  // Visible on every dark background, and readable under text of the darkest.
  const visible = withContrast(accent, dark, GRAPHIC_CONTRAST, 1);
  const button = withContrast(visible, dark.slice(0, 1), TEXT_CONTRAST, 1);
  const palette: Record<string, string> = {
    'polar-950': dark[0]!,
    'polar-900': dark[1]!,
    'polar-800': dark[2]!,
    'polar-700': hexOf(tint(0.38, 0.09)),
    'fjord-600': hexOf(link),
    'ice-500': hexOf(visibleOnLight(tint(0.62, 0.11))),
    'ice-400': hexOf(onDark(tint(0.765, 0.075))),
    'ice-200': hexOf(onDark(tint(0.88, 0.035))),
    'frost-100': light[2]!,
    'snow-50': light[1]!,
    white: light[0]!,
    'steel-600': hexOf(onLight(tint(0.45, 0.04))),
    'dawn-600': hexOf(line),
    'dawn-400': hexOf(button),
    'dawn-300': hexOf(onDark({ ...button, l: button.l + (0.97 - button.l) * 0.4 })),
    // Errors are red in every company.
    'flare-700': hexOf(onLight(oklchOf('#b42318'))),
    'flare-200': hexOf(onDark(oklchOf('#ffb4ab'))),
  };
  const changes = [sentenceAbout(first, 'links on light backgrounds', link)];
  if (given)
    changes.push(
      sentenceAbout(given, 'lines on light backgrounds', line),
      sentenceAbout(given, 'buttons on dark backgrounds', button),
    );
  return { palette, changes };
}
