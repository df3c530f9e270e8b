import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { About, Media } from '#shapes';
import { socialFile } from '../../../content/media-files.ts';
import type { Content } from '../../../content/read-content.ts';
import { UserError } from '../../../user-error.ts';

export const ORIGINALS = 'company/pictures';
const READABLE = /\.(jpe?g|png|webp|avif|svg)$/i;

/** The point that every crop keeps, in hundredths from the left and from the top. */
export type Focus = Record<string, readonly [number, number]>;

/** A file of public/media, and the names of the originals that it may be made from. */
export type Wanted = {
  file: string;
  width: number;
  height: number;
  from: string[];
};

export const findOriginals = () =>
  existsSync(ORIGINALS) ? readdirSync(ORIGINALS).filter((file) => READABLE.test(file)) : [];

const nameOf = (file: string) => file.replace(READABLE, '');

const FORMATS = ['avif', 'webp'];
const PORTRAIT = 480;
const SHARED = { width: 1200, height: 630 };

/** Every picture that the pages ask for and that an original can give. */
export function wantedPictures({ words, language, languages }: Content): Wanted[] {
  const { stills, films } = words.media as Media;
  const { leadership } = words.about as About;
  const sizes = (
    name: string,
    from: string[],
    { widths, width, height }: { widths: readonly number[]; width: number; height: number },
  ) =>
    widths.flatMap((wide) =>
      FORMATS.map((format) => ({
        file: `${name}-${wide}.${format}`,
        width: wide,
        height: Math.round((wide * height) / width),
        from,
      })),
    );
  return [
    ...Object.values(stills).flatMap((still) => sizes(still.name, [still.name], still)),
    ...Object.values(films).flatMap((film) =>
      (['wide', 'tall'] as const).flatMap((cut) => {
        const name = `${film.name}-${cut}`;
        return sizes(name, [name, film.name], film[cut]);
      }),
    ),
    ...(leadership?.people ?? [])
      .filter(({ portrait }) => portrait.endsWith('.webp'))
      .map(({ portrait }) => ({
        file: `portrait-${portrait}`,
        width: PORTRAIT,
        height: PORTRAIT,
        from: [`portrait-${nameOf(portrait)}`],
      })),
    ...Object.keys(words.paths!.paths as object).map((page) => ({
      file: socialFile(page, language, languages),
      ...SHARED,
      from: [nameOf(socialFile(page, language, languages)), `social-${page}`],
    })),
  ];
}

/** An original by its name, and its content where it is not in its folder yet. */
export type Source = { file: string; width: number; height: number; bytes?: Buffer };

const inputOf = ({ file, bytes }: Pick<Source, 'file' | 'bytes'>) => bytes ?? join(ORIGINALS, file);

export async function readSource(from: Pick<Source, 'file' | 'bytes'>): Promise<Source> {
  const { width = 0, height = 0, orientation = 1 } = await sharp(inputOf(from)).metadata();
  const isTurned = orientation > 4;
  return { ...from, width: isTurned ? height : width, height: isTurned ? width : height };
}

/** The largest part of a picture in the wanted proportions, as near around its focus as it can be. */
export function cropAround(source: Source, wanted: Wanted, [x, y]: readonly [number, number]) {
  const scale = Math.min(source.width / wanted.width, source.height / wanted.height);
  const width = Math.round(wanted.width * scale);
  const height = Math.round(wanted.height * scale);
  const within = (centre: number, part: number, whole: number) =>
    Math.round(Math.min(Math.max((centre / 100) * whole - part / 2, 0), whole - part));
  return {
    left: within(x, width, source.width),
    top: within(y, height, source.height),
    width,
    height,
  };
}

/** What keeps an original from being used, and how to fix it. */
export function originalProblems(sources: Source[], wanted: Wanted[]) {
  const names = new Set(wanted.flatMap(({ from }) => from));
  return sources.flatMap((source) => {
    const { file, width, height } = source;
    const uses = wanted.filter(({ from }) => from.includes(nameOf(file)));
    if (uses.length === 0)
      return [
        `${ORIGINALS}/${file}: no page shows it. Name it after one of: ${[...names].join(', ')}.`,
      ];
    const needed = {
      width: Math.max(...uses.map((use) => use.width)),
      height: Math.max(...uses.map((use) => use.height)),
    };
    const isDrawing = file.toLowerCase().endsWith('.svg');
    if (isDrawing || (width >= needed.width && height >= needed.height)) return [];
    return [
      `${ORIGINALS}/${file}: is ${width} × ${height} pixels, and must have ${needed.width} × ${needed.height}. Put a larger one there.`,
    ];
  });
}

const QUALITY: Record<string, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 6 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 6, smartSubsample: true }),
  jpg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
};

/** The original of a wanted picture: the first of its names that there is. */
export const sourceOf = ({ from }: Wanted, sources: Source[]) =>
  from.map((name) => sources.find(({ file }) => nameOf(file) === name)).find(Boolean);

export function makePicture(source: Source, wanted: Wanted, focus: Focus) {
  const part = cropAround(source, wanted, focus[nameOf(source.file)] ?? [50, 50]);
  const isDrawing = source.file.toLowerCase().endsWith('.svg');
  // A drawing is set anew at the size that is wanted; 72 is the density that its size speaks of.
  const density = isDrawing ? Math.max(72, Math.ceil((72 * wanted.width) / part.width)) : 72;
  const by = density / 72;
  const picture = sharp(inputOf(source), { density })
    .rotate()
    .extract({
      left: Math.floor(part.left * by),
      top: Math.floor(part.top * by),
      width: Math.floor(part.width * by),
      height: Math.floor(part.height * by),
    })
    .resize(wanted.width, wanted.height)
    .toColourspace('srgb');
  const format = wanted.file.split('.').at(-1)!;
  return QUALITY[format]!(picture).toBuffer();
}

/** For the editor: every size that the pages show of one photograph, by its file's name. */
export async function makeSizes(
  photograph: { file: string; bytes: Buffer },
  content: Content,
  focus: Focus,
) {
  const uses = wantedPictures(content).filter(({ from }) => from.includes(nameOf(photograph.file)));
  const source = await readSource(photograph);
  const problems = originalProblems([source], uses);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const made = uses.map(async (use) => [use.file, await makePicture(source, use, focus)] as const);
  return new Map(await Promise.all(made));
}
