import type { Page } from '@playwright/test';
import { frame } from '#words/frame.ts';
import { films } from '#words/media.ts';
import { paths } from '#words/paths.ts';
import {
  alive,
  atRest,
  expect,
  FILMS,
  holdBack,
  isWithoutVideo,
  needs,
  open,
  requested,
  saveData,
  test,
} from './test.ts';

/** The tall cut: to decode the wide one costs more. */
test.use({ ...FILMS, viewport: { width: 390, height: 844 } });
test.skip(isWithoutVideo(films.hero), 'The company has no film.');

const FILM = /\.mp4$/;
const film = (page: Page) => page.locator('main video');
const pauseButton = (page: Page) => page.getByRole('button', { name: frame.video.pause });
const playButton = (page: Page) => page.getByRole('button', { name: frame.video.play });
const expectPlaying = (page: Page) =>
  expect
    .poll(() =>
      film(page).evaluate(
        (video: HTMLVideoElement) => !video.paused && video.currentTime > 0 && video.readyState > 2,
      ),
    )
    .toBe(true);
const source = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
/** The film exists, paused and hidden, and plays only by choice. */
async function expectPosterOnly(page: Page) {
  await expect(film(page)).toHaveJSProperty('paused', true);
  await expect(film(page)).toHaveCSS('opacity', '0');
  await expect(pauseButton(page)).toBeHidden();
  await expect(playButton(page)).toBeVisible();
  await expect(page.locator('main picture img').first()).toBeVisible();
}

for (const [name, file] of [
  ['home', 'hero'],
  ['strategy', 'dock'],
] as const) {
  test(`${name} → the film plays, muted, in a loop, over its poster`, {
    tag: ['@2.8', '@2.16'],
  }, async ({ page }) => {
    if (name === 'strategy') needs(name, 'film');
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, name);
    await expectPlaying(page);
    expect(
      await film(page).evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
      })),
    ).toEqual({ muted: true, loop: true, playsInline: true });
    expect(await source(page)).toMatch(new RegExp(`/media/${file}-wide-\\d+\\.\\w+\\.mp4$`));
    await expect(page.locator('main picture img').first()).toHaveJSProperty('complete', true);
  });
}

const COSTLY = { smooth: true, powerEfficient: false };
const BEST = { smooth: true, powerEfficient: true };
const NO = { smooth: false, powerEfficient: false };

/** A device that decodes each codec so; without an answer, or asked in another cut, it rejects. */
const decodes = (page: Page, answers: Record<string, object | undefined>) =>
  page.addInitScript((of) => {
    navigator.mediaCapabilities.decodingInfo = async ({ video }) => {
      const answer = of[/av01|avc1/.exec(video!.contentType)![0]];
      if (!answer || !(video!.height > video!.width)) throw new TypeError();
      return answer as MediaCapabilitiesDecodingInfo;
    };
  }, answers);

for (const [device, av01, avc1, codec] of [
  ['AV1 in hardware', BEST, BEST, 'av1'],
  ['AV1 on the processor', COSTLY, COSTLY, 'h264'],
  ['AV1 that stumbles', NO, COSTLY, 'h264'],
  ['H.264 that stumbles', COSTLY, NO, 'av1'],
  ['no answer', undefined, undefined, 'av1'],
] as const)
  test(`${device} → the film plays in ${codec}, also once React is there`, async ({ page }) => {
    await decodes(page, { av01, avc1 });
    const files = requested(page, FILM);
    await page.goto(paths.home);
    await expectPlaying(page);
    await alive(page);
    await pauseButton(page).click();
    await playButton(page).click();
    await expectPlaying(page);
    expect(new Set(files)).toEqual(new Set([new URL(await source(page)).pathname]));
    expect(files[0]).toContain(`.${codec}.mp4`);
  });

test('the film → asked for only after the page has loaded', async ({ page }) => {
  const release = await holdBack(page, '**/hero-tall-*.avif');
  const films = requested(page, FILM);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await alive(page);
  expect(films).toEqual([]);
  release();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

const stumbles = (page: Page) => decodes(page, { av01: NO, avc1: NO });
for (const [reason, set] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['Save-Data', saveData],
  ['neither codec is smooth', stumbles],
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
    if (set !== stumbles) await expectPosterOnly(page); // who may see motion keeps the frame
  });

test('motion reduced in the middle of a visit → the film stops', async ({ page }) => {
  await open(page, 'home');
  await expectPlaying(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPosterOnly(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectPlaying(page);
});

test('a phone → the tall cut; a wider window → the wide one, paused or not', async ({ page }) => {
  await open(page, 'home');
  await expect.poll(() => source(page)).toContain('hero-tall');
  await expectPlaying(page);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(() => source(page)).toContain('hero-wide');
  await expectPlaying(page);
  await pauseButton(page).click();
  await expect(film(page)).toHaveJSProperty('paused', true);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(playButton(page)).toBeVisible();
  await playButton(page).click();
  await expect.poll(() => source(page)).toContain('hero-tall');
  await expectPlaying(page);
});

test('paused, its event lost to a new source → the button says so at once', async ({ page }) => {
  // As a source that is chosen at that moment does: it clears the film's pending events.
  await page.addInitScript(() =>
    window.addEventListener('pause', (event) => event.stopImmediatePropagation(), true),
  );
  await open(page, 'home');
  await expectPlaying(page);
  await pauseButton(page).click();
  await expect(film(page)).toHaveJSProperty('paused', true);
  await expect(playButton(page)).toBeVisible();
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
  await open(page, 'home');
  await playButton(page).click();
  await expectPlaying(page);
});
