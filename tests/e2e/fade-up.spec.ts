import type { Page } from '@playwright/test';
import { PAGES, paths } from './content.ts';
import {
  adoptStyles,
  alive,
  expect,
  MOTION,
  open,
  openAt,
  scrollTop,
  showIn,
  test,
} from './test.ts';

test.use(MOTION);

const waiting = (page: Page) => page.locator('[data-reveal=waiting]');

/** Chromium sometimes drops a key; like a visitor, this presses it again. */
const jumpToEnd = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(() => scrollTop(page), { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass();

const faint = (page: Page) =>
  page
    .locator('main :not(video)')
    .evaluateAll((all) =>
      all.filter((it) => getComputedStyle(it).opacity === '0').map((it) => it.outerHTML),
    );

test('what is in view on load → seen in every frame from the first one on', async ({ page }) => {
  // From the first frame: each heading and text in the window that is not wholly seen.
  await page.addInitScript(() => {
    const faint = new Set<string>();
    Object.assign(window, { faint, frames: 0 });
    requestAnimationFrame(function look() {
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p)')) {
        const { top, bottom } = element.getBoundingClientRect();
        if (top >= innerHeight || bottom <= 0 || !element.checkVisibility()) continue;
        if (!element.checkVisibility({ opacityProperty: true })) faint.add(element.outerHTML);
        const block = element.closest('[data-reveal] > *');
        if (block && getComputedStyle(block).opacity !== '1') faint.add(element.outerHTML);
      }
      Object.assign(window, { frames: (window as never as { frames: number }).frames + 1 });
      requestAnimationFrame(look);
    });
  });
  await page.goto(paths.career);
  // A section that begins less than 200 px above the window's lower edge.
  const box = (await page.locator('[data-reveal]').nth(1).boundingBox())!;
  await page.setViewportSize({ width: 1440, height: Math.round(box.y) + 150 });
  await page.reload();
  await alive(page);
  await expect(waiting(page)).not.toHaveCount(0);
  await page.waitForFunction(() => (window as never as { frames: number }).frames > 10);
  expect(await page.evaluate(() => [...(window as never as { faint: string[] }).faint])).toEqual(
    [],
  );
});

test('each page: its end, or print → nothing is left hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 }); // so that a short page has an end too
  for (const name of PAGES) {
    await open(page, name);
    await showIn(page, { colorScheme: 'light', media: 'print' });
    expect(await faint(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await jumpToEnd(page);
    await expect(waiting(page)).toHaveCount(0);
    await expect.poll(() => faint(page)).toEqual([]);
  }
});

test('a section too low to be reached → shown at the end of the page', async ({ page }) => {
  const low =
    'footer { display: none } main > section:last-child { block-size: 150px; padding: 0 }';
  await page.addInitScript(adoptStyles, low);
  await openAt(page, paths.home);
  const last = page.locator('main > section').last().locator('[data-reveal]');
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await jumpToEnd(page);
  await expect(last).toHaveAttribute('data-reveal', 'shown');
});

test('the focus inside a waiting section → it is seen', async ({ page }) => {
  await open(page, 'home');
  const link = waiting(page).locator('a').first();
  await link.evaluate((it: HTMLElement) => it.focus({ preventScroll: true }));
  await expect(page.locator('[data-reveal] > :focus-within')).toHaveCSS('opacity', '1');
});

test('reduced motion → nothing is hidden, nothing takes time to change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of PAGES) {
    await open(page, name);
    expect(await faint(page)).toEqual([]);
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after', '::backdrop'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const lasts = (list: string) => list.split(', ').some((it) => parseFloat(it) > 0.01);
          const isAnimated = style.animationName !== 'none' && lasts(style.animationDuration);
          return isAnimated || lasts(style.transitionDuration) ? [element.outerHTML] : [];
        }),
      ),
    );
    expect(slow).toEqual([]);
  }
});
