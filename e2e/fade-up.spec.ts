import type { Locator, Page } from '@playwright/test';
import { careers, services } from '#words/home.ts';
import { paths } from '#words/paths.ts';
import {
  adoptStyles,
  alive,
  expect,
  expectNothingHidden,
  isShown,
  jumpToEnd,
  MOTION,
  needs,
  open,
  pageNames,
  scrollTo,
  scrollTop,
  settled,
  test,
  waiting,
} from './test.ts';

test.use(MOTION);

const box = (page: Page, heading: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: heading }) })
    .locator('> [class*=Reveal]');
const topOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => Number(getComputedStyle(element.firstElementChild!).opacity));

test('a section below the window → waits unseen and lower, fades up for 500 ms from 200 px in, and stays', {
  tag: ['@2.11', '@9.3'],
}, async ({ page }) => {
  needs('home', 'services');
  await open(page, 'home');
  const section = box(page, services.heading);
  const moving = section.locator('> :first-child');
  const look = () =>
    moving.evaluate((element) => {
      const { opacity, translate } = getComputedStyle(element);
      return [opacity, translate];
    });
  await expect(section).toHaveAttribute('data-reveal', 'waiting');
  expect(await look()).toEqual(['0', '0px 24px']);
  const top = await topOf(section);
  await scrollTo(page, top - 900 + 195);
  await settled(page);
  await expect(section).toHaveAttribute('data-reveal', 'waiting');
  await scrollTo(page, top - 900 + 201);
  await expect(section).toHaveAttribute('data-reveal', 'shown');
  // Read from the style: on a busy machine the animation may be over before a test can look.
  await expect(moving).toHaveCSS('transition-property', 'opacity, translate, overflow-anchor');
  await expect(moving).toHaveCSS('transition-duration', '0.5s, 0.5s, 0.5s');
  await expect.poll(look).toEqual(['1', 'none']);
  await scrollTo(page, 0);
  await expect(section).toHaveAttribute('data-reveal', 'shown');
});

test('the page grows above a section fading up → the reader stays with it', async ({ page }) => {
  needs('home', 'services');
  await page.addInitScript(adoptStyles, ':root { --slow: 600s !important }');
  await open(page, 'home');
  const section = box(page, services.heading);
  const before = Math.round((await topOf(section)) + 100);
  await page.evaluate((y) => window.scrollTo(0, y), before);
  await expect(section).toHaveAttribute('data-reveal', 'shown');
  // A tenth of the fade passes, and in the same frame the page above it grows.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 60_000;
    const late = document.createElement('div');
    late.style.blockSize = '100px';
    document.querySelector('main')!.prepend(late);
  });
  await settled(page);
  expect(await scrollTop(page)).toBe(before + 100);
});

test('what is in view on load → seen in every frame from the first one on', async ({ page }) => {
  needs('career', 'roles');
  // From the first frame: how transparent each heading and text in the window is.
  await page.addInitScript(() => {
    const faint = new Map<string, number>();
    Object.assign(window, { faint, frames: 0 });
    const look = () => {
      Object.assign(window, { frames: (window as unknown as { frames: number }).frames + 1 });
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p)')) {
        const { top, bottom } = element.getBoundingClientRect();
        if (top >= window.innerHeight || bottom <= 0 || element.closest('[role=alert], noscript'))
          continue;
        let opacity = 1;
        for (let at: Element | null = element; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        // Nothing of a page is shown before its end has arrived.
        const isHidden =
          document.querySelector('footer') && getComputedStyle(element).visibility === 'hidden';
        if (opacity < 1 || isHidden) faint.set(element.textContent!.slice(0, 30), opacity);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.setViewportSize({ width: 1440, height: 1300 });
  await page.goto(paths.career);
  await alive(page);
  await expect(waiting(page)).not.toHaveCount(0);
  const seen = () => page.evaluate(() => (window as unknown as { frames: number }).frames);
  const before = await seen();
  await expect.poll(seen).toBeGreaterThan(before + 5);
  const faint = await page.evaluate(() => [
    ...(window as unknown as { faint: Map<string, number> }).faint,
  ]);
  expect(faint).toEqual([]);
});

test('a jump to the end of each page → nothing is left hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 }); // so that a short page has an end too
  for (const name of pageNames) {
    await open(page, name);
    const below = await page
      .locator('[data-reveal]')
      .evaluateAll(
        (boxes) => boxes.filter((it) => it.getBoundingClientRect().top >= innerHeight).length,
      );
    await expect(waiting(page), name).toHaveCount(below); // none if a page is that short
    await jumpToEnd(page);
    await expectNothingHidden(page);
  }
});

test('a section too low to be reached → shown at the end of the page', async ({ page }) => {
  needs('home', 'careers');
  await page.addInitScript(
    adoptStyles,
    'footer { display: none } main > section:last-child { block-size: 150px; overflow: hidden; padding: 0 }',
  );
  await open(page, 'home');
  await expect(box(page, careers.heading)).toHaveAttribute('data-reveal', 'waiting');
  await jumpToEnd(page);
  await expect(box(page, careers.heading)).toHaveAttribute('data-reveal', 'shown');
});

test('after an in-place navigation → fades again, and nothing is left hidden', async ({ page }) => {
  needs('home', 'careers');
  await open(page, 'home');
  await jumpToEnd(page);
  await page.getByRole('link', { name: careers.action.label }).click();
  await expect(waiting(page)).not.toHaveCount(0);
  await jumpToEnd(page);
  await expectNothingHidden(page);
});

test('keyboard focus inside a waiting section → it is visible', async ({ page }) => {
  needs('home', 'services');
  await open(page, 'home');
  const link = page.getByRole('link', { name: services.action.label });
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect.poll(() => opacityOf(box(page, services.heading))).toBe(1);
});

test('the held line in the hero → drawn once', async ({ page }) => {
  await open(page, 'home');
  const line = page.locator('main section').first().locator('[class*=line] svg');
  // Read from the style, as above.
  await expect(line).toHaveCSS('animation-iteration-count', '1');
  await expect(line).not.toHaveCSS('animation-name', 'none');
});

test('reduced motion → nothing is hidden, nothing takes its time to change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of pageNames) {
    await open(page, name);
    if (name === 'home' && isShown('home', 'services'))
      await expect(waiting(page)).not.toHaveCount(0);
    for (const section of await waiting(page).all()) expect(await opacityOf(section)).toBe(1);
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after', '::backdrop'].flatMap((part) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(
            element,
            part,
          );
          const durations = transitionDuration.split(', ').map(Number.parseFloat);
          const isAnimated =
            animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01;
          return Math.max(...durations) > 0.01 || isAnimated
            ? [`${element.className}${part ?? ''}`]
            : [];
        }),
      ),
    );
    expect(slow).toEqual([]);
  }
});
