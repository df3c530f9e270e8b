import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content, PAGES, paths } from './content.ts';
import { expect, showIn, showPictures, test, waitUntilIdle } from './test.ts';

// axe does not see a picture behind text. These tests look at its every pixel.
test.use({ bypassCSP: true }); // it adds styles, and a picture of its own

const FEW = [390, 1024, 1440];
const ALL = [390, 576, 768, 991, 992, 1025, 1200, 1440, 1600, 1920, 2560];
const WIDTHS = process.env.ALL_WIDTHS ? ALL : FEW;
/** The smallest phones, upright and in landscape: there the text comes closest to the film's subject. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 667, height: 375 },
];
const WINDOWS = [...WIDTHS.map((width) => ({ width, height: 900 })), ...PHONES];

/** Also for large text, where 3 would do: a film's other frames may be a little brighter. */
const NEEDED = 4.5;

type Line = { picture: number; text: string; colour: number[]; box: Box };
type Box = { left: number; top: number; width: number; height: number };

/** Every line of text that lies on a picture, with its colour. */
const linesOnPictures = (page: Page) =>
  page.evaluate(() => {
    const context = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true })!;
    const rgba = (colour: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const boxOf = ({ left, top, width, height }: DOMRect) => ({
      left: left + scrollX,
      top: top + scrollY,
      width,
      height,
    });
    const pictures = [...document.images].map((image) => image.getBoundingClientRect());
    const pictureUnder = (line: DOMRect) =>
      pictures.findIndex(
        ({ left, right, top, bottom }) =>
          line.left < right && line.right > left && line.top < bottom && line.bottom > top,
      );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: Line[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const isHidden = element.closest('[class*=VisuallyHidden], [class*=skip], noscript, dialog');
      if (!walker.currentNode.textContent!.trim() || isHidden || !element.checkVisibility())
        continue;
      range.selectNodeContents(walker.currentNode);
      for (const line of range.getClientRects()) {
        const picture = pictureUnder(line);
        if (line.width <= 1 || picture < 0) continue;
        const text = walker.currentNode.textContent!.trim();
        const colour = rgba(getComputedStyle(element).color);
        found.push({ picture, text, colour, box: boxOf(line) });
      }
    }
    return found;
  });

/** The linear light of each value of a channel: computing it for every pixel would take too long. */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * LINEAR[red]! + 0.7152 * LINEAR[green]! + 0.0722 * LINEAR[blue]!;
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Takes a screenshot of the area behind these lines, once text is transparent. */
async function backgroundOf(page: Page, lines: Line[]) {
  const left = Math.floor(Math.min(...lines.map(({ box }) => box.left)));
  const top = Math.floor(Math.min(...lines.map(({ box }) => box.top)));
  const right = Math.max(...lines.map(({ box }) => box.left + box.width));
  const bottom = Math.max(...lines.map(({ box }) => box.top + box.height));
  const clip = {
    x: left,
    y: top,
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
  };
  const picture = await page.screenshot({ fullPage: true, clip });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { x: left, y: top, data, info };
}

/** The contrast of a line with the pixel that is closest to its colour. */
function lowestContrast(
  { colour, box }: Line,
  { x, y, data, info }: Awaited<ReturnType<typeof backgroundOf>>,
) {
  const text = luminance(...colour);
  let lowest = Number.POSITIVE_INFINITY;
  const [left, top] = [Math.floor(box.left) - x, Math.floor(box.top) - y];
  for (let row = top; row < Math.min(info.height, top + box.height); row++)
    for (let column = left; column < Math.min(info.width, left + box.width); column++) {
      const pixel = 3 * (row * info.width + column);
      const behind = luminance(data[pixel], data[pixel + 1], data[pixel + 2]);
      lowest = Math.min(lowest, contrast(text, behind));
    }
  return lowest;
}

/** Finds the lines that have too little contrast with a pixel behind them. */
async function findFaintLines(page: Page) {
  const lines = await linesOnPictures(page);
  const style = await page.addStyleTag({ content: WITHOUT_TEXT });
  const faint: string[] = [];
  for (const onPicture of Object.values(Object.groupBy(lines, ({ picture }) => picture))) {
    const behind = await backgroundOf(page, onPicture!);
    for (const line of onPicture!) {
      expect(line.colour[3], `${line.text} is not transparent`).toBe(255);
      const lowest = lowestContrast(line, behind);
      if (lowest < NEEDED) faint.push(`${line.text}: ${lowest.toFixed(2)}`);
    }
  }
  await style.evaluate((element) => element.parentElement!.removeChild(element));
  return faint;
}

const WITHOUT_TEXT =
  '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }';

/** Replaces the poster by what is brightest in six frames of the film: finding each takes seconds. */
const showBrightest = (page: Page) =>
  page.evaluate(async () => {
    for (const video of document.querySelectorAll('video')) {
      const when = (event: string) =>
        new Promise((done) => video.addEventListener(event, done, { once: true }));
      const loaded = when('loadeddata');
      video.preload = 'auto';
      video.load();
      await loaded;
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d')!;
      [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
      context.globalCompositeOperation = 'lighten';
      for (let frame = 0; frame < 6; frame++) {
        const sought = when('seeked');
        video.currentTime = (frame / 6) * video.duration + 0.01;
        await sought;
        context.drawImage(video, 0, 0);
      }
      const picture = video.parentElement!.querySelector('picture')!;
      for (const source of picture.querySelectorAll('source')) source.remove();
      const image = picture.querySelector('img')!;
      image.removeAttribute('srcset');
      image.src = canvas.toDataURL('image/webp', 1);
      await image.decode();
    }
  });

async function expectReadable(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, { colorScheme });
    await showPictures(page);
    expect.soft(await findFaintLines(page), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}

for (const viewport of WINDOWS) {
  const window = `${viewport.width} × ${viewport.height}`;

  test(`${window}: text on a picture → readable on every pixel`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const name of PAGES) {
      await page.goto(paths[name]);
      await waitUntilIdle(page);
      await expectReadable(page);
    }
  });

  test(`${window}: text on the film of Home → readable on frames from start to end`, async ({
    page,
  }) => {
    test.skip(Boolean(content('home').hero.film.withoutVideo), 'This company has no films.');
    test.slow(); // the film is decoded without a graphics card
    await page.setViewportSize(viewport);
    await page.goto(paths.home);
    await waitUntilIdle(page);
    await showBrightest(page);
    await expectReadable(page);
  });
}
