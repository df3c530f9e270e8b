import type { Page } from '@playwright/test';
import { films } from '#words/media.ts';
import { expect, FILMS, isWithoutVideo, open, test } from './test.ts';
import { NARROW } from './tools/expectations.ts';
import { hideWords, type Lines, lines, picture, worstOf } from './tools/text-contrast.ts';

test.use(FILMS);

type Screen = { width: number; height: number; everyVariant?: boolean };

/** Grouped by the film's cut, so that each moment is seeked to once. */
const SCREENS: Record<string, Screen[]> = {
  'a phone, and a low window': [
    { width: 390, height: 844, everyVariant: true },
    { width: 720, height: 450 },
  ],
  'a tablet, and a phone on its side': [
    { width: 768, height: 1024 },
    { width: NARROW + 1, height: 768 },
    { width: 844, height: 390 },
  ],
  'large windows': [
    { width: 1440, height: 900, everyVariant: true },
    { width: 1920, height: 1080, everyVariant: !!process.env.PROOFS },
  ],
};
const hasFilm = !isWithoutVideo(films.hero);
const MOMENTS = hasFilm ? [0, 2, 4, 6] : [0]; // seconds into a film of eight
const LEAST = 4.5;

const stopAt = (page: Page, moment: number) =>
  page.evaluate(async (seconds) => {
    const film = document.querySelector('video');
    if (!film) return;
    film.pause();
    const seeked = new Promise((done) => film.addEventListener('seeked', done, { once: true }));
    film.currentTime = seconds;
    await seeked;
  }, moment);

/** The page as it is, and with what another company or language may bring. */
const VARIANTS = {
  'as it is': {},
  'a heading of forty letters': { heading: 'Un frío constante en cada palé que viaja' },
  'from right to left': { direction: 'rtl' },
} satisfies Record<string, { heading?: string; direction?: string }>;
type VariantName = keyof typeof VARIANTS;
const variantNames = Object.keys(VARIANTS) as VariantName[];
/** Applies a variant, and resets what it does not mention. */
const show = (page: Page, name: VariantName) =>
  page.evaluate(({ heading, direction }: { heading?: string; direction?: string }) => {
    const root = document.documentElement;
    const title = document.querySelector('h1')!;
    root.dataset.firstDirection ??= root.dir;
    title.dataset.firstLong ??= title.dataset.long;
    title.dataset.firstWords ??= title.textContent;
    root.dir = direction ?? root.dataset.firstDirection;
    title.textContent = heading ?? title.dataset.firstWords;
    title.dataset.long = heading ? 'true' : title.dataset.firstLong;
  }, VARIANTS[name]);

const filmOf = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.currentSrc ?? '');

for (const [kind, screens] of Object.entries(SCREENS)) {
  test(`${kind} → every line over the film can be read`, async ({ page, context }) => {
    await page.setViewportSize(screens[0]!);
    await open(page, 'home');
    if (hasFilm) await page.locator('[data-film=playing]').waitFor();
    else await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    await stopAt(page, MOMENTS[0]!);
    const film = await filmOf(page);
    const views: { screen: Screen; variant: VariantName; texts: Lines }[] = [];
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const variant of variantNames.slice(0, screen.everyVariant ? undefined : 1)) {
        await show(page, variant);
        views.push({ screen, variant, texts: await lines(page) });
        expect(views.at(-1)!.texts.length).toBeGreaterThan(4);
      }
    }
    await hideWords(page);
    const devtools = await context.newCDPSession(page);
    for (const moment of MOMENTS) {
      await stopAt(page, moment);
      for (const { screen, variant, texts } of views) {
        await page.setViewportSize(screen);
        await show(page, variant);
        expect(await filmOf(page)).toBe(film);
        const shown = await picture(devtools);
        const least = worstOf(shown, texts);
        expect
          .soft(least.worst, `"${least.text}" at ${moment} s, ${screen.width} px, ${variant}`)
          .toBeGreaterThanOrEqual(LEAST);
      }
    }
  });
}
