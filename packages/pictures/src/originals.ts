import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { About, Media, Paths, Still } from '#shapes';
import { COMPANY } from '../../../content/company-folder.ts';
import {
  CUTS,
  cutName,
  mediaFile,
  PICTURE_FORMATS,
  portraitFile,
  socialFile,
} from '../../../content/media-files.ts';
import type { Content } from '../../../content/read-content.ts';
import { UserError } from '../../../user-error.ts';
import { hashOf, type Job } from './made.ts';

export const ORIGINALS = `${COMPANY}/pictures`;
const READABLE = /\.(jpe?g|png|webp|avif|svg)$/i;

/** The point that every crop keeps, in per cent from the left and from the top. */
export type Focus = Record<string, readonly [number, number]>;

/** A file of the company's public/media, and the names of originals that it can be made from. */
type Wanted = { file: string; width: number; height: number; from: string[] };

export const findOriginals = () =>
  existsSync(ORIGINALS) ? readdirSync(ORIGINALS).filter((file) => READABLE.test(file)) : [];

const nameOf = (file: string) => file.replace(READABLE, '');
const isDrawing = (file: string) => /\.svg$/i.test(file);

/** Millions. Each pixel takes up to five bytes of memory while the sizes are made. */
const MOST_PIXELS = 100;

const PORTRAIT = { width: 480, height: 480 };
const SHARED = { width: 1200, height: 630 };

/** Every picture that the pages request and that can be made from an original. */
export function wantedPictures({ words, language, languages }: Content): Wanted[] {
  const { stills, films } = words.media as Media;
  const { leadership } = words.about as About;
  const { paths } = words.paths as { paths: Paths };
  const sizes = (from: string[], { widths, width, height }: Omit<Still, 'name' | 'alt'>) =>
    widths.flatMap((wide) =>
      PICTURE_FORMATS.map((format) => ({
        file: mediaFile(from[0]!, wide, format),
        width: wide,
        height: Math.round((wide * height) / width),
        from,
      })),
    );
  return [
    ...Object.values(stills).flatMap((still) => sizes([still.name], still)),
    ...Object.values(films).flatMap((film) =>
      CUTS.flatMap((cut) => sizes([cutName(film.name, cut), film.name], film[cut])),
    ),
    ...(leadership?.people ?? []).flatMap(({ portrait }) => {
      if (!portrait) return [];
      const file = portraitFile(portrait, 'webp');
      return { file, ...PORTRAIT, from: [nameOf(file)] };
    }),
    ...Object.keys(paths).map((page) => {
      const file = socialFile(page, language, languages);
      return { file, ...SHARED, from: [nameOf(file), `social-${page}`] };
    }),
  ];
}

/** An original by name, and its bytes if it is not in its folder yet. */
type Original = { file: string; bytes?: Buffer };
type Source = Original & { width: number; height: number };

const pathOf = ({ file }: Original) => join(ORIGINALS, file);
const inputOf = (original: Original) => original.bytes ?? pathOf(original);

export async function readSource(original: Original): Promise<Source> {
  // Only its first bytes are read: one that is too large is reported below.
  const picture = sharp(inputOf(original), { limitInputPixels: false });
  const { width = 0, height = 0, orientation = 1 } = await picture.metadata();
  const isTurned = orientation > 4;
  return { ...original, width: isTurned ? height : width, height: isTurned ? width : height };
}

/** The largest crop in the wanted proportions, centred on the focus as far as possible. */
export function cropAround(source: Source, wanted: Wanted, [x, y]: readonly [number, number]) {
  const scale = Math.min(source.width / wanted.width, source.height / wanted.height);
  const width = Math.round(wanted.width * scale);
  const height = Math.round(wanted.height * scale);
  const within = (centre: number, part: number, whole: number) =>
    Math.round(Math.min(Math.max((centre / 100) * whole - part / 2, 0), whole - part));
  const [left, top] = [within(x, width, source.width), within(y, height, source.height)];
  return { left, top, width, height };
}

