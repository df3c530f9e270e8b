import { existsSync } from 'node:fs';
import { frame } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { expect, test } from './test.ts';

/**
 * Every page as it should look, as pictures in company/looks/. After a change that is meant to be seen:
 * `npm run looks` takes them anew, and the difference is looked at like any other.
 *
 * At half size: a line that moves is seen, the grain of another machine's letters is not. Films and
 * pictures are covered, since they have tests of their own.
 */
test.beforeEach(() => {
  const { updateSnapshots } = test.info().config;
  test.skip(
    !existsSync('company/looks') && !['all', 'changed'].includes(updateSnapshots),
    'This company has no pictures of its pages yet: npm run looks takes them.',
  );
  test.skip(Boolean(process.env.LANGUAGES?.includes(',')), 'The pictures are of one language.');
});

const PAGES = { ...paths, 'not-found': '/nowhere' };

for (const [name, path] of Object.entries(PAGES)) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name} at ${width} px, ${colorScheme} → as its picture`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          baseURL: baseURL!,
          viewport: { width, height: 900 },
          deviceScaleFactor: 0.5,
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
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
        await context.close();
      });
    }
  }
}
