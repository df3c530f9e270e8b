import { paths } from '#words/paths.ts';
import { expect, MOTION, pageNames, test } from './test.ts';

test.use(MOTION);

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const name of pageNames) {
  test(`${name} → no picture of the first window waits for its turn`, async ({ page }) => {
    await page.goto(paths[name]);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      const late = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
          .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
          .map(({ currentSrc }) => currentSrc),
      );
      expect(late, `at ${viewport.width} px`).toEqual([]);
    }
  });
}
