import type { Page } from '@playwright/test';
import { labels, paths } from './content.ts';
import { collectRequests, delayRequests, expect, MOTION, test, waitUntilIdle } from './test.ts';

/** A phone plays the tall cut, which takes less time to decode. */
test.use({ ...MOTION, viewport: { width: 390, height: 844 } });

const FILM = /\.mp4$/;
const film = (page: Page) => page.locator('main video');
const poster = (page: Page) => page.locator('main picture img').first();
const pause = (page: Page) => page.getByRole('button', { name: labels().video.pause });
const play = (page: Page) => page.getByRole('button', { name: labels().video.play });

/** The film moves, and comes from a file of this name. */
async function expectPlaying(page: Page, file = FILM) {
  const read = () =>
    film(page).evaluate(({ currentSrc, currentTime, paused, readyState }: HTMLVideoElement) =>
      paused || currentTime === 0 || readyState < 3 ? 'still' : currentSrc,
    );
  await expect.poll(read).toMatch(file);
}

/** The film exists, paused and hidden, and plays only by choice. */
async function expectPosterOnly(page: Page) {
  await expect(film(page)).toHaveJSProperty('paused', true);
  await expect(film(page)).toHaveCSS('opacity', '0');
  await expect(pause(page)).toBeHidden();
  await expect(play(page)).toBeVisible();
  await expect(poster(page)).toBeVisible();
}

for (const reason of ['reduced motion', 'Save-Data'])
  test(`${reason} → the poster, no film until play is pressed`, async ({ page }) => {
    const films = collectRequests(page, FILM);
    if (reason === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await page.goto(paths.home);
    await waitUntilIdle(page);
    await expectPosterOnly(page);
    expect(films).toEqual([]);
    await play(page).click();
    await expectPlaying(page);
    await pause(page).click();
    await expectPosterOnly(page);
    if (reason === 'Save-Data') return;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectPlaying(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectPosterOnly(page);
  });

for (const name of ['home', 'strategy'] as const)
  test(`${name} → the film for the window's width, after its poster`, async ({ page }) => {
    const release = await delayRequests(page, /\.avif$/);
    const films = collectRequests(page, FILM);
    await page.goto(paths[name], { waitUntil: 'domcontentloaded' });
    await page.locator('html[data-painted]').waitFor();
    expect(films).toEqual([]);
    release();
    await expectPlaying(page, /\/media\/\w+-tall-\d+\.av1\.mp4$/);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expectPlaying(page, /\/media\/\w+-wide-\d+\.av1\.mp4$/);
    await pause(page).click();
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(film(page)).toHaveJSProperty('paused', true);
    await play(page).click();
    await expectPlaying(page, /-tall-/);
  });

test('the browser refuses to play by itself → a button that plays', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play;
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await page.goto(paths.home);
  await play(page).click();
  await expectPlaying(page);
});

test('AV1 fails → H.264', async ({ page, problems }) => {
  await page.route(/\.av1\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(paths.home);
  await expectPlaying(page, /\.h264\./);
  problems.length = 0; // the browser itself reports the 404
});

test('every film fails → the poster, no button', async ({ page, problems }) => {
  await page.route(FILM, (route) => route.fulfill({ status: 404 }));
  await page.goto(paths.home);
  await expect(page.locator('[data-film]')).toHaveAttribute('data-film', '');
  await expect(pause(page).or(play(page))).toBeHidden();
  await expect(poster(page)).toBeVisible();
  problems.length = 0; // the browser itself reports the 404
});
