import type { Page } from '@playwright/test';
import { frame, NARROW, PAGES, paths, words } from './content.ts';
import { atRest, expect, holdBack, open, settled, test } from './test.ts';

const WIDTHS = [320, 390, 576, 768, 992, NARROW, NARROW + 1, 1200, 1400, 1920];

/** What a reader may set without losing anything: WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const adoptStyles = (rules: string) => {
  const style = new CSSStyleSheet();
  style.replaceSync(rules);
  document.adoptedStyleSheets.push(style);
};

/** Words and buttons outside the window or clipped by their own box, where nothing scrolls. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      const isHidden = parent.closest('[class*=VisuallyHidden], [class*=skip], svg, template');
      if (!walker.currentNode.textContent?.trim() || isHidden || !parent.checkVisibility())
        continue;
      range.selectNodeContents(walker.currentNode);
      const { left, right, bottom } = range.getBoundingClientRect();
      const { overflowY } = getComputedStyle(parent);
      const isCut = overflowY !== 'visible' && bottom > parent.getBoundingClientRect().bottom + 2;
      if (left < -1 || right > document.documentElement.clientWidth + 1 || isCut)
        found.push(`${parent.localName}: ${walker.currentNode.textContent.slice(0, 30)}`);
    }
    return found;
  });

for (const name of PAGES)
  test(`${name}, any width, text at 200 %, wide spacing → nothing sideways, nothing cut off`, async ({
    page,
  }) => {
    await open(page, name);
    const expectWhole = async (width: number, height = 800) => {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      expect(await outside(page), `at ${width} px`).toEqual([]);
    };
    for (const width of WIDTHS) await expectWhole(width);
    await expectWhole(320, 256); // what a window of 1280 × 1024 px shows at 400 %
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectWhole(1280);
    await expect(page.locator('header > nav')).toBeHidden();
    await expect(page.getByRole('button', { name: frame.menu.open })).toBeVisible();
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.evaluate(adoptStyles, TEXT_SPACING);
    for (const width of [320, NARROW, NARROW + 1]) await expectWhole(width);
  });

test('home in low windows → the whole hero in one; at 400 % its heading', async ({ page }) => {
  const { hero } = words('home');
  await open(page, 'home');
  const section = page.getByRole('main').locator('section').first();
  for (const [width, height] of [
    [320, 256],
    [844, 390],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    if (width === 320) continue;
    for (const { label } of hero.actions)
      await expect(section.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 });
    await expect(section.getByText(hero.line)).toBeInViewport({ ratio: 1 });
  }
});

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    // From the start: resizing the window would shift everything.
    test.use({ viewport: { width, height: 844 } });

    test('fonts come late, each page is read to its end → next to nothing moves', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.value > 0.01)
              // a line that wraps differently costs 0.02

              shifts.push(`${entry.value.toFixed(4)} at ${Math.round(scrollY)}`);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const name of PAGES) {
        const release = await holdBack(page, /\.woff2$/);
        await page.goto(paths[name], { waitUntil: 'commit' });
        await atRest(page);
        release();
        await page.evaluate(async () => void (await document.fonts.ready));
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < end; y += 400) {
          await page.evaluate((top) => window.scrollTo(0, top), y);
          await settled(page);
        }
        const shifts = () =>
          page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        expect(await shifts(), name).toEqual([]);
        await page.unroute(/\.woff2$/);
      }
    });
  });
