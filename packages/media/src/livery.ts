import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '#company/brand/palette.ts';
import { typefaces } from '#company/brand/typefaces.ts';
import { company } from '#company/facts.ts';
import { drawMark, readMark } from '../../../content/mark.ts';
import { places } from './catalogue.ts';
import { python, run } from './run.ts';

const { family, weights, file, more } = typefaces.display;

/** The brand on trucks and buildings. The mark is the company's drawing, in its own colours. */
export const livery = {
  name: company.shortName.toUpperCase(),
  lettering: { family, weight: Math.max(...weights) },
  paints: {
    cab: palette['polar-700'],
    accent: palette['ice-500'],
    line: palette['dawn-400'],
    trailer: palette['frost-100'],
    letters: palette['polar-900'],
    building: palette['polar-700'],
  },
};

export const markFile = join(places.brand, 'mark.svg');
export const liveryFolder = join(places.work, 'livery');

/** The mark on a transparent background, larger than any film shows it. */
export function paintMark() {
  const mark = readMark(readFileSync(markFile, 'utf8'));
  return sharp(Buffer.from(drawMark(mark, { size: 2048 })))
    .png()
    .toBuffer();
}

/** Writes the livery where kit/livery.py reads it. */
export async function makeLivery() {
  mkdirSync(liveryFolder, { recursive: true });
  const at = (name: string) => join(liveryFolder, name);
  writeFileSync(at('livery.json'), JSON.stringify(livery));
  writeFileSync(at('mark.png'), await paintMark());
  const fonts = [file, ...(more ? [more.file] : [])].map((font) =>
    join(places.brand, 'fonts', font),
  );
  const script = join(places.media, 'post/livery_font.py');
  const { name, lettering } = livery;
  await run(python, [script, name, `${lettering.weight}`, at('lettering.ttf'), ...fonts]);
}
