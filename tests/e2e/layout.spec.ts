import type { Page } from '@playwright/test';
import { labels, NARROW, PAGES, paths } from './content.ts';
import { delayRequests, expect, openAt, test, waitUntilIdle } from './test.ts';

test.use({ bypassCSP: true }); // a test adds styles

const WIDTHS = [320, 390, 576, 768, 992, NARROW, NARROW + 1, 1200, 1400, 1920];

/** What a reader may set without losing anything: WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Text outside the window, or cut off by its own box. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { textContent } = walker.currentNode;
      const parent = walker.currentNode.parentElement!;
      const isHidden = parent.closest('[class*=VisuallyHidden], [class*=skip], svg');
      if (!textContent?.trim() || isHidden || !parent.checkVisibility()) continue;
      range.selectNodeContents(walker.currentNode);
      const { left, right, bottom } = range.getBoundingClientRect();
      const isCut =
        getComputedStyle(parent).overflowY !== 'visible' &&
        bottom > parent.getBoundingClientRect().bottom + 2;
      if (left < -1 || right > document.documentElement.clientWidth + 1 || isCut)
        found.push(textContent);
    }
    return found;
  });

for (const name of PAGES)
  test(`${name}: any width, large text, wide spacing → all text inside the window`, async ({
    page,
  }) => {
    await openAt(page, paths[name]);
    const expectWhole = async (width: number, height = 800) => {
      await page.setViewportSize({ width, height });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(width);
      expect(await outside(page), `at ${width} px`).toEqual([]);
    };
    for (const width of WIDTHS) await expectWhole(width);
    await expectWhole(320, 256); // what a window of 1280 × 1024 px shows at 400 %
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectWhole(1280);
    await expect(page.getByRole('button', { name: labels().navigation.openMenu })).toBeVisible();
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.addStyleTag({ content: TEXT_SPACING });
    for (const width of [320, NARROW, NARROW + 1]) await expectWhole(width);
  });

for (const width of [390, 1440])
  test(`${width} px, typefaces late, scrolled to the end → almost nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const name of PAGES) {
      const release = await delayRequests(page, /\.woff2$/);
      await page.goto(paths[name], { waitUntil: 'commit' });
      await page.locator('html[data-painted]').waitFor();
      release();
      await waitUntilIdle(page);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < end; y += 400) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await waitUntilIdle(page);
      }
      const shift = await page.evaluate(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        const shifts = observer.takeRecords() as never as { value: number }[];
        return shifts.reduce((sum, { value }) => sum + value, 0);
      });
      expect(shift, name).toBeLessThan(0.01); // a line that wraps differently costs 0.02
      await page.unroute(/\.woff2$/);
    }
  });
