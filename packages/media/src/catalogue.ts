import { existsSync, readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { COMPANY, MEDIA } from '../../../content/company-folder.ts';

/** What `npm run media` makes, its size limits, and its folders. */

const media = resolve('packages/media');
const work = join(media, '.work');

/** Renders and frames stay in .work, which git ignores. */
export const places = {
  media,
  work,
  shipped: MEDIA,
  /** The band is part of a component, which imports it. */
  isotherms: 'src/ui/isotherms.svg',
  brand: `${COMPANY}/brand`,
};

const ORIGINALS = `${COMPANY}/pictures`;

/** A photograph is never overwritten: what has one is not rendered. */
export const hasOriginal = (...names: string[]) =>
  existsSync(ORIGINALS) && readdirSync(ORIGINALS).some((file) => names.includes(parse(file).name));

export const framesPerSecond = 24;
export const filmFrames = 8 * framesPerSecond;
const wide = { width: 1920, height: 1080 };
const tall = { width: 1080, height: 1350 };

/**
 * `loop`: frames after which the world repeats. `files`: how many a full render writes; 0 if only
 * the scene knows.
 */
const road = { scene: 'road' as 'road' | 'depot', samples: 192, loop: 64, files: 64 };
const depot: typeof road = { scene: 'depot', samples: 64, loop: 1, files: 1 };

/** Minutes on one core, render and denoise together. */
export const renders = {
  'hero-wide': { ...road, view: 'hero', ...wide, cpuMinutes: 1700 },
  'hero-tall': { ...road, view: 'tall', ...tall, samples: 96, cpuMinutes: 1200 },
  'dock-wide': { ...depot, view: 'dock', ...wide, loop: filmFrames, files: 0, cpuMinutes: 400 },
  'dock-tall': {
    ...depot,
    view: 'dock-tall',
    ...tall,
    loop: filmFrames,
    files: 0,
    cpuMinutes: 400,
  },
  doors: { ...depot, view: 'doors', ...wide, samples: 512, cpuMinutes: 60 },
  aisle: { ...depot, view: 'aisle', ...wide, samples: 512, cpuMinutes: 60 },
  dawn: { ...road, view: 'dawn', ...wide, samples: 512, files: 1, cpuMinutes: 60 },
};

export type PictureName = keyof typeof renders;

export const CODECS = ['av1', 'h264'] as const;
export type Codec = (typeof CODECS)[number];

/**
 * The quality to start from (crf), the size limit in bytes, and a width smaller than the cut's
 * where a wider one would show blocks at this size.
 */
type Encode = { crf: number; limit: number; width?: number };
/** The size limit of a file in each format, in bytes. */
type Limits = { avif: number; webp: number };
/** One size of a film, by width, and the poster of that size. */
export type Cut = { width: number; poster: Limits } & Record<Codec, Encode>;
/** One size of a still, by width. */
type Size = { width: number; limits: Limits };

const kB = 1000;
const encode = (crf: number, limit: number) => ({ crf, limit: limit * kB });
const limits = (avif: number, webp: number) => ({ avif: avif * kB, webp: webp * kB });

/**
 * The drive is a short loop played three times under one slow camera move; the dock is windows on
 * one plate. A change of any field makes a film stale (inputs.ts).
 */
function film(render: PictureName, command: 'drive' | 'dock', grade: string, cuts: Cut[]) {
  const { width, height } = renders[render];
  return { width, height, frames: filmFrames, render, command, grade, cuts };
}

/** Cuts from the narrowest to the widest, which has the frames' size. */
export const films = {
  'hero-wide': film('hero-wide', 'drive', 'hero', [
    { width: 1280, av1: encode(34, 900), h264: encode(28, 900), poster: limits(32, 45) },
    { width: 1920, av1: encode(34, 1600), h264: encode(30, 1600), poster: limits(60, 70) },
  ]),
  'hero-tall': film('hero-tall', 'drive', 'tall', [
    { width: 720, av1: encode(44, 450), h264: encode(33.5, 450), poster: limits(10.5, 20) },
    {
      width: 1080,
      av1: encode(51, 450),
      // Scaled up, H.264 at 720 looks better than at 1080 with as many bytes, which shows blocks.
      h264: { ...encode(33.5, 450), width: 720 },
      poster: limits(20, 20),
    },
  ]),
  'dock-wide': film('dock-wide', 'dock', 'dock', [
    { width: 1280, av1: encode(30, 700), h264: encode(22, 900), poster: limits(48, 56) },
    { width: 1920, av1: encode(32, 1200), h264: encode(23, 1600), poster: limits(70, 90) },
  ]),
  'dock-tall': film('dock-tall', 'dock', 'dock', [
    { width: 720, av1: encode(36, 400), h264: encode(23, 600), poster: limits(11, 44) },
    { width: 1080, av1: encode(39, 600), h264: encode(24, 900), poster: limits(34, 70) },
  ]),
};

/** The narrowest is for a phone's window at two device pixels per CSS pixel. */
const sizes: Size[] = [
  { width: 800, limits: limits(17, 24) },
  { width: 1280, limits: limits(30, 40) },
  { width: 1920, limits: limits(45, 60) },
];

const still = (name: PictureName) => ({ sizes, render: name, grade: name });

export const stills = { doors: still('doors'), aisle: still('aisle'), dawn: still('dawn') };

export type FilmName = keyof typeof films;
type Film = ReturnType<typeof film>;
type Still = ReturnType<typeof still>;
export const pictures: Record<PictureName, Film | Still> = { ...films, ...stills };

/** Everything under the company's public/media: mostly eight sizes of film, each in two codecs. */
export const totalLimit = 24 * 1024 * 1024;
