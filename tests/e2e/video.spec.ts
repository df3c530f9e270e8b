import type { Page } from '@playwright/test';
import { frame, paths } from './content.ts';
import { atRest, expect, FILMS, holdBack, requested, test } from './test.ts';

/** The tall cut: to decode the wide one costs more. */
test.use({ ...FILMS, viewport: { width: 390, height: 844 } });

const FILM = /\.mp4$/;
const film = (page: Page) => page.locator('main video');
const poster = (page: Page) => page.locator('main picture img').first();
const pauseButton = (page: Page) => page.getByRole('button', { name: frame.video.pause });
const playButton = (page: Page) => page.getByRole('button', { name: frame.video.play });
const source = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
const expectPlaying = (page: Page) =>
  expect
    .poll(() =>
      film(page).evaluate(
        (video: HTMLVideoElement) => !video.paused && video.currentTime > 0 && video.readyState > 2,
      ),
    )
    .toBe(true);

/** The film exists, paused and hidden, and plays only by choice. */
async function expectPosterOnly(page: Page) {
  await expect(film(page)).toHaveJSProperty('paused', true);
  await expect(film(page)).toHaveCSS('opacity', '0');
  await expect(pauseButton(page)).toBeHidden();
  await expect(playButton(page)).toBeVisible();
  await expect(poster(page)).toBeVisible();
}

for (const name of ['home', 'strategy'] as const)
  test(`${name}, a large window → the wide film plays, muted, in a loop, AV1 before H.264`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(paths[name]);
    await expectPlaying(page);
    await expect(film(page)).toHaveJSProperty('muted', true);
    await expect(film(page)).toHaveJSProperty('loop', true);
    expect(await source(page)).toMatch(/\/media\/\w+-wide-\d+\.av1\.mp4$/);
    const kinds = await film(page)
      .locator('source')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')!.split('.').at(-2)));
    expect(kinds).toEqual(kinds.map((_, index) => (index % 2 ? 'h264' : 'av1')));
    await expect(poster(page)).toHaveJSProperty('complete', true);
  });

test('the poster is late → no film is asked for before the page has loaded', async ({ page }) => {
  const release = await holdBack(page, /\.avif$/);
  const films = requested(page, FILM);
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-painted]').waitFor();
  expect(films).toEqual([]);
  release();
  await expectPlaying(page);
});

const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
for (const [reason, set] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['Save-Data', saveData],
] as const)
  test(`${reason} → poster only, no film until the play button is pressed`, async ({ page }) => {
    const films = requested(page, FILM);
    await set(page);
    await page.goto(paths.home);
    await atRest(page);
    await expectPosterOnly(page);
    expect(films).toEqual([]);
    await playButton(page).click();
    await expectPlaying(page);
    await pauseButton(page).click();
    await expectPosterOnly(page);
  });

test('motion reduced in the middle of a visit → the film stops, until it is not', async ({
  page,
}) => {
  await page.goto(paths.home);
  await expectPlaying(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPosterOnly(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectPlaying(page);
});

test('a phone → the tall cut; a wider window → the wide one, paused or not', async ({ page }) => {
  await page.goto(paths.home);
  await expectPlaying(page);
  expect(await source(page)).toContain('-tall-');
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(() => source(page)).toContain('-wide-');
  await expectPlaying(page);
  await pauseButton(page).click();
  await expect(film(page)).toHaveJSProperty('paused', true);
  await page.setViewportSize({ width: 700, height: 900 });
  await playButton(page).click();
  await expect.poll(() => source(page)).toContain('-tall-');
  await expectPlaying(page);
});

test('playing is refused → the poster, and a button that plays', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    // Not navigator.userActivation: Playwright's own evaluations count as activation.
    let isPressed = false;
    window.addEventListener('pointerdown', () => (isPressed = true), true);
    HTMLMediaElement.prototype.play = function () {
      return isPressed ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await page.goto(paths.home);
  await playButton(page).click();
  await expectPlaying(page);
});

test('AV1 fails → H.264; all films fail → the poster, and no button', async ({
  page,
  problems,
}) => {
  await page.route(/\.av1\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(paths.home);
  await expectPlaying(page);
  expect(await source(page)).toContain('.h264.');
  await page.route(/\.h264\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.locator('[data-film]')).toHaveAttribute('data-film', '');
  await expect(pauseButton(page)).toBeHidden();
  await expect(playButton(page)).toBeHidden();
  await expect(poster(page)).toBeVisible();
  problems.length = 0;
});
