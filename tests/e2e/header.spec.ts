import type { Page } from '@playwright/test';
import { paths } from './content.ts';
import { expect, test } from './test.ts';

const header = (page: Page) => page.locator('header');

/** Two scrolls within one frame would be a single event. */
const scrollBy = (page: Page, distance: number) =>
  page.evaluate(async (top) => {
    window.scrollBy({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, distance);

async function scrollDownAndUp(page: Page) {
  await scrollBy(page, 1500);
  await expect(header(page)).not.toBeInViewport();
  await scrollBy(page, -200);
}

for (const name of ['home', 'about'] as const)
  test(`${name}: scrolling up → the header comes back, and covers what is below it`, async ({
    page,
  }) => {
    await page.goto(paths[name]);
    await scrollDownAndUp(page);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    const colour = await header(page).evaluate(
      (element) => getComputedStyle(element).backgroundColor,
    );
    expect(colour).toMatch(/^rgb\(/); // opaque
    await expect(header(page)).toHaveCSS('transition-property', 'none'); // with reduced motion
    await scrollBy(page, 100);
    await expect(header(page)).not.toBeInViewport();
  });

test('back at the top → the header lies on the film again', async ({ page }) => {
  await page.goto(paths.home);
  await scrollDownAndUp(page);
  await expect(header(page)).toHaveAttribute('data-returned');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const { y } = (await page.locator('main').boundingBox())!;
  expect(y).toBeLessThanOrEqual(0);
});

for (const focused of ['textarea', 'footer a >> nth=-1'])
  test(`${focused} has the focus → the header stays away`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(paths.contact);
    await page.locator(focused).focus();
    await scrollBy(page, 400);
    await scrollBy(page, -100);
    await expect(header(page)).toHaveAttribute('data-returned');
    await expect(header(page)).not.toBeInViewport();
  });

test('a few pixels up → the header stays away, until they are more', async ({ page }) => {
  await page.goto(paths.about);
  await scrollBy(page, 1500);
  await scrollBy(page, -5);
  await expect(header(page)).not.toHaveAttribute('data-returned');
  await scrollBy(page, -5);
  await expect(header(page)).toHaveAttribute('data-returned');
});

test('back in a wide window → Contact is a button, except on Contact', async ({ page }) => {
  for (const [name, isButton] of [
    ['about', true],
    ['contact', false],
  ] as const) {
    await page.goto(paths[name]);
    const link = page.locator(`header > nav [href="${paths.contact}"]`);
    const background = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await background();
    await scrollBy(page, 1000);
    await scrollBy(page, -200);
    await expect(header(page)).toHaveAttribute('data-returned');
    expect((await background()) !== before, name).toBe(isButton);
  }
});

test('on paper → the header stays at the top of the first page', async ({ page }) => {
  await page.goto(paths.home);
  await scrollDownAndUp(page);
  await page.emulateMedia({ media: 'print' });
  await expect(header(page)).toHaveCSS('position', 'relative');
});
