import type { Locator, Page } from '@playwright/test';
import { frame } from '#words/frame.ts';
import { hero as home } from '#words/home.ts';
import { paths } from '#words/paths.ts';
import {
  adoptStyles,
  atRest,
  expect,
  expectShiftBelow,
  needs,
  ONLY_WHOLE,
  open,
  outside,
  pageNames,
  settled,
  sumShifts,
  test,
  typefaces,
} from './test.ts';
import { breakpoints, LONG_WORD, NARROW } from './tools/expectations.ts';

/** Elements whose text is clipped: by a height, by a number of lines, by an edge. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => !element.closest('[class*=VisuallyHidden], svg, video, dialog'))
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        const cutsWide = overflowX === 'hidden' || overflowX === 'clip';
        const cutsHigh =
          overflowY === 'hidden' || overflowY === 'clip' || webkitLineClamp !== 'none';
        const words = document.createRange();
        words.selectNodeContents(element);
        const own = element.getBoundingClientRect();
        const { right, bottom } = words.getBoundingClientRect();
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
        );
        return (
          isText && ((cutsHigh && bottom > own.bottom + 2) || (cutsWide && right > own.right + 2))
        );
      })
      .map((element) => `${element.localName}: ${element.textContent?.slice(0, 30)}`),
  );

/** What a reader may set without losing anything: WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const widthOfAll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const widths = [320, 390, ...Object.values(breakpoints), NARROW + 1, 1440, 1920];

for (const name of pageNames) {
  test(`${name}, any width, zoom, text spacing → nothing sideways, nothing cut off`, async ({
    page,
  }) => {
    await open(page, name);
    const below = await page.evaluate(() => {
      const { bottom } = document.querySelector('footer')!.getBoundingClientRect();
      return document.documentElement.scrollHeight - window.scrollY - bottom;
    });
    expect(below, 'below the footer').toBeLessThan(0.5);
    const links = page.locator('header nav').first();
    const expectNothingSideways = async (width: number, height = 800) => {
      await page.setViewportSize({ width, height });
      expect(await widthOfAll(page)).toBeLessThanOrEqual(width);
    };
    const expectWhole = async (width: number, height: number) => {
      await expectNothingSideways(width, height);
      expect(await outside(page), `at ${width} px`).toEqual([]);
      expect(await cutOff(page), `at ${width} px`).toEqual([]);
    };
    for (const width of widths) await expectNothingSideways(width);
    await expectWhole(320, 256); // what a window of 1280 × 1024 px shows at 400 %
    const fontSize = (size: string) =>
      page.evaluate((it) => document.documentElement.style.setProperty('font-size', it), size);
    await expectNothingSideways(1440);
    await expect(links).toBeVisible();
    await fontSize('200%');
    await expect(links).toBeHidden();
    await expect(page.locator('header button').first()).toBeVisible();
    await expectNothingSideways(1280);
    expect(await cutOff(page), 'text at 200 %').toEqual([]);
    await fontSize('');
    await page.evaluate(adoptStyles, TEXT_SPACING);
    for (const width of [320, NARROW, NARROW + 1, 1280]) await expectWhole(width, 1024);
  });
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    // From the start: resizing the window would shift everything.
    test.use({ viewport: { width, height: 844 } });

    for (const name of pageNames) {
      test(`${name}, read to its end → layout shift 0`, async ({ page }) => {
        await page.addInitScript(sumShifts);
        await page.addInitScript(adoptStyles, ONLY_WHOLE);
        await page.goto(paths[name]);
        await atRest(page);
        await typefaces(page);
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < end; y += 400) {
          await page.evaluate((top) => window.scrollTo(0, top), y);
          await settled(page);
        }
        // Fonts that arrive after the first paint may move a line by a fraction of a pixel.
        await expectShiftBelow(page, 0.002);
      });
    }
  });
}

test.describe('without scripts, which would put the words back', () => {
  test.use({ javaScriptEnabled: false });

  test('in words as long as German ones → all inside the window', async ({ page }) => {
    for (const name of pageNames) {
      await page.goto(paths[name]);
      await page.evaluate((long) => {
        const words = document.querySelectorAll(
          'h1, h2, h3, p, dt, dd, li > a, th, td, main a, main button, label',
        );
        for (const element of words) {
          const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
          if (text?.textContent?.trim()) text.textContent = long;
        }
      }, LONG_WORD);
      for (const width of [320, 390, NARROW]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await widthOfAll(page), name).toBeLessThanOrEqual(width);
        expect(await outside(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  });
});

test('product finder, German words → all inside the window', async ({ page }) => {
  needs('about', 'industry');
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, 'about');
  const products = page.locator('main [aria-pressed]');
  await products.first().click(); // its band and the link stand there too
  await page.locator('main [aria-live]').getByRole('link').waitFor();
  await page.evaluate((long) => {
    for (const element of document.querySelectorAll('[data-wants-react] :is(h3, button, b, a)'))
      element.textContent = long;
  }, LONG_WORD);
  for (const width of [320, 390, NARROW]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(products.last()).toHaveText(LONG_WORD);
    expect(await widthOfAll(page)).toBeLessThanOrEqual(width);
    expect(await outside(page), `at ${width} px`).toEqual([]);
  }
});

test('home in low windows → the whole hero in one; at 400 % its heading', async ({ page }) => {
  await open(page, 'home');
  const hero = page.getByRole('main').locator('section').first();
  const expectSeen = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });
  // A phone in landscape, a laptop at 200 %, and at 400 %, where the heading alone has room.
  for (const [width, height] of [
    [844, 390],
    [720, 450],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectSeen(page.getByRole('heading', { level: 1 }));
    if (width === 320) return;
    for (const { label } of home.actions) await expectSeen(hero.getByRole('link', { name: label }));
    await expectSeen(hero.getByText(home.line));
  }
});

test('the open drawer in a low window → scrolls, page and button stay', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await open(page, 'home');
  await page.getByRole('button', { name: frame.menu.open }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect
    .poll(() => drawer.evaluate((dialog) => dialog.getAnimations({ subtree: true }).length))
    .toBe(0);
  await page.mouse.move(500, 160);
  // A wheel event before the drawer is ready for it is lost.
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect
      .poll(() => drawer.evaluate((dialog) => dialog.scrollTop), { timeout: 5_000 })
      .toBeGreaterThan(0);
  }).toPass();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(drawer.getByRole('button', { name: frame.menu.close })).toBeInViewport({ ratio: 1 });
});
