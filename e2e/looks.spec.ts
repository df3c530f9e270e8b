import { existsSync } from 'node:fs';
import { frame } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { expect, showIn, test, typefaces } from './test.ts';
import { LOOKS } from './tools/project.ts';

/**
 * Every page as it should look, as screenshots. After an intended visible change, `npm run looks`
 * takes them again, and the difference is reviewed like any other.
 *
 * At half size: a line that moves is noticed, another machine's font rendering is not. Films and
 * pictures are masked, since they have tests of their own.
 */
test.beforeEach(() => {
  const { updateSnapshots } = test.info().config;
  test.skip(
    !existsSync(LOOKS) && !['all', 'changed'].includes(updateSnapshots),
    'This company has no pictures of its pages yet: npm run looks takes them.',
  );
  test.skip(Boolean(process.env.LANGUAGES?.includes(',')), 'The pictures are of one language.');
});

test.use({ deviceScaleFactor: 0.5 });

const NOWHERE = '/nowhere';
const PAGES = { ...paths, 'not-found': NOWHERE };

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}, light and dark → as its pictures`, async ({ page, problems }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await typefaces(page);
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
    if (path === NOWHERE) problems.length = 0; // the browser itself reports the 404
  });
}
