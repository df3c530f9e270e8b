import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { palette } from '#company/brand/palette.ts';
import { typefaces } from '#company/brand/typefaces.ts';
import { company } from '#company/facts.ts';
import { COMPANY, MEDIA } from '../../../content/company-folder.ts';
import { drawMark } from '../../../content/mark.ts';
import { socialFile } from '../../../content/media-files.ts';
import type { Content } from '../../../content/read-content.ts';
import { withEngine } from '../../../scripts/browser.ts';
import { UserError } from '../../../user-error.ts';
import { darkMark } from './icons.ts';

type Card = { title: string; picture: string; position: string };

/** The still or poster behind each page's heading, and the part of it that is seen. */
const BACKGROUNDS: Record<string, Pick<Card, 'picture' | 'position'>> = {
  home: { picture: 'hero-wide-1280.webp', position: '50% 45%' },
  about: { picture: 'doors-1280.webp', position: '60% 60%' },
  strategy: { picture: 'dock-wide-1280.webp', position: '50% 40%' },
  career: { picture: 'aisle-1280.webp', position: '50% 40%' },
};
const OTHER = { picture: 'dawn-1280.webp', position: '100% 60%' };

type PageWords = Record<'hero' | 'intro', { heading: string } | undefined> & { title: string };

function cardOf(page: string, { words }: Content): Card {
  const { hero, intro, title } = words[page] as PageWords;
  return { title: (hero ?? intro)?.heading ?? title, ...(BACKGROUNDS[page] ?? OTHER) };
}

const LIMIT = 120_000;

const dataUrl = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(path).toString('base64')}`;

function layOut({ title, picture, position }: Card): string {
  const photo = dataUrl(`${MEDIA}/${picture}`, 'image/webp');
  const mark = drawMark(darkMark, { size: 58 });
  return `<!doctype html><style>
    @font-face { font-family: Display; src: url(${dataUrl(`${COMPANY}/brand/fonts/${typefaces.display.file}`, 'font/woff2')}); font-weight: 400 700 }
    body { margin: 0; width: 1200px; height: 630px; font-family: Display; color: ${palette.white}; overflow: hidden }
    img, .scrim { position: absolute; inset: 0; width: 1200px; height: 630px; object-fit: cover }
    img { object-position: ${position} }
    .scrim { background: linear-gradient(75deg, ${palette['polar-900']}f2 12%, ${palette['polar-900']}b3 45%, transparent 80%) }
    .brand { position: absolute; left: 72px; top: 64px; display: flex; align-items: center; gap: 20px;
      font-size: 40px; font-weight: 600; letter-spacing: -.01em }
    h1 { position: absolute; left: 72px; bottom: 104px; margin: 0; max-width: 700px; font-size: 104px; font-weight: 600;
      line-height: .94; letter-spacing: -.035em; text-wrap: balance }
    .line { position: absolute; left: 72px; right: 0; bottom: 60px; height: 4px; background: ${palette['dawn-400']} }
  </style><img src="${photo}"><div class="scrim"></div><div class="brand">${mark}${company.name}</div>
  <h1>${title}</h1><div class="line"></div>`;
}

async function shoot(page: Page, card: Card): Promise<Buffer> {
  await page.setContent(layOut(card));
  await page.evaluate(() => document.fonts.ready);
  for (let quality = 84; quality >= 50; quality -= 6) {
    const jpeg = await page.screenshot({ type: 'jpeg', quality });
    if (jpeg.length <= LIMIT) return jpeg;
  }
  throw new UserError(`The social picture "${card.title}" stays above ${LIMIT} bytes`);
}

/** The 1200 × 630 pictures that shared links show, by their file's name; those in `made` have an original. */
export async function drawSocial(contents: Content[], made: string[]) {
  const browser = await chromium.launch(withEngine());
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    const drawn = new Map<string, Buffer>();
    for (const content of contents)
      for (const name of Object.keys(content.words.paths!.paths as object)) {
        const file = socialFile(name, content.language, content.languages);
        if (!made.includes(file)) drawn.set(file, await shoot(page, cardOf(name, content)));
      }
    return drawn;
  } finally {
    await browser.close();
  }
}
