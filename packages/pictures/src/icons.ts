import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { palette } from '#company/brand/palette.ts';
import { COMPANY } from '../../../content/company-folder.ts';
import { darkGroundColours, drawMark, readMark, recolour } from '../../../content/mark.ts';
import { hashOf, type Job } from './made.ts';

const mark = readMark(readFileSync(`${COMPANY}/brand/mark.svg`, 'utf8'));
/** The company's mark on a dark background. */
export const darkMark = recolour(mark, darkGroundColours(palette));

/** A 32 unit tile with the mark in its middle. */
function drawIcon({ radius, size }: { radius: number; size: number }): string {
  const offset = (32 - size) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${radius}" fill="${palette['polar-900']}"/>` +
    `${drawMark(darkMark, { x: offset, y: offset, size })}</svg>\n`
  );
}

const tile = drawIcon({ radius: 5, size: 18 });
/** iOS rounds the corners itself: transparent corners would turn black. */
const fullBleed = drawIcon({ radius: 0, size: 17 });
/** Android may cut away everything outside the inner 80 %. */
const maskable = drawIcon({ radius: 0, size: 14 });

const rasterise = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: Math.ceil((72 * size) / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file is a directory of pictures; every current browser accepts PNG in it. */
export function packIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const job = (file: string, svg: string, make: Job['make']): Job => ({
  file,
  from: hashOf(file, svg),
  make,
});
const pngJob = (file: string, svg: string, size: number) =>
  job(file, svg, () => rasterise(svg, size));

/** Every icon of the site, by its path under the company's public/. */
export const iconJobs: Job[] = [
  job('favicon.svg', tile, () => tile),
  job('favicon.ico', tile, async () => packIco(await rasterise(tile, 32), 32)),
  pngJob('apple-touch-icon.png', fullBleed, 180),
  pngJob('icon-192.png', tile, 192),
  pngJob('icon-512.png', tile, 512),
  pngJob('icon-maskable-512.png', maskable, 512),
];
