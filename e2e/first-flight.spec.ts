import { sections } from '#company/sections.ts';
import { stills } from '#words/media.ts';
import { paths } from '#words/paths.ts';
import { expect, isAfterPaint, MOTION, needs, pageNames, test } from './test.ts';

test.use(MOTION);

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('no picture of the first window of a page waits for its turn', async ({ page }) => {
  // A company that orders a page's sections chooses what comes first.
  for (const name of pageNames.filter((it) => !(it in sections))) {
    await page.goto(paths[name]);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      const late = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
          .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
          .map(({ currentSrc }) => currentSrc),
      );
      expect(late, `${name} at ${viewport.width} px`).toEqual([]);
    }
  }
});

test.describe('a phone of twice the density', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test('a still → no more pixels than its window has', async ({ page }) => {
    needs('career', 'working');
    await page.goto(paths.career);
    const { name, widths } = stills.aisle;
    const enough = widths.find((width) => width >= 2 * 390) ?? widths.at(-1);
    const still = page.locator(`img[src*="/${name}-"]`);
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(`/${name}-${enough}.avif`);
  });
});

test('what nobody waits for → asked for after the first paint', async ({ page }) => {
  await page.goto(paths.about);
  await expect.poll(() => isAfterPaint(page, 'isotherms')).toEqual([true]);
  const manifest = 'rel="manifest"';
  expect(await page.content()).toContain(manifest);
  expect(await (await page.request.get(paths.about)).text()).not.toContain(manifest);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the isotherms → still there', async ({ page }) => {
    const drawing = page.waitForResponse('**/*isotherms*.svg');
    await page.goto(paths.about);
    expect((await drawing).ok()).toBe(true);
  });
});
