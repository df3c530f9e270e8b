import type { Page } from '@playwright/test';
import { PAGES, paths } from './content.ts';
import { expect, MOTION, test, waitUntilIdle } from './test.ts';

test.use({ ...MOTION, bypassCSP: true }); // a test adds styles

const waiting = (page: Page) => page.locator('[data-reveal=waiting]');

async function expectAllShown(page: Page) {
  for (const block of await page.locator('[data-reveal] > *').all())
    await expect(block).toHaveCSS('opacity', '1');
}

test('what is in view on load → visible from the first frame, without a fade', async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener('transitionrun', ({ propertyName }) => {
      if (propertyName === 'opacity') document.documentElement.setAttribute('data-faded', '');
    }),
  );
  const sections = page.locator('[data-reveal]');
  await page.goto(paths.career);
  // The second section begins less than 200 px above the window's lower edge.
  const { y } = (await sections.nth(1).boundingBox())!;
  await page.setViewportSize({ width: 1440, height: Math.round(y) + 150 });
  await page.reload();
  await expect(waiting(page)).not.toHaveCount(0);
  for (const index of [0, 1])
    await expect(sections.nth(index)).toHaveAttribute('data-reveal', 'shown');
  await waitUntilIdle(page);
  await expect(page.locator('html[data-faded]')).toHaveCount(0);
});

for (const name of PAGES) {
  test(`${name}, printed → nothing is hidden`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(paths[name]);
    await expect(waiting(page)).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expectAllShown(page);
  });

  test(`${name} with a low last section, scrolled to its end → nothing is hidden`, async ({
    page,
  }) => {
    const low = 'footer { display: none } main > :last-child { block-size: 150px; padding: 0 }';
    await page.setViewportSize({ width: 1440, height: 500 }); // so that a short page has an end too
    await page.goto(paths[name]);
    await page.addStyleTag({ content: low });
    await expect(waiting(page)).not.toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(waiting(page)).toHaveCount(0);
    await expectAllShown(page);
  });
}

test('focus inside a hidden section → the section is visible', async ({ page }) => {
  await page.goto(paths.home);
  const link = waiting(page).locator('a').first();
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect(page.locator('[data-reveal] > :focus-within')).toHaveCSS('opacity', '1');
});

test('isotherms → move once, after their drawing was requested', async ({ page }) => {
  await page.goto(paths.about);
  await page.locator('html[data-painted]').waitFor();
  const animation = () =>
    page.locator('main [data-drawing]').evaluate((element) => {
      const style = getComputedStyle(element, '::before');
      const { animationName, animationDelay, animationDuration, animationIterationCount } = style;
      return animationName === 'none'
        ? 'none'
        : [animationDelay, animationDuration, animationIterationCount].join();
    });
  expect(await animation()).toBe('0.3s,0.9s,1');
  await page.locator('html').evaluate((html) => html.removeAttribute('data-painted'));
  expect(await animation()).toBe('none');
});
