import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Codec,
  type Cut,
  codecNames,
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

/** Slow presets: a film is encoded once and sent for years. */
const codecs: Record<Codec, (crf: number, frames: number) => string[]> = {
  av1: (crf, frames) => [
    ...['-pix_fmt', 'yuv420p10le', '-c:v', 'libsvtav1', '-preset', '3', '-crf', String(crf)],
    ...['-g', String(frames), '-svtav1-params', 'tune=0:film-grain=0'],
  ],
  h264: (crf, frames) => [
    ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high'],
    // The whole film is looked at before a bit is spent, blocks are smoothed and grain is let go.
    // The level bounds how many frames one may refer to: 16 are more than older decoders hold.
    ...['-crf', String(crf), '-g', String(frames), '-bf', '8', '-rc-lookahead', String(frames)],
    ...['-level', '4.1', '-aq-mode', '3', '-deblock', '1:1', '-psy-rd', '0.5:0'],
  ],
};

/** The size halves about every nine steps of quality, in both codecs. */
const stepsTo = (size: number, limit: number) =>
  Math.max(1, Math.ceil(9 * Math.log2(size / limit)));

async function encodeFilm(name: string, film: Film, cut: Cut, codec: Codec, scratch: string) {
  const { limit, width = cut.width } = cut[codec];
  const file = filmFile(name, cut.width, codec);
  const target = join(scratch, file);
  const input = ['-framerate', String(framesPerSecond), '-i', join(framesFolder(name), '%04d.png')];
  const scale = `scale=${width}:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
  for (let { crf } = cut[codec]; ; ) {
    await run('ffmpeg', [
      ...['-y', '-hide_banner', '-loglevel', 'error', ...input, '-vf', scale],
      ...[...codecs[codec](crf, film.frames), ...colour, '-movflags', '+faststart', target],
    ]);
    const size = sizeOf(target);
    console.log(`${file}: ${Math.round(size / 1000)} kB at crf ${crf}`);
    if (size <= limit) break;
    crf += stepsTo(size, limit);
  }
  await ship(target, file);
}

/** From the best quality to the worst that may be shipped. */
const pictureEncoders = {
  avif: {
    best: 24,
    worst: 58,
    encode: (png: string, out: string, quantiser: number) => {
      const quality = ['--min', String(quantiser - 4), '--max', String(quantiser + 4)];
      return run('avifenc', [...quality, '--speed', '2', '--jobs', '2', '--yuv', '420', png, out]);
    },
  },
  webp: {
    best: 20,
    worst: 86,
    encode: (png: string, out: string, loss: number) =>
      run('cwebp', ['-quiet', '-q', String(100 - loss), '-m', '6', '-sharp_yuv', png, '-o', out]),
  },
};

type Format = keyof typeof pictureEncoders;

/** The best quality that keeps within the limit, found by halving the range: the encoders are slow. */
async function encodePicture(
  png: string,
  name: string,
  format: Format,
  limit: number,
  scratch: string,
) {
  const { best, worst, encode } = pictureEncoders[format];
  const encoded = (loss: number) => join(scratch, `${name}-${loss}.${format}`);
  let [low, high] = [best, worst + 1];
  while (low < high) {
    const loss = Math.floor((low + high) / 2);
    await encode(png, encoded(loss), loss);
    if (sizeOf(encoded(loss)) <= limit) high = loss;
    else low = loss + 1;
  }
  if (high > worst)
    throw new Error(
      `${name}.${format} stays above ${limit} bytes: raise its limit in packages/media/catalogue.ts`,
    );
  await ship(encoded(high), `${name}.${format}`);
}

async function encodeSize(
  name: string,
  source: string,
  width: number,
  limits: PictureLimits,
  scratch: string,
) {
  const png = join(scratch, `${width}.png`);
  const scale = ['-vf', `scale=${width}:-2:flags=lanczos`];
  await run('ffmpeg', ['-y', '-loglevel', 'error', '-i', source, ...scale, png]);
  await encodePicture(png, `${name}-${width}`, 'avif', limits.avif, scratch);
  await encodePicture(png, `${name}-${width}`, 'webp', limits.webp, scratch);
}

const firstFrame = (name: string) => join(framesFolder(name), '0000.png');

/** The first frame of a film, in each of its sizes. */
export async function shipPosters(name: string, { cuts }: Film) {
  await inScratch(async (scratch) => {
    for (const { width, poster } of cuts) {
      await encodeSize(name, firstFrame(name), width, poster, scratch);
    }
  });
}

/** Every size in both codecs, and its poster. SVT-AV1 takes real-time priority: never beside a render. */
export async function shipFilm(name: string, film: Film) {
  await inScratch(async (scratch) => {
    for (const cut of film.cuts) {
      for (const codec of codecNames) await encodeFilm(name, film, cut, codec, scratch);
    }
  });
  await shipPosters(name, film);
}

export async function shipStill(name: string, { sizes }: Still) {
  await inScratch(async (scratch) => {
    for (const { width, limits } of sizes) {
      await encodeSize(name, firstFrame(name), width, limits, scratch);
    }
  });
}
