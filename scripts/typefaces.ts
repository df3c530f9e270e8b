import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { typefaces } from '#company/brand/typefaces.ts';
import { browserArguments, findBrowser } from './browser.ts';

const FILE = 'company/brand/fallbacks.json';

/** How often a letter comes in a thousand of running text, spaces included. */
// biome-ignore format: a table
const FREQUENCY = {
  ' ': 180, e: 102, t: 75, a: 65, o: 62, n: 57, i: 57, s: 52, r: 50, h: 50, l: 33, d: 33, u: 23,
  c: 22, m: 20, f: 18, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1,
} as const;

type Letter = keyof typeof FREQUENCY;

/** Arial's widths in thousandths of its size, which Helvetica and Liberation Sans share. */
// biome-ignore format: a table
const ARIAL: Record<'text' | 'display', Record<Letter, number>> = {
  text: {
    ' ': 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222,
    k: 500, l: 222, m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556,
    v: 500, w: 722, x: 500, y: 500, z: 500,
  },
  // Headings stand in bold.
  display: {
    ' ': 278, a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278, j: 278,
    k: 556, l: 278, m: 889, n: 611, o: 611, p: 611, q: 611, r: 389, s: 556, t: 333, u: 611,
    v: 556, w: 778, x: 556, y: 556, z: 500,
  },
};

/** The weight that is set most: of headings, and of text. */
const WEIGHT = { display: 600, text: 400 };
const SIZE = 1000;

const average = (widths: Record<string, number>) =>
  Object.entries(FREQUENCY).reduce((sum, [letter, count]) => sum + widths[letter]! * count, 0) /
  Object.values(FREQUENCY).reduce((sum, count) => sum + count, 0);

const percent = (part: number) => Number((part * 100).toFixed(1));

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const page = await browser.newPage();
  const measure = (use: 'display' | 'text') =>
    page.evaluate(
      async ({ source, weight, weights, size, letters }) => {
        const font = new FontFace('Measured', `url(${source})`, { weight: weights });
        document.fonts.add(await font.load());
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = `${weight} ${size}px Measured`;
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
        const widths = letters.map((letter) => [letter, context.measureText(letter).width]);
        document.fonts.delete(font);
        return {
          ascent: fontBoundingBoxAscent / size,
          descent: fontBoundingBoxDescent / size,
          widths: Object.fromEntries(widths) as Record<string, number>,
        };
      },
      {
        source: `data:font/woff2;base64,${readFileSync(`company/brand/fonts/${typefaces[use].file}`, 'base64')}`,
        weight: WEIGHT[use],
        weights: typefaces[use].weights.join(' '),
        size: SIZE,
        letters: Object.keys(FREQUENCY),
      },
    );

  const fallback = async (use: 'display' | 'text') => {
    const { widths, ascent, descent } = await measure(use);
    const size = average(widths) / average(ARIAL[use]);
    return {
      size: percent(size),
      ascent: percent(ascent / size),
      descent: percent(descent / size),
    };
  };
  const fallbacks = { display: await fallback('display'), text: await fallback('text') };
  writeFileSync(FILE, `${JSON.stringify(fallbacks, null, 2)}\n`);
  console.log(`${FILE} ${JSON.stringify(fallbacks)}`);
} finally {
  await browser.close();
}
