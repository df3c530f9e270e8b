import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content, PAGES, paths } from './content.ts';
import { atRest, expect, showIn, showPictures, test } from './test.ts';

// axe does not see what lies behind text if it is a picture. This looks at every pixel of it.
test.use({ bypassCSP: true }); // it adds styles, and a picture of its own

const FEW = [390, 1024, 1440];
const ALL = [390, 576, 768, 991, 992, 1025, 1200, 1440, 1600, 1920, 2560];
const WIDTHS = process.env.ALL_WIDTHS ? ALL : FEW;
/** A phone in landscape, where the words lie beside the film's subject. */
const WINDOWS = [...WIDTHS.map((width) => ({ width, height: 900 })), { width: 844, height: 390 }];

type Line = { text: string; needed: number; colour: number[]; box: Box };
type Box = { left: number; top: number; width: number; height: number };

/** Every line of text that lies on a picture, with its colour and the contrast it needs. */
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
    const isOnPicture = (line: DOMRect) =>
      pictures.some(
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
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      for (const line of range.getClientRects())
        if (line.width > 1 && isOnPicture(line))
          found.push({
            text: walker.currentNode.textContent!.trim(),
            needed: isLarge ? 3 : 4.5,
            colour: rgba(color),
            box: boxOf(line),
          });
    }
    return found;
  });

const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number> & number[]) => {
  const [r, g, b] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The page without its text. */
async function ground(page: Page) {
  const style = await page.addStyleTag({
    content:
      '* { -webkit-text-fill-color: transparent !important; text-decoration: none !important }',
  });
  const picture = await page.screenshot({ fullPage: true });
  await style.evaluate((element) => element.parentElement!.removeChild(element));
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The lines whose worst pixel has too little contrast. */
async function tooFaint(page: Page) {
  const lines = await linesOnPictures(page);
  if (lines.length === 0) return [];
  const { data, info } = await ground(page);
  return lines.flatMap(({ text, needed, colour, box }) => {
    expect(colour[3], `${text} is not transparent`).toBe(255);
    const own = luminance(colour);
    let worst = Number.POSITIVE_INFINITY;
    for (
      let y = Math.max(0, Math.floor(box.top));
      y < Math.min(info.height, box.top + box.height);
      y++
    )
      for (
        let x = Math.max(0, Math.floor(box.left));
        x < Math.min(info.width, box.left + box.width);
        x++
      ) {
        const at = 3 * (y * info.width + x);
        worst = Math.min(
          worst,
          contrast(own, luminance([data[at]!, data[at + 1]!, data[at + 2]!])),
        );
      }
    return worst < needed ? [`${text}: ${worst.toFixed(2)}`] : [];
  });
}

/** Puts in the poster's place what is brightest in any frame of the film. */
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
      for (let part = 0; part < 16; part++) {
        const sought = when('seeked');
        video.currentTime = (part / 16) * video.duration + 0.01;
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

async function expectReadable(page: Page, windows = WINDOWS) {
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, { colorScheme });
      await showPictures(page);
      const where = `${window.width} × ${window.height}, ${colorScheme}`;
      expect.soft(await tooFaint(page), where).toEqual([]);
    }
  }
}

for (const name of PAGES)
  test(`${name}: text on a picture → readable on its every pixel`, async ({ page }) => {
    await page.goto(paths[name]);
    await atRest(page);
    await expectReadable(page);
  });

for (const isTall of [true, false])
  test(`home, the ${isTall ? 'tall' : 'wide'} film → text readable on its every frame`, async ({
    page,
  }) => {
    test.skip(Boolean(content('home').hero.film.withoutVideo), 'This company has no films.');
    const windows = WINDOWS.filter(({ width }) => width < 768 === isTall);
    await page.setViewportSize(windows[0]!);
    await page.goto(paths.home);
    await atRest(page);
    await showBrightest(page);
    await expectReadable(page, windows);
  });
