import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { palette } from '#company/brand/palette.ts';
import { company } from '#company/facts.ts';
import { intro as about } from '#words/about.ts';
import { intro as career } from '#words/career.ts';
import { intro as contact } from '#words/contact.ts';
import { hero } from '#words/home.ts';
import { intro as strategy } from '#words/strategy.ts';
import { drawMark } from './draw-mark.ts';
import { places } from './places.ts';

type Card = { title: string; picture: string; position: string };

/** One picture a page: a shipped still or poster, and the page's heading. */
const cards: Record<string, Card> = {
  home: { title: hero.heading, picture: 'hero-wide-1280.webp', position: '50% 45%' },
  about: { title: about.heading, picture: 'doors-1280.webp', position: '60% 60%' },
  strategy: { title: strategy.heading, picture: 'dock-wide-1280.webp', position: '50% 40%' },
  career: { title: career.heading, picture: 'aisle-1280.webp', position: '50% 40%' },
  contact: { title: contact.heading, picture: 'dawn-1280.webp', position: '100% 60%' },
};
const limit = 120_000;

export const socialFiles = Object.keys(cards).map((page) => `social-${page}.jpg`);

const dataUrl = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(path).toString('base64')}`;

function layOut({ title, picture, position }: Card): string {
  const photo = dataUrl(join(places.shipped, picture), 'image/webp');
  const mark = drawMark({ size: 58 });
  return `<!doctype html><style>
    @font-face { font-family: Display; src: url(${dataUrl(places.font, 'font/woff2')}); font-weight: 400 700 }
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

async function shoot(browser: Browser, card: Card): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  try {
    await page.setContent(layOut(card));
    await page.evaluate(() => document.fonts.ready);
    for (let quality = 84; quality >= 50; quality -= 6) {
      const jpeg = await page.screenshot({ type: 'jpeg', quality });
      if (jpeg.length <= limit) return jpeg;
    }
    throw new Error(`The social picture "${card.title}" stays above ${limit} bytes`);
  } finally {
    await page.close();
  }
}

/** The 1200 × 630 pictures that a shared link shows, by their path under public/. */
export async function drawSocial(browser: Browser): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  for (const [page, card] of Object.entries(cards))
    drawn.set(`media/social-${page}.jpg`, await shoot(browser, card));
  return drawn;
}
