import type { Page } from '@playwright/test';
import { PAGES, paths } from './content.ts';
import { alive, expect, MOTION, open, openAt, scrollTop, showIn, test } from './test.ts';

test.use(MOTION);

const waiting = (page: Page) => page.locator('[data-reveal=waiting]');

/** Chromium sometimes drops a key; like a visitor, this presses it again. */
const jumpToEnd = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(() => scrollTop(page), { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass();

/** What is transparent. Animations may still run, so ask until nothing is. */
const faint = (page: Page) =>
  page
    .locator('main :not(video)')
    .evaluateAll((all) =>
      all.filter((it) => getComputedStyle(it).opacity === '0').map((it) => it.outerHTML),
    );

test('what is in view on load → seen in every frame from the first one on', async ({ page }) => {
  // From the first frame: each heading and text in the window that is not wholly seen.
  await page.addInitScript(() => {
    const seen = { frames: 0, faint: [] as string[] };
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      seen.frames += 1;
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p)')) {
        const { top, bottom } = element.getBoundingClientRect();
        if (top >= innerHeight || bottom <= 0 || element.closest('[role=alert], noscript'))
          continue;
        let opacity = 1;
        for (let at: Element | null = element; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        if (opacity < 1) seen.faint.push(element.textContent!);
      }
      requestAnimationFrame(look);
    });
  });
  await page.setViewportSize({ width: 1440, height: 1300 });
  await page.goto(paths.career);
  await alive(page);
  await expect(waiting(page)).not.toHaveCount(0);
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { frames: number; faint: string[] } }).seen);
  const before = (await seen()).frames;
  await expect.poll(async () => (await seen()).frames).toBeGreaterThan(before + 5);
  expect((await seen()).faint).toEqual([]);
});

test('each page: a jump to its end, or print → nothing is left hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 }); // so that a short page has an end too
  for (const name of PAGES) {
    await open(page, name);
    const below = await page
      .locator('[data-reveal]')
      .evaluateAll(
        (boxes) => boxes.filter((it) => it.getBoundingClientRect().top >= innerHeight).length,
      );
    await expect(waiting(page), name).toHaveCount(below);
    await showIn(page, { colorScheme: 'light', media: 'print' });
    expect(await faint(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await jumpToEnd(page);
    await expect(waiting(page)).toHaveCount(0);
    await expect.poll(() => faint(page)).toEqual([]);
  }
});

test('a section too low to be reached → shown at the end of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      'footer { display: none } main > section:last-child { block-size: 150px; padding: 0 }',
    );
    document.adoptedStyleSheets.push(style);
  });
  await openAt(page, paths.home);
  const last = page.locator('main > section').last().locator('[data-reveal]');
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  await jumpToEnd(page);
  await expect(last).toHaveAttribute('data-reveal', 'shown');
});

test('the focus inside a waiting section → it is seen', async ({ page }) => {
  await open(page, 'home');
  const box = waiting(page)
    .filter({ has: page.locator('a') })
    .first();
  const id = await box.evaluate((element) => {
    element.id = 'reached';
    element.querySelector('a')!.focus({ preventScroll: true });
    return element.id;
  });
  await expect(page.locator(`#${id} > :first-child`)).toHaveCSS('opacity', '1');
});

test('reduced motion → nothing is hidden, nothing takes its time to change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of PAGES) {
    await open(page, name);
    expect(await faint(page)).toEqual([]);
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after', '::backdrop']
          .map((part) => getComputedStyle(element, part))
          .filter(({ transitionDuration, animationName, animationDuration }) => {
            const lasts = (list: string) => list.split(', ').some((it) => parseFloat(it) > 0.01);
            return (
              lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration))
            );
          })
          .map(() => element.outerHTML.slice(0, 80)),
      ),
    );
    expect(slow).toEqual([]);
  }
});