/** Why an original cannot be used, and how to fix it. */
export function originalProblems(sources: Source[], wanted: Wanted[]) {
  const names = new Set(wanted.flatMap(({ from }) => from));
  return sources.flatMap((source, index) => {
    const { file, width, height } = source;
    const other = sources.slice(0, index).find((it) => nameOf(it.file) === nameOf(file));
    if (other)
      return [
        `${ORIGINALS}/${other.file} and ${file}: two originals of one picture. Delete the one that you do not want.`,
      ];
    const uses = wanted.filter(({ from }) => from.includes(nameOf(file)));
    if (uses.length === 0)
      return [
        `${ORIGINALS}/${file}: no page shows it. Name it after one of: ${[...names].join(', ')}.`,
      ];
    const pixels = Math.ceil((width * height) / 1e6);
    if (!isDrawing(file) && pixels > MOST_PIXELS)
      return [
        `${ORIGINALS}/${file}: has ${pixels} million pixels, and may have ${MOST_PIXELS}. Put a smaller one there.`,
      ];
    const wide = Math.max(...uses.map((use) => use.width));
    const high = Math.max(...uses.map((use) => use.height));
    if (isDrawing(file) || (width >= wide && height >= high)) return [];
    return [
      `${ORIGINALS}/${file}: is ${width} × ${height} pixels, and must have ${wide} × ${high}. Put a larger one there.`,
    ];
  });
}

/**
 * For a photograph 1920 px wide, effort 6 takes 20 CPU seconds for 64 kB, effort 4 takes 8 for
 * 66 kB, effort 3 takes 2 for 70 kB (libaom of sharp 0.35, November 2026).
 */
const SETTINGS = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 76, effort: 6, smartSubsample: true },
  jpg: { quality: 82, mozjpeg: true },
};
const formatOf = ({ file }: Wanted) => file.split('.').at(-1) as keyof typeof SETTINGS;

const ENCODE: Record<keyof typeof SETTINGS, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif(SETTINGS.avif),
  webp: (picture) => picture.webp(SETTINGS.webp),
  jpg: (picture) => picture.jpeg(SETTINGS.jpg),
};

/** The original of a wanted picture: its own, or a shared one. */
export const sourceOf = ({ from }: Wanted, sources: Source[]) =>
  from.map((name) => sources.find(({ file }) => nameOf(file) === name)).find(Boolean);

export function makePicture(source: Source, wanted: Wanted, focus: Focus) {
  const part = cropAround(source, wanted, focus[nameOf(source.file)] ?? [50, 50]);
  // An SVG is rendered at the wanted size; its own size corresponds to a density of 72.
  const density = isDrawing(source.file)
    ? Math.max(72, Math.ceil((72 * wanted.width) / part.width))
    : 72;
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
  return ENCODE[formatOf(wanted)](picture).toBuffer();
}

/** Every picture that has an original. The largest start first, so that no core idles later. */
export function pictureJobs(wanted: Wanted[], sources: Source[], focus: Focus): Job[] {
  const hashes = new Map(sources.map((source) => [source, hashOf(readFileSync(pathOf(source)))]));
  return wanted
    .toSorted((one, other) => other.width * other.height - one.width * one.height)
    .flatMap((picture) => {
      const source = sourceOf(picture, sources);
      if (!source) return [];
      const { width, height } = picture;
      const how = {
        width,
        height,
        focus: focus[nameOf(source.file)],
        ...SETTINGS[formatOf(picture)],
      };
      return {
        file: `media/${picture.file}`,
        from: hashOf(hashes.get(source)!, JSON.stringify(how)),
        make: () => makePicture(source, picture, focus),
      };
    });
}

/** For the editor: every size of one photograph that the pages show, by file name. */
export async function makeSizes(
  photograph: Required<Original>,
  content: Content,
  focus: Focus,
  told: (made: number, all: number) => void = () => {},
) {
  const uses = wantedPictures(content).filter(({ from }) => from.includes(nameOf(photograph.file)));
  const source = await readSource(photograph);
  const problems = originalProblems([source], uses);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  let count = 0;
  const made = uses.map(async (use) => {
    const picture = await makePicture(source, use, focus);
    count += 1;
    told(count, uses.length);
    return [use.file, picture] as const;
  });
  return new Map(await Promise.all(made));
}
