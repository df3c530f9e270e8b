/** The palette of theme.css from one or two colours, with the contrast of WCAG 2.2 AA. */
import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** The contrast of text, and of graphics, with their background, plus room for rounding. */
const TEXT_CONTRAST = 4.6;
const GRAPHIC_CONTRAST = 3.1;

const oklchOf = (hex: string): Oklch => ({ h: 0, ...converter('oklch')(hex)! });
/** Reduces the chroma of a colour that screens cannot show. */
const hexOf = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch'));

/** Changes the lightness of a colour until its contrast with every background is enough. */
function withContrast(
  colour: Oklch,
  backgrounds: string[],
  ratio: number,
  direction: 1 | -1,
): Oklch {
  let { l } = colour;
  const isEnough = () =>
    backgrounds.every((background) => wcagContrast(hexOf({ ...colour, l }), background) >= ratio);
  while (!isEnough() && (direction > 0 ? l < 1 : l > 0)) l += direction / 200;
  return { ...colour, l };
}

const isWarm = ({ c, h = 0 }: Oklch) => c >= 0.03 && h >= 20 && h < 120;
/** The accent for a company whose colour is cold or grey. */
const AMBER: Oklch = { mode: 'oklch', l: 0.83, c: 0.13, h: 75 };

const lightness = ({ l }: Oklch) => `${(l * 100).toFixed(1)} %`;

function describeChange(original: string, use: string, colour: Oklch) {
  const hex = hexOf(colour);
  if (hex === original) return `${original} stays as it is in ${use}.`;
  const change = `its lightness goes from ${lightness(oklchOf(original))} to ${lightness(colour)}`;
  return `${original} becomes ${hex} in ${use}: ${change}, so that it can be read.`;
}

/**
 * Returns colours by their names in the sample's theme, and sentences that say how the company's own
 * colours were changed.
 */
export function paletteOf(first: string, second?: string) {
  const brand = oklchOf(first);
  const ownAccent = second ?? (isWarm(brand) ? first : undefined);
  const accent = ownAccent ? oklchOf(ownAccent) : AMBER;
  // Dark backgrounds are as vivid as the brand, except for warm hues, which would look muddy.
  const vividness = (Math.min(brand.c, 0.17) / 0.14) * (isWarm(brand) ? 0.45 : 1);
  const tint = (l: number, c: number): Oklch => ({ ...brand, l, c: c * vividness });
  const dark = [tint(0.2, 0.045), tint(0.24, 0.06), tint(0.3, 0.075)].map(hexOf);
  const light = [tint(1, 0), tint(0.98, 0.006), tint(0.948, 0.014)].map(hexOf);

  const onDark = (colour: Oklch) => withContrast(colour, dark, TEXT_CONTRAST, 1);
  const onLight = (colour: Oklch) => withContrast(colour, light, TEXT_CONTRAST, -1);
  const visibleOnLight = (colour: Oklch) => withContrast(colour, light, GRAPHIC_CONTRAST, -1);
  const link = onLight(brand);
  const line = visibleOnLight(accent);
  // Visible on every dark background, and readable under text in the darkest colour.
  const visibleAccent = withContrast(accent, dark, GRAPHIC_CONTRAST, 1);
  const button = withContrast(visibleAccent, dark.slice(0, 1), TEXT_CONTRAST, 1);
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
  const changes = [describeChange(first, 'links on light backgrounds', link)];
  if (ownAccent)
    changes.push(
      describeChange(ownAccent, 'lines on light backgrounds', line),
      describeChange(ownAccent, 'buttons on dark backgrounds', button),
    );
  return { palette, changes };
}
