import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { palette } from '#company/brand/palette.ts';
import { typefaces } from '#company/brand/typefaces.ts';
import type { Company } from '#shapes';
import { COMPANY, MEDIA } from '../../../content/company-folder.ts';
import { drawMark } from '../../../content/mark.ts';
import { socialFile } from '../../../content/media-files.ts';
import { type Content, shareHeading } from '../../../content/read-content.ts';
import { UserError } from '../../../user-error.ts';
import { darkMark } from './icons.ts';
import { hashOf, type Job } from './made.ts';

type Card = { title: string; name: string; picture: string; position: string };

/** The still or poster behind each page's heading, and its visible part. */
const BACKGROUNDS: Record<string, Pick<Card, 'picture' | 'position'>> = {
  home: { picture: 'hero-wide-1280.webp', position: '50% 45%' },
  about: { picture: 'doors-1280.webp', position: '60% 60%' },
  strategy: { picture: 'dock-wide-1280.webp', position: '50% 40%' },
  career: { picture: 'aisle-1280.webp', position: '50% 40%' },
};
const OTHER = { picture: 'dawn-1280.webp', position: '100% 60%' };

const cardOf = (page: string, content: Content): Card => ({
  title: shareHeading(page, content),
  name: (content.facts as { company: Company }).company.name,
  ...(BACKGROUNDS[page] ?? OTHER),
});

const LIMIT = 120_000;

const dataUrl = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(path).toString('base64')}`;

function layOut({ title, name, picture, position }: Card): string {
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
  </style><img src="${photo}"><div class="scrim"></div><div class="brand">${mark}${name}</div>
  <h1>${title}</h1><div class="line"></div>`;
}

let browser: Promise<Browser> | undefined;

/** Playwright takes a second to load: only if there is something to draw. */
async function launch() {
  const { withEngine } = await import('../../../scripts/browser.ts');
  const { chromium } = await import('@playwright/test');
  return chromium.launch(withEngine());
}

async function shoot(html: string, title: string): Promise<Buffer> {
  browser ??= launch();
  const page = await (await browser).newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  for (let quality = 84; quality >= 50; quality -= 6) {
    const jpeg = await page.screenshot({ type: 'jpeg', quality });
    if (jpeg.length <= LIMIT) return page.close().then(() => jpeg);
  }
  throw new UserError(`The social picture "${title}" stays above ${LIMIT} bytes`);
}

/** The share pictures, 1200 × 630; those in `made` have an original. */
export const socialJobs = (contents: Content[], made: string[]): Job[] =>
  contents.flatMap((content) =>
    Object.keys(content.words.paths!.paths as object).flatMap((name) => {
      const file = `media/${socialFile(name, content.language, content.languages)}`;
      if (made.includes(file)) return [];
      const card = cardOf(name, content);
      const html = layOut(card);
      return {
        file,
        from: hashOf(html),
        says: card.title,
        name: card.name,
        make: () => shoot(html, card.title),
      };
    }),
  );

export const closeBrowser = async () => (await browser)?.close();
