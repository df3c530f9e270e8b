import { frame, NOWHERE, paths } from './content.ts';
import { atRest, expect, hasLooks, showIn, test } from './test.ts';

/**
 * Every page as it should look. After an intended change `npm run looks` retakes the screenshots,
 * and the difference is reviewed like any other. At half size a line that moves is noticed, another
 * machine's font rendering is not. Films and pictures are masked, as they have their own tests.
 */
test.use({ deviceScaleFactor: 0.5 });
test.beforeEach(() => test.skip(!hasLooks(), 'This company has no looks yet.'));

for (const [name, path] of Object.entries({ ...paths, 'not-found': NOWHERE }))
  test(`${name}, light and dark → like its screenshots`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await atRest(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await showIn(page, { colorScheme });
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: true,
          scale: 'device',
          mask: [
            page.locator('picture, video, img'),
            page.getByRole('contentinfo').getByText('©'),
            page.getByRole('button', { name: frame.video.play }),
          ],
          maskColor: '#7f7f7f',
          threshold: 0.3,
          maxDiffPixelRatio: 0.01,
        });
      }
    }
  });
