import type { Page } from '@playwright/test';
import { films } from '#words/media.ts';
import { adoptStyles, expect, FILMS, isWithoutVideo, test } from './test.ts';

test.use(FILMS);

type Line = { text: string; colour: string; x: number; y: number; width: number; height: number };

type Screen = { width: number; height: number; everyVariant?: true };

/** By the cut of the film that they show: its moments are sought once for all of them. */
const SCREENS: Record<string, Screen[]> = {
  'a phone, and a low window': [
    { width: 390, height: 844, everyVariant: true },
    { width: 720, height: 450 },
  ],
  'a tablet, and a phone on its side': [
    { width: 768, height: 1024 },
    { width: 1025, height: 768 },
    { width: 844, height: 390 },
  ],
  'large windows': [
    { width: 1440, height: 900, everyVariant: true },
    { width: 1920, height: 1080, everyVariant: true },
  ],
};
const hasFilm = !isWithoutVideo(films.hero);
const MOMENTS = hasFilm ? [0, 2, 4, 6] : [0]; // seconds into a film of eight
const LEAST = 4.5;

/** Every line of text over the film that is in view, with its colour. */
const lines = (page: Page) =>
  page.evaluate(() => {
    const found: Line[] = [];
    for (const root of document.querySelectorAll('header, main > :first-child')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const parent = node.parentElement!;
        if (parent.closest('[class*=VisuallyHidden]')) continue;
        const { color: colour, visibility } = getComputedStyle(parent);
        for (const { x, y, width, height } of range.getClientRects()) {
          const isSeen =
            visibility === 'visible' &&
            width > 2 &&
            height > 2 &&
            y >= 0 &&
            y + height < innerHeight;
          if (isSeen) found.push({ text: node.textContent!.trim(), colour, x, y, width, height });
        }
      }
    }
    return found;
  });

const stopAt = (page: Page, moment: number) =>
  page.evaluate(async (seconds) => {
    const film = document.querySelector('video');
    if (!film) return;
    film.pause();
    const seeked = new Promise((done) => film.addEventListener('seeked', done, { once: true }));
    film.currentTime = seconds;
    await seeked;
  }, moment);

/** The worst contrast of each line with any pixel behind it, computed as WCAG does. */
const worstContrasts = (lab: Page, picture: string, texts: Line[]) =>
  lab.evaluate(
    async ({ picture, texts }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const linear = Float64Array.from({ length: 256 }, (_, step) =>
        step <= 10 ? step / 255 / 12.92 : ((step / 255 + 0.055) / 1.055) ** 2.4,
      );
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;
      return texts.map(({ text, colour, x, y, width, height }) => {
        canvas.fillStyle = colour;
        const [red = 0, green = 0, blue = 0] = canvas.fillStyle
          .match(/\w\w/g)!
          .map((pair: string) => Number.parseInt(pair, 16));
        const own = luminance(red, green, blue);
        const { data } = canvas.getImageData(x, y, Math.ceil(width), Math.ceil(height));
        let worst = 21;
        for (let at = 0; at < data.length; at += 4) {
          const behind = luminance(data[at]!, data[at + 1]!, data[at + 2]!);
          worst = Math.min(worst, (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
        }
        return { text, worst };
      });
    },
    { picture, texts },
  );

/** The page as it is, and with what another company or language may bring. */
const VARIANTS = {
  'as it is': {},
  'a heading of forty letters': { heading: 'Un frío constante en cada palé que viaja' },
  'from right to left': { direction: 'rtl' },
} satisfies Record<string, { heading?: string; direction?: string }>;
type VariantName = keyof typeof VARIANTS;
const variantNames = Object.keys(VARIANTS) as VariantName[];
/** Shows a variant, and what it leaves out as it was at first. */
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

/** Words that cannot be seen, for pictures of what lies behind them. */
const hideWords = (page: Page) =>
  page.evaluate(adoptStyles, '* { color: transparent !important; transition: none !important }');

for (const [kind, screens] of Object.entries(SCREENS)) {
  test(`${kind} → every line over the film can be read at every moment of it`, async ({
    page,
    open,
    context,
  }) => {
    await page.setViewportSize(screens[0]!);
    await open('home');
    if (hasFilm) await page.locator('[data-film=playing]').waitFor();
    else await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    await stopAt(page, MOMENTS[0]!);
    const film = await filmOf(page);
    const views: { screen: Screen; variant: VariantName; texts: Line[] }[] = [];
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const variant of variantNames.slice(0, screen.everyVariant ? undefined : 1)) {
        await show(page, variant);
        views.push({ screen, variant, texts: await lines(page) });
        expect(views.at(-1)!.texts.length).toBeGreaterThan(4);
      }
    }
    await hideWords(page);
    const lab = await context.newPage();
    for (const moment of MOMENTS) {
      await stopAt(page, moment);
      for (const { screen, variant, texts } of views) {
        await page.setViewportSize(screen);
        await show(page, variant);
        expect(await filmOf(page)).toBe(film);
        const picture = (await page.screenshot()).toString('base64');
        const results = await worstContrasts(lab, picture, texts);
        const worst = results.reduce((one, other) => (other.worst < one.worst ? other : one));
        expect
          .soft(worst.worst, `"${worst.text}" at ${moment} s, ${screen.width} px, ${variant}`)
          .toBeGreaterThanOrEqual(LEAST);
      }
    }
  });
}
