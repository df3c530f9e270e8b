import { hash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import sharp, { type OutputInfo, type SharpOptions } from 'sharp';
import decompress from 'woff2-encoder/decompress';
import { cached } from '../../build-cache.ts';
import { COMPANY } from '../../content/company.ts';
import { drawMark } from '../../content/mark.ts';
import { displayFamily, palette } from '../../content/palette.ts';
import thisFile from './_share-card.ts?raw';

const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = 72;

const TYPEFACES = globSync(`${COMPANY}/fonts/display*.woff2`).sort();
let unpacked: Promise<string> | undefined;

/**
 * Unpacks the typeface of headings, because the library that draws text for sharp cannot read WOFF2.
 * It remembers the files that it has drawn with, and in which of them it found a letter, so each is
 * used once here, those with rarer letters first.
 */
async function unpackFaces() {
  const folder = mkdtempSync(join(tmpdir(), 'faces-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let face = '';
  for (const file of TYPEFACES) {
    face = join(folder, `${parse(file).name}.ttf`);
    await writeFile(face, await decompress(await readFile(file)));
    await sharp({ text: { text: '.', fontfile: face } }).toBuffer();
  }
  return face;
}

type Box = { sizes: number[]; tracking: number; width: number; height: number };

/**
 * Draws text as large as its box allows; at the smallest size a word that is too long is broken.
 * Pango's markup measures in 1024ths of a pixel.
 */
async function drawText(text: string, { sizes, tracking, width, height }: Box) {
  unpacked ??= unpackFaces();
  const fontfile = await unpacked;
  const [size = 0, ...smaller] = sizes;
  const spacing = Math.round(size * tracking * 1024);
  const leading = Math.round(size * 0.94 * 1024);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const markup = `<span foreground="${palette.white}" letter_spacing="${spacing}" line_height="${leading}">${escaped}</span>`;
  const font = `${displayFamily} Semi-Bold ${size}`;
  const wrap = smaller.length > 0 ? 'word' : 'word-char';
  const drawn = await sharp({ text: { text: markup, font, fontfile, width, wrap, rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = drawn;
  if (smaller.length === 0 || (info.width <= width && info.height <= height))
    return toPixels(drawn);
  return drawText(text, { sizes: smaller, tracking, width, height });
}

const HEADING = { sizes: [104, 80, 64, 48, 32], tracking: -0.035, width: 700, height: 380 };
const BRAND = { sizes: [40, 28], tracking: -0.01, width: 900, height: 60 };

/** Between steps a drawing stays in pixels, because encoding and decoding it takes longer. */
const toPixels = ({ data, info }: Drawn) => {
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels } };
};
type Drawn = { data: Buffer; info: OutputInfo };
type Pixels = ReturnType<typeof toPixels>;

/** A shade behind the text, the mark, and a line in the company's colour. */
const overlay = () => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="-39" y1="486" x2="1239" y2="144">
    <stop offset=".12" stop-color="${palette['polar-900']}" stop-opacity=".95"/>
    <stop offset=".45" stop-color="${palette['polar-900']}" stop-opacity=".7"/>
    <stop offset=".8" stop-color="${palette['polar-900']}" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#shade)"/>
  <rect x="${LEFT}" y="566" width="100%" height="4" fill="${palette['dawn-400']}"/>
  ${drawMark({ x: LEFT, y: 64, size: 58 })}
</svg>`;

const background = palette['polar-900']!;
/** In place of a photograph, where the company shows none. */
const PLAIN_BACKGROUND: SharpOptions = {
  create: { width: WIDTH, height: HEIGHT, channels: 3, background },
};

/** Draws everything on the card except the heading. */
async function drawPanel(name: string, photo?: string) {
  const brand = await drawText(name, BRAND);
  const drawn = await (photo ? sharp(photo) : sharp(PLAIN_BACKGROUND))
    .autoOrient()
    .resize(WIDTH, HEIGHT)
    .flatten({ background })
    .composite([
      { input: Buffer.from(overlay()), left: 0, top: 0 },
      { ...brand, left: LEFT + 78, top: 93 - Math.round(brand.raw.height / 2) },
    ])
    .removeAlpha() // which composing adds
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toPixels(drawn);
}

/** The lower edge of the heading, in pixels from the top. */
const BOTTOM = 526;

/**
 * Draws white text (RGBA) on a copy of the panel (RGB). sharp, which composes whole pictures, would
 * take twice as long.
 */
function composeText({ input: text, raw }: Pixels, panel: Buffer, card: Buffer) {
  panel.copy(card);
  const { width, height } = raw;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const opacity = text[4 * (y * width + x) + 3]!;
      if (opacity === 0) continue;
      const pixel = 3 * ((BOTTOM - height + y) * WIDTH + LEFT + x);
      for (let channel = pixel; channel < pixel + 3; channel++)
        card[channel]! += Math.round(((255 - card[channel]!) * opacity) / 255);
    }
}

const digests = new Map<string, string>();

/** A hash of a file. Most pages share their files, so each is read once. */
function digestOf(file: string) {
  const { size, mtimeMs } = statSync(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const digest = digests.get(key) ?? hash('sha256', readFileSync(file));
  digests.set(key, digest);
  return digest;
}

/** Pages that share a photograph share all but their heading. */
const panels = new Map<string, Promise<Pixels>>();

/** Cards of 2 MB are reused: one for every page would keep the garbage collector busy. */
const unusedCards: Buffer[] = [];

async function draw(heading: string, name: string, photo?: string) {
  const key = photo ? digestOf(photo) : '';
  const drawing = panels.get(key) ?? drawPanel(name, photo);
  panels.set(key, drawing);
  const [{ input, raw }, text] = [await drawing, await drawText(heading, HEADING)];
  // Optimising the codes takes longer than all the rest, for 1 % fewer bytes.
  const options = { quality: 80, optimiseCoding: false };
  const card = unusedCards.pop() ?? Buffer.alloc(input.length);
  composeText(text, input, card);
  const jpeg = await sharp(card, { raw }).jpeg(options).toBuffer();
  unusedCards.push(card);
  return jpeg;
}

/** Drawn again only if something on it, or how it is drawn, has changed. */
export async function drawShareCard(heading: string, name: string, photo?: string) {
  const files = [photo ?? [], TYPEFACES].flat().map(digestOf);
  const drawing = [thisFile, JSON.stringify([sharp.versions, displayFamily]), overlay()];
  return cached([...drawing, ...files, heading, name], () => draw(heading, name, photo));
}
