/** The company's mark as every icon that browsers and phones ask for, and as press files. */
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { languages } from '../content/company.ts';
import { drawMark, markFile, markInPage } from '../content/mark.ts';
import { palette } from '../content/palette.ts';
import { readAll } from '../content/read.ts';

/** A square of 32 units with the mark in its middle. */
function tile({ radius = 0, size }: { radius?: number; size: number }) {
  const offset = (32 - size) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${radius}" fill="${palette['polar-900']}"/>` +
    `${drawMark({ x: offset, y: offset, size })}</svg>\n`
  );
}

const rounded = tile({ radius: 5, size: 18 });
/** iOS rounds the corners itself: transparent ones would turn black. */
const square = tile({ size: 17 });
/** Android may cut away everything outside the inner 80 %. */
const maskable = tile({ size: 14 });

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: Math.ceil((72 * size) / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The ICO format: a directory with one PNG. */
async function ico(svg: string, size: number) {
  const picture = await png(svg, size);
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]); // one icon of 32 bits a pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const ICONS: Record<string, [type: string, draw: () => Buffer | Promise<Buffer>]> = {
  'favicon.svg': ['image/svg+xml', () => Buffer.from(rounded)],
  'favicon.ico': ['image/x-icon', () => ico(rounded, 32)],
  'apple-touch-icon.png': ['image/png', () => png(square, 180)],
  'icon-192.png': ['image/png', () => png(rounded, 192)],
  'icon-512.png': ['image/png', () => png(rounded, 512)],
  'icon-maskable-512.png': ['image/png', () => png(maskable, 512)],
};

const WIDE = 1024;
const density = (72 * WIDE) / Number(markInPage.viewBox.split(/[\s,]+/)[2]);

/** The logo to download, where a page offers it. */
const LOGOS: typeof ICONS = {
  'mark.svg': ['image/svg+xml', () => Buffer.from(markFile)],
  'mark.png': [
    'image/png',
    () => sharp(Buffer.from(markFile), { density }).resize(WIDE).png().toBuffer(),
  ],
};
const FILES = { ...ICONS, ...LOGOS };

export async function getStaticPaths() {
  const pages = await Promise.all(languages.map((language) => readAll('pages', language)));
  const offersLogo = pages
    .flat()
    .some(({ sections }) => sections?.some(({ type }) => type === 'mark'));
  const files = offersLogo ? FILES : ICONS;
  return Object.keys(files).map((icon) => ({ params: { icon } }));
}

export const GET: APIRoute = async ({ params }) => {
  const [type, draw] = FILES[params.icon!]!;
  return new Response(new Uint8Array(await draw()), { headers: { 'Content-Type': type } });
};
