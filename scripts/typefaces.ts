import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { typefaces } from '#company/brand/typefaces.ts';
import { textsIn } from '../content/check-content.ts';
import { COMPANY } from '../content/company-folder.ts';
import { loadWithNode, readContent } from '../content/read-content.ts';
import type { Fallbacks, StandIn } from '../site/brand.ts';
import { withEngine } from './browser.ts';

const FILE = `${COMPANY}/brand/fallbacks.json`;

/** Arial's advance widths in 1/1000 em, which Helvetica and Liberation Sans share. */
// biome-ignore format: tables
const ARIAL: Record<string, number> = {
  ' ': 278, a: 556, b: 556, c: 500, d: 556, e: 556, f: 278, g: 556, h: 556, i: 222, j: 222, k: 500,
  l: 222, m: 833, n: 556, o: 556, p: 556, q: 556, r: 333, s: 500, t: 278, u: 556, v: 500, w: 722,
  x: 500, y: 500, z: 500, A: 667, B: 667, C: 722, D: 722, E: 667, F: 611, G: 778, H: 722, I: 278,
  J: 500, K: 667, L: 556, M: 833, N: 722, O: 778, P: 667, Q: 778, R: 722, S: 667, T: 611, U: 722,
  V: 667, W: 944, X: 667, Y: 667, Z: 611, '.': 278, ',': 278, '-': 333, ':': 278, '?': 556,
  '0': 556, '1': 556, '2': 556, '3': 556, '4': 556, '5': 556, '6': 556, '7': 556, '8': 556, '9': 556,
};
// biome-ignore format: tables
const ARIAL_BOLD: typeof ARIAL = {
  ...ARIAL, b: 611, c: 556, d: 611, f: 333, g: 611, h: 611, i: 278, j: 278, k: 556, l: 278, m: 889,
  n: 611, o: 611, p: 611, q: 611, r: 389, s: 556, t: 333, u: 611, v: 556, w: 778, x: 556, y: 556,
  A: 722, B: 722, J: 556, K: 722, L: 611, ':': 333, '?': 611,
};

/** Roboto's letters are narrower than Arial's: by 1.2 % in running text, by 6.5 % in bold. */
const STAND_INS: Record<StandIn, { weight: number; widths: typeof ARIAL; times: number }> = {
  arial: { weight: 400, widths: ARIAL, times: 1 },
  roboto: { weight: 400, widths: ARIAL, times: 0.988 },
  'arial-bold': { weight: 600, widths: ARIAL_BOLD, times: 1 },
  'roboto-bold': { weight: 600, widths: ARIAL_BOLD, times: 0.935 },
};
const USES = {
  display: ['arial-bold', 'roboto-bold'],
  text: ['arial', 'roboto', 'arial-bold', 'roboto-bold'],
} as const;
type Use = keyof typeof USES;

const { words } = await readContent(loadWithNode);

/** The company's own headings or sentences, without accents. */
const textsFor = (use: Use) =>
  textsIn(words)
    .filter(({ field }) => /(heading|title|name)$/i.test(field) === (use === 'display'))
    .map(({ text }) => [...text.normalize('NFD')].filter((letter) => letter in ARIAL).join(''));

/** The width of all texts with kerning, and the face's ascent and descent, in 1/1000 em. */
const measure = (page: Page, use: Use, weight: number, texts: string[]) =>
  page.evaluate(
    async ({ source, weight, weights, texts }) => {
      const font = new FontFace('Measured', `url(${source})`, { weight: weights });
      document.fonts.add(await font.load());
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${weight} 1000px Measured`;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
        context.measureText('x');
      const width = texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
      document.fonts.delete(font);
      return { ascent, descent, width };
    },
    {
      source: `data:font/woff2;base64,${readFileSync(`${COMPANY}/brand/fonts/${typefaces[use].file}`, 'base64')}`,
      weight,
      weights: typefaces[use].weights.join(' '),
      texts,
    },
  );

const percent = (part: number) => Number((part * 100).toFixed(1));

const browser = await chromium.launch(withEngine());
try {
  const page = await browser.newPage();
  const fallbacks: Fallbacks = { display: {}, text: {} };
  for (const use of ['display', 'text'] as const) {
    const texts = textsFor(use);
    for (const standIn of USES[use]) {
      const { weight, widths, times } = STAND_INS[standIn];
      const { width, ascent, descent } = await measure(page, use, weight, texts);
      const theirs = [...texts.join('')].reduce((sum, letter) => sum + widths[letter]! * times, 0);
      const size = width / theirs;
      fallbacks[use][standIn] = {
        size: percent(size),
        ascent: percent(ascent / 1000 / size),
        descent: percent(descent / 1000 / size),
      };
    }
  }
  writeFileSync(FILE, `${JSON.stringify(fallbacks, null, 2)}\n`);
  console.log(`${FILE} is written.`);
} finally {
  await browser.close();
}
