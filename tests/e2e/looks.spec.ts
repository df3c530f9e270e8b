import { NOWHERE, paths } from './content.ts';
import {
  expect,
  hasLooks,
  isNew,
  showIn,
  showPictures,
  testOfState as test,
  waitUntilIdle,
} from './test.ts';

/**
 * Every page as visitors see it, with its pictures. After an intended change `npm run looks` retakes
 * the screenshots, and the difference is reviewed like any other. They have half the size, which
 * still shows a line that moves by two pixels. Every test asks for less motion, so films are posters.
 */
test.use({ deviceScaleFactor: 0.5 });
test.beforeEach(() => test.skip(!hasLooks(), 'This company has no looks yet.'));

for (const [name, path] of Object.entries({ ...paths, 'not-found': NOWHERE }))
  test.describe(() => {
    test.use({ state: name });
    test.describe.configure({ mode: 'default' });

    for (const width of [390, 1440])
      for (const colorScheme of ['light', 'dark'] as const)
        test(`${name}, ${width} px, ${colorScheme} → like its screenshot`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          if (isNew(page)) await page.goto(path);
          await showIn(page, { colorScheme });
          await waitUntilIdle(page);
          await showPictures(page);
          await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
            fullPage: true,
            scale: 'device',
            // The year.
            mask: [page.getByRole('contentinfo').getByText('©')],
            // For another machine's rendering of text. A headline two pixels lower differs in 360 or more.
            threshold: 0.2,
            maxDiffPixels: 100,
          });
        });
  });
