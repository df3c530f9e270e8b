import type { Page } from '@playwright/test';
import { frame } from '#words/frame.ts';
import { films } from '#words/media.ts';
import { paths } from '#words/paths.ts';
import { alive, expect, FILMS, holdBack, isWithoutVideo, test } from './test.ts';

test.use(FILMS);
test.skip(isWithoutVideo(films.hero), 'The company has no film.');

const film = (page: Page) => page.locator('main video');
const isPlaying = (page: Page) =>
  film(page).evaluate(
    (video: HTMLVideoElement) => !video.paused && video.currentTime > 0 && video.readyState > 2,
  );
const source = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
/** The film is there, stopped and not to be seen, and may be played by choice alone. */
async function expectPosterOnly(page: Page) {
  await expect(film(page)).toHaveJSProperty('paused', true);
  await expect(film(page)).toHaveCSS('opacity', '0');
  await expect(page.getByRole('button', { name: frame.video.pause })).toBeHidden();
  await expect(page.getByRole('button', { name: frame.video.play })).toBeVisible();
  await expect(page.locator('main picture img').first()).toBeVisible();
}
const isFilm = (url: string) => url.endsWith('.mp4');

for (const [name, file] of [
  ['home', 'hero'],
  ['strategy', 'dock'],
] as const) {
  test(`${name} → the film plays, muted, in a loop, over its poster`, async ({ page, open }) => {
    await open(name);
    await expect.poll(() => isPlaying(page)).toBe(true);
    expect(
      await film(page).evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
      })),
    ).toEqual({ muted: true, loop: true, playsInline: true });
    expect(await source(page)).toMatch(new RegExp(`/media/${file}-wide-\\d+\\.av1\\.mp4$`));
    await expect(page.locator('main picture img').first()).toHaveJSProperty('complete', true);
  });
}

test('the pause button → pauses, then plays', async ({ page, open }) => {
  await open('home');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole('button', { name: frame.video.pause }).click();
  await expect(film(page)).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: frame.video.play }).click();
  await expect(film(page)).toHaveJSProperty('paused', false);
});

test('the film → asked for only after the page has loaded', async ({ page }) => {
  const release = await holdBack(page, '**/hero-wide-*.avif');
  const films: string[] = [];
  page.on('request', (request) => isFilm(request.url()) && films.push(request.url()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await alive(page);
  expect(films).toEqual([]);
  release();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test('a phone → the tall cut', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('home');
  await expect.poll(() => source(page)).toContain('hero-tall');
});

test('reduced motion → poster only, the film is never fetched', async ({ page, open }) => {
  const films: string[] = [];
  page.on('request', (request) => isFilm(request.url()) && films.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('home');
  await page.waitForLoadState('networkidle');
  await expectPosterOnly(page);
  expect(films).toEqual([]);
});

test('reduced motion, and the play button pressed → the film plays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.home);
  await page.getByRole('button', { name: frame.video.play }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole('button', { name: frame.video.pause }).click();
  await expectPosterOnly(page);
});

test('Save-Data → poster only, the film is never fetched', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => isFilm(request.url()) && films.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(paths.home);
  await page.waitForLoadState('networkidle');
  await expectPosterOnly(page);
  expect(films).toEqual([]);
});

test('motion reduced in the middle of a visit → the film stops', async ({ page, open }) => {
  await open('home');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPosterOnly(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test('a window that becomes narrow → the tall cut; a paused film stays paused', async ({
  page,
  open,
}) => {
  await open('home');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(() => source(page)).toContain('hero-tall');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole('button', { name: frame.video.pause }).click();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(page.getByRole('button', { name: frame.video.play })).toBeVisible();
  await page.getByRole('button', { name: frame.video.play }).click();
  await expect.poll(() => source(page)).toContain('hero-wide');
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test('paused, and its event lost to a new source → the button says so at once', async ({
  page,
  open,
}) => {
  // As a source that is chosen in that moment does: it clears what the film was about to tell.
  await page.addInitScript(() =>
    window.addEventListener('pause', (event) => event.stopImmediatePropagation(), true),
  );
  await open('home');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole('button', { name: frame.video.pause }).click();
  await expect(film(page)).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: frame.video.play })).toBeVisible();
});

test('playing is refused → the poster, and a button that plays', async ({ page, open }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    // Not navigator.userActivation: Playwright's own looks into the page count as a touch of it.
    let isPressed = false;
    window.addEventListener('pointerdown', () => (isPressed = true), true);
    HTMLMediaElement.prototype.play = function () {
      return isPressed ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await open('home');
  await page.getByRole('button', { name: frame.video.play }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});
