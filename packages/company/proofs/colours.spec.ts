import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  adoptStyles,
  expect,
  objections,
  open,
  pageNames,
  settled,
  showIn,
  test,
} from '../../../e2e/test.ts';
import { hideWords, lines, picture, worstOf } from '../../../e2e/tools/text-contrast.ts';
import { paletteOf } from '../src/palette.ts';
import { recolouring } from '../src/write-company.ts';

// Part of npm test -- --only adopter; alone: PROOFS=1 npx playwright test colours

const EXAMPLE = 'examples/borealis';
/** Every rule of axe that a colour can break. */
const rules = ['color-contrast', 'link-in-text-block'];
const SCHEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Twenty of the whole cube, the same each time; every other brand has a second colour. */
const BRANDS = Array.from({ length: 20 }, (_, index) => {
  const hex = (seed: number) => `#${((seed * 0x9e3779) & 0xffffff).toString(16).padStart(6, '0')}`;
  return [hex(index + 1), ...(index % 2 ? [hex(index + 101)] : [])];
});

const paletteFor = ([first, second]: string[]) => paletteOf(first!, second).palette;

/** As the build writes them before the tokens. */
const paint = (page: Page, brand: string[]) => {
  const colours = Object.entries(paletteFor(brand)).map(([name, hex]) => `--_${name}: ${hex};`);
  return page.evaluate(adoptStyles, `:root:root { ${colours.join(' ')} }`);
};

test.describe.configure({ timeout: 900_000 });

for (const name of pageNames)
  test(`${name} in twenty brands → axe finds no colour wrong, light or dark`, async ({ page }) => {
    await open(page, name);
    for (const brand of BRANDS) {
      await paint(page, brand);
      for (const colorScheme of SCHEMES) {
        await showIn(page, { colorScheme });
        expect.soft(await objections(page, { rules }), `${brand} ${colorScheme}`).toEqual([]);
      }
    }
  });

test('the first picture in twenty brands → every line over it can be read', async ({
  page,
  context,
}) => {
  const drawing = readFileSync(`${EXAMPLE}/pictures/hero.svg`, 'utf8');
  let body = drawing;
  await page.route(/\/media\/hero-/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  );
  for (const brand of BRANDS) {
    body = (await recolouring(EXAMPLE, paletteFor(brand)))(drawing);
    await open(page, 'home');
    await paint(page, brand);
    const devtools = await context.newCDPSession(page);
    const views = [];
    for (const size of SIZES)
      for (const colorScheme of SCHEMES) {
        await page.setViewportSize(size);
        await showIn(page, { colorScheme });
        views.push({ size, colorScheme, texts: await lines(page) });
      }
    await hideWords(page);
    for (const { size, colorScheme, texts } of views) {
      await page.setViewportSize(size);
      await showIn(page, { colorScheme });
      await settled(page);
      const { text, worst } = worstOf(await picture(devtools), texts);
      const place = `"${text}" in ${brand}, ${size.width} px, ${colorScheme}`;
      expect.soft(worst, place).toBeGreaterThanOrEqual(4.5);
    }
  }
});
