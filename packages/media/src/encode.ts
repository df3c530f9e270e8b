import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaFile } from '../../../content/media-files.ts';
import { UserError } from '../../../user-error.ts';
import {
  CODECS,
  type Codec,
  type Cut,
  filmFrames,
  framesPerSecond,
  type PictureName,
  pictures,
  places,
} from './catalogue.ts';
import { framesFolder } from './render.ts';
import { run } from './run.ts';

const sizeOf = (path: string) => statSync(path).size;

/** Moves a finished file into place atomically, also across file systems. */
function ship(from: string, file: string) {
  const target = join(places.shipped, file);
  copyFileSync(from, `${target}.part`);
  renameSync(`${target}.part`, target);
}

/** Slow presets: a film is encoded once and sent for years. */
const encoders: Record<Codec, string[]> = {
  av1: [
    ...['-pix_fmt', 'yuv420p10le', '-c:v', 'libsvtav1', '-preset', '3'],
    ...['-svtav1-params', 'tune=0:film-grain=0'],
  ],
  h264: [
    ...['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high'],
    // Two passes, with deblocking and without grain.
    // The level limits the reference frames: 16 are more than older decoders can hold.
    ...['-bf', '8', '-rc-lookahead', `${filmFrames}`],
    ...['-level', '4.1', '-aq-mode', '3', '-deblock', '1:1', '-psy-rd', '0.5:0'],
  ],
};

const BT709 = ['-colorspace', '-color_primaries', '-color_trc'].flatMap((name) => [name, 'bt709']);

/** ffmpeg's input options for the frames, scaled in the films' colour space. */
export const readFrames = (name: PictureName) => [
  ...['-framerate', `${framesPerSecond}`, '-i', join(framesFolder(name), '%04d.png')],
];
export const scaleTo = (width: number) =>
  `scale=${width}:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv`;

/** The size halves about every nine crf steps, in both codecs. */
const stepsTo = (size: number, limit: number) =>
  Math.max(1, Math.ceil(9 * Math.log2(size / limit)));

async function encodeFilm(name: PictureName, cut: Cut, codec: Codec, scratch: string) {
  const { limit, width = cut.width } = cut[codec];
  const file = mediaFile(name, cut.width, `${codec}.mp4`);
  const target = join(scratch, file);
  for (let { crf } = cut[codec]; ; ) {
    await run('ffmpeg', [
      ...['-y', '-hide_banner', '-loglevel', 'error', ...readFrames(name), '-vf', scaleTo(width)],
      ...[...encoders[codec], '-crf', `${crf}`, '-g', `${filmFrames}`],
      ...[...BT709, '-color_range', 'tv', '-movflags', '+faststart', target],
    ]);
    const size = sizeOf(target);
    console.log(`${file}: ${Math.round(size / 1000)} kB at crf ${crf}`);
    if (size <= limit) return ship(target, file);
    crf += stepsTo(size, limit);
  }
}

/** From the best quality to the worst that may be shipped. */
const pictureEncoders = {
  avif: {
    best: 24,
    worst: 58,
    encode: (png: string, out: string, quantiser: number) => {
      const quality = ['--min', `${quantiser - 4}`, '--max', `${quantiser + 4}`];
      return run('avifenc', [...quality, '--speed', '2', '--jobs', '2', '--yuv', '420', png, out]);
    },
  },
  webp: {
    best: 20,
    worst: 86,
    encode: (png: string, out: string, loss: number) =>
      run('cwebp', ['-quiet', '-q', `${100 - loss}`, '-m', '6', '-sharp_yuv', png, '-o', out]),
  },
};

/** The best quality within the limit, found by binary search: the encoders are slow. */
async function encodePicture(png: string, file: string, limit: number, scratch: string) {
  const format = file.endsWith('.avif') ? 'avif' : 'webp';
  const { best, worst, encode } = pictureEncoders[format];
  const encoded = (loss: number) => join(scratch, `${loss}-${file}`);
  let [low, high] = [best, worst + 1];
  while (low < high) {
    const loss = Math.floor((low + high) / 2);
    await encode(png, encoded(loss), loss);
    if (sizeOf(encoded(loss)) <= limit) high = loss;
    else low = loss + 1;
  }
  if (high > worst)
    throw new UserError(
      `${file} stays above ${limit} bytes: raise its limit in packages/media/src/catalogue.ts`,
    );
  ship(encoded(high), file);
}

/**
 * A film in every size and codec with its first frame as poster, or every size of a still. SVT-AV1
 * runs at real-time priority: never at the same time as a render.
 */
export async function encode(name: PictureName) {
  const picture = pictures[name];
  const cuts = 'cuts' in picture ? picture.cuts : [];
  const sizes =
    'cuts' in picture
      ? cuts.map(({ width, poster }) => ({ width, limits: poster }))
      : picture.sizes;
  const scratch = mkdtempSync(join(tmpdir(), 'media-'));
  try {
    for (const cut of cuts) for (const codec of CODECS) await encodeFilm(name, cut, codec, scratch);
    for (const { width, limits } of sizes) {
      const png = join(scratch, `${width}.png`);
      const first = join(framesFolder(name), '0000.png');
      const scale = ['-vf', `scale=${width}:-2:flags=lanczos`];
      await run('ffmpeg', ['-y', '-loglevel', 'error', '-i', first, ...scale, png]);
      for (const format of ['avif', 'webp'] as const)
        await encodePicture(png, mediaFile(name, width, format), limits[format], scratch);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
