import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Film,
  filmFile,
  framesPerSecond,
  type PictureLimits,
  type Still,
} from './catalogue.ts';
import { places } from './places.ts';
import { framesFolder } from './render.ts';
import { run } from './run.ts';

const colour = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const sizeOf = (path: string) => statSync(path).size;

/** Runs `work` with a scratch folder that is gone afterwards. */
async function inScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Moves a finished file to its place, also across file systems. */
async function ship(from: string, name: string) {
  mkdirSync(places.shipped, { recursive: true });
  await run('cp', [from, join(places.shipped, `${name}.part`)]);
  renameSync(join(places.shipped, `${name}.part`), join(places.shipped, name));
}

const codecs = {
  av1: (crf: number, frames: number) => [
    ...['-pix_fmt', 'yuv420p10le', '-c:v', 'libsvtav1', '-preset', '8', '-crf', String(crf)],
    ...['-g', String(frames), '-svtav1-params', 'tune=0:film-grain=0'],
  ],
  h264: (crf: number, frames: number) => [
    ...[
      '-pix_fmt',
      'yuv420p',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-profile:v',
      'high',
      '-crf',
      String(crf),
    ],
    ...['-g', String(frames), '-aq-mode', '3'],
  ],
};

type Codec = keyof typeof codecs;

/** The size halves about every nine steps of quality, in both codecs. */
const stepsTo = (size: number, limit: number) =>
  Math.max(1, Math.ceil(9 * Math.log2(size / limit)));

async function encodeFilm(name: string, film: Film, codec: Codec, scratch: string) {
  const { limit } = film[codec];
  const target = join(scratch, filmFile(name, codec));
  const input = ['-framerate', String(framesPerSecond), '-i', join(framesFolder(name), '%04d.png')];
  for (let crf = film[codec].crf; ; ) {
    await run('ffmpeg', [
      ...['-y', '-hide_banner', '-loglevel', 'error', ...input],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...codecs[codec](crf, film.frames)],
      ...[...colour, '-movflags', '+faststart', target],
    ]);
    const size = sizeOf(target);
    console.log(`${filmFile(name, codec)}: ${Math.round(size / 1000)} kB at crf ${crf}`);
    if (size <= limit) break;
    crf += stepsTo(size, limit);
  }
  await ship(target, filmFile(name, codec));
}

/** From the best quality to the worst that may be shipped. */
const pictureEncoders = {
  avif: {
    best: 24,
    worst: 58,
    encode: (png: string, out: string, quantiser: number) => {
      const quality = ['--min', String(quantiser - 4), '--max', String(quantiser + 4)];
      return run('avifenc', [...quality, '--speed', '6', '--jobs', '2', '--yuv', '420', png, out]);
    },
  },
  webp: {
    best: 20,
    worst: 76,
    encode: (png: string, out: string, loss: number) =>
      run('cwebp', ['-quiet', '-q', String(100 - loss), '-m', '6', '-sharp_yuv', png, '-o', out]),
  },
};

type Format = keyof typeof pictureEncoders;

/** The best quality that keeps within the limit. */
async function encodePicture(
  png: string,
  name: string,
  format: Format,
  limit: number,
  scratch: string,
) {
  const { best, worst, encode } = pictureEncoders[format];
  const target = join(scratch, `${name}.${format}`);
  for (let loss = best; loss <= worst; loss += 4) {
    await encode(png, target, loss);
    if (sizeOf(target) <= limit) return ship(target, `${name}.${format}`);
  }
  throw new Error(
    `${name}.${format} stays above ${limit} bytes: raise its limit in packages/media/catalogue.ts`,
  );
}

async function encodeWidths(
  name: string,
  source: string,
  widths: readonly number[],
  limits: PictureLimits,
  scratch: string,
) {
  const widest = Math.max(...widths);
  for (const width of widths) {
    const png = join(scratch, `${width}.png`);
    await run('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      '-i',
      source,
      '-vf',
      `scale=${width}:-2:flags=lanczos`,
      png,
    ]);
    // The limits are meant for the widest. A narrower one gets a share by its width, not by its area: detail shrinks less.
    const share = width / widest;
    await encodePicture(png, `${name}-${width}`, 'avif', limits.avif * share, scratch);
    await encodePicture(png, `${name}-${width}`, 'webp', limits.webp * share, scratch);
  }
}

/** Both codecs, and the first frame as poster. SVT-AV1 takes real-time priority: never beside a render. */
export async function shipFilm(name: string, film: Film) {
  await inScratch(async (scratch) => {
    await encodeFilm(name, film, 'av1', scratch);
    await encodeFilm(name, film, 'h264', scratch);
    await encodeWidths(
      name,
      join(framesFolder(name), '0000.png'),
      film.poster.widths,
      film.poster.limits,
      scratch,
    );
  });
}

export async function shipStill(name: string, still: Still) {
  await inScratch((scratch) =>
    encodeWidths(name, join(framesFolder(name), '0000.png'), still.widths, still.limits, scratch),
  );
}
