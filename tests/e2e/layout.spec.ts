import type { Page } from '@playwright/test';
import { COMPANY, SAMPLE } from '../../src/content/company.ts';
import { content, labels, NARROW, PAGES, paths } from './content.ts';
import { delayRequests, expect, ORIGIN, openAt, test, waitUntilIdle } from './test.ts';

test.use({ bypassCSP: true }); // a test adds styles

const WIDTHS = [320, 390, 576, 768, 992, NARROW, NARROW + 1, 1200, 1400, 1920];

/** The spacing that a reader may set without losing anything: WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Finds text outside the window, or cut off by its own box. */
const findCutText = (page: Page) =>
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

/** Finds words on two lines, except those too long for the window or open to hyphenation. */
const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { textContent } = walker.currentNode;
      const parent = walker.currentNode.parentElement!;
      const isHidden = parent.closest('[class*=VisuallyHidden], [class*=skip], svg, noscript');
      if (isHidden || !parent.checkVisibility()) continue;
      const { hyphens, hyphenateLimitChars } = getComputedStyle(parent);
      const longest = hyphens === 'auto' ? Number.parseInt(hyphenateLimitChars, 10) : Infinity;
      for (const { 0: word, index } of textContent!.matchAll(/[^\s\u00ad‐–—/-]+/g)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const boxes = [...range.getClientRects()];
        const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
        const total = boxes.reduce((sum, { width }) => sum + width, 0);
        const fits = total < 0.85 * document.documentElement.clientWidth;
        if (fits && word.length < longest && lines.size > 1) found.push(word);
      }
    }
    return found;
  });

for (const name of PAGES)
  test(`${name}: large text in any window → no word is broken`, async ({ page }) => {
    await openAt(page, paths[name]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [320, 360, 576, 768, 992, 1024, 1280, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findBrokenWords(page), `at ${width} px`).toEqual([]);
    }
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
      expect(await findCutText(page), `at ${width} px`).toEqual([]);
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
  test(`${width} px, late typefaces, scrolled to the end → almost nothing moves`, async ({
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

test('360 px → the two buttons of the hero are equally wide, side by side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  const buttons = page.locator('main > :first-child a[data-variant]');
  const [left, right] = [await buttons.first().boundingBox(), await buttons.last().boundingBox()];
  expect(Math.abs(left!.width - right!.width)).toBeLessThan(1);
  expect(right!.y).toBe(left!.y);
});

test('the footer → fills its width, and each address is in one line', async ({ page }) => {
  await page.goto(paths.home);
  const footer = page.getByRole('contentinfo');
  for (const width of [320, 390, 768, NARROW, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { ends, lines } = await footer.evaluate((element) => {
      const right = (box: Element) => box.getBoundingClientRect().right;
      const columns = element.querySelector('nav')!.parentElement!;
      return {
        ends: [Math.max(...[...columns.children].map(right)), right(columns.nextElementSibling!)],
        lines: [...element.querySelectorAll('a[href^="mailto:"]')].map((address) => {
          const range = document.createRange();
          range.selectNodeContents(address.firstElementChild!);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          return new Set(boxes.map(({ bottom }) => Math.round(bottom))).size;
        }),
      };
    });
    expect(Math.abs(ends[0]! - ends[1]!), `${width} px`).toBeLessThan(1);
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
  }
});

test('a wide window → the second columns of all pages begin at one edge', async ({ page }) => {
  const edges = new Set<number>();
  for (const name of PAGES) {
    await page.goto(paths[name]);
    const starts = await page
      .locator('main [data-split] > :last-child')
      .evaluateAll((all) => all.map((column) => Math.round(column.getBoundingClientRect().left)));
    expect(starts.length, name).toBeGreaterThan(0);
    for (const start of starts) edges.add(start);
  }
  expect([...edges]).toHaveLength(1);
});

test('the heading beside the picture of Home → two lines at most', async ({ page }) => {
  test.skip(COMPANY !== SAMPLE, 'The words of other companies are their own.');
  await page.goto(paths.home);
  const heading = page.getByRole('heading', { name: content('home').responsible!.heading });
  for (const width of [768, 992, NARROW, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines, `${width} px`).toBeLessThanOrEqual(2);
  }
});

for (const [colorScheme, media, filter] of [
  ['dark', 'screen', 'brightness(0.87) contrast(1.1)'],
  ['light', 'screen', ''],
  ['dark', 'print', ''],
] as const)
  test(`pictures, films and posters: ${colorScheme}, ${media} → ${filter || 'as they are'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, media });
    for (const name of ['home', 'strategy', 'career'] as const) {
      await page.goto(paths[name]);
      const filters = await page.locator('main :is(picture img, video)').evaluateAll((all) =>
        all.map((picture) => {
          const applied: string[] = [];
          for (let element: Element | null = picture; element; element = element.parentElement) {
            const { filter } = getComputedStyle(element);
            if (filter !== 'none') applied.push(filter);
          }
          return applied.join(' ');
        }),
      );
      for (const applied of filters) expect(applied, name).toBe(filter);
    }
  });

test('a very wide window → larger type in a wider column', async ({ page }) => {
  await page.goto(paths.about);
  const size = () =>
    page
      .locator('main p')
      .first()
      .evaluate((paragraph) => [
        Number.parseFloat(getComputedStyle(paragraph).fontSize),
        paragraph.clientWidth,
      ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [type, column] = await size();
  await page.setViewportSize({ width: 2560, height: 1440 });
  const [larger, wider] = await size();
  expect(larger! / type!).toBeGreaterThan(1.3);
  expect(wider! / column!).toBeGreaterThan(1.3);
});

for (const name of PAGES)
  test(`${name} on paper → headings stay with what follows, buttons show their addresses`, async ({
    page,
  }) => {
    await page.goto(paths[name]);
    await page.emulateMedia({ media: 'print' });
    for (const heading of await page.locator('main :is(h1, h2, h3)').all())
      await expect(heading).toHaveCSS('break-after', 'avoid');
    await expect(page.locator('footer')).toHaveCSS('break-before', 'avoid');
    await expect(page.locator('button[data-variant]:visible')).toHaveCount(0);
    const printed = await page
      .locator('main a[data-variant]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
      );
    for (const [href, address] of printed)
      expect(address).toBe(href!.startsWith('#') ? '""' : `"${new URL(href!, ORIGIN)}"`);
  });
