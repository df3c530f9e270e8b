import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { adoptStyles, colours, contrast, luminance } from '../test.ts';

// The contrast of text with the pictures and films behind it, which axe cannot see.

type Line = { text: string; color: string; x: number; y: number; width: number; height: number };

/** Every visible line of text over the film, with its luminance. */
export async function lines(page: Page) {
  const seen = await page.evaluate(() => {
    const found: Line[] = [];
    for (const root of document.querySelectorAll('header, main > :first-child')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const parent = node.parentElement!;
        if (parent.closest('[class*=VisuallyHidden]')) continue;
        const { color, visibility } = getComputedStyle(parent);
        for (const { x, y, width, height } of range.getClientRects()) {
          const isSeen =
            visibility === 'visible' &&
            width > 2 &&
            height > 2 &&
            y >= 0 &&
            y + height < innerHeight;
          const text = node.textContent!.trim();
          if (isSeen) found.push({ text, color, x, y, width, height });
        }
      }
    }
    return found;
  });
  const drawn = await colours(
    page,
    seen.map(({ color }) => color),
  );
  return seen.map((line, index) => ({ ...line, luminance: luminance(drawn[index]!) }));
}
export type Lines = Awaited<ReturnType<typeof lines>>;

/** What the window shows. Playwright's own screenshots are compressed harder: five times slower. */
export async function picture(devtools: CDPSession) {
  const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true });
  return sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The worst contrast of a line with any pixel behind it, computed as WCAG does. */
function worstContrast({ data, info }: Awaited<ReturnType<typeof picture>>, line: Lines[number]) {
  const right = Math.min(info.width, line.x + line.width);
  const bottom = Math.min(info.height, line.y + line.height);
  let worst = 21;
  for (let y = Math.floor(line.y); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(line.x)); x < right; x++) {
      const behind = luminance(data, (y * info.width + x) * info.channels);
      worst = Math.min(worst, contrast(line.luminance, behind));
    }
  return { text: line.text, worst };
}

/** The line that is hardest to read. */
export const worstOf = (shown: Awaited<ReturnType<typeof picture>>, texts: Lines) =>
  texts
    .map((line) => worstContrast(shown, line))
    .reduce((one, other) => (other.worst < one.worst ? other : one));

/** Invisible text, for screenshots of what is behind it. */
export const hideWords = (page: Page) =>
  page.evaluate(adoptStyles, '* { color: transparent !important; transition: none !important }');
