/** A colour as people judge it: lightness from 0 to 1, chroma, and hue in degrees (OKLCH). */
export type Oklch = { l: number; c: number; h: number };
type Triple = [number, number, number];

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const linearOf = (hex: string) =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;

/** https://bottosson.github.io/posts/oklab/ */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, blue),
    h: ((Math.atan2(blue, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (rgb: Triple) => rgb.every((part) => part >= -0.0005 && part <= 1.0005);

/** The nearest colour inside sRGB: the same lightness and hue, with less chroma if necessary. */
export function hexOf(colour: Oklch): string {
  let [least, most] = [0, colour.c];
  if (!isShown(toLinearRgb(colour)))
    for (let step = 0; step < 20; step++) {
      const c = (least + most) / 2;
      if (isShown(toLinearRgb({ ...colour, c }))) least = c;
      else most = c;
    }
  else least = colour.c;
  const parts = toLinearRgb({ ...colour, c: least }).map((part) =>
    Math.round(fromLinear(Math.min(Math.max(part, 0), 1)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

const luminance = (hex: string) => {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** As WCAG computes it. */
export function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
