import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaFile } from '../../../content/media-files.ts';
import { UserError } from '../../../user-error.ts';
import { CODECS, type FilmName, filmFrames, films, places } from './catalogue.ts';
import { readFrames, scaleTo } from './encode.ts';
import { framesFolder } from './render.ts';
import { run } from './run.ts';

const width = 320;
const height = 180;
const frameSize = width * height;
const block = 20;
/** The step across the seam may be this much larger than the largest one inside the loop. */
const tolerance = 1.15;

type Steps = { seam: number; mean: number; largest: number };

/** The change of the block that changes most: a small jump counts, uniform codec noise does not. */
function difference(a: Uint8Array, b: Uint8Array): number {
  const columns = width / block;
  const sums = new Float64Array(columns * (height / block));
  for (let i = 0; i < a.length; i++) {
    const [row, column] = [Math.floor(i / width / block), Math.floor((i % width) / block)];
    sums[row * columns + column]! += Math.abs(a[i]! - b[i]!);
  }
  return Math.max(...sums) / block ** 2;
}

/** How much the picture changes from frame to frame, in levels of 255, and across the seam. */
export function measureSteps(frames: Uint8Array[]): Steps {
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last || frames.length < 3) throw new Error('A loop has at least three frames');
  const steps = frames.slice(1).map((frame, i) => difference(frames[i]!, frame));
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  return { seam: difference(last, first), mean, largest: Math.max(...steps) };
}

export const standsOut = ({ seam, largest }: Steps) => seam > largest * tolerance;

/** Describes how the film loops, and fails if a viewer could see the seam. */
async function checkSeam(film: string): Promise<string> {
  const filter = `scale=${width}:${height}:flags=area,format=gray`;
  const format = ['-vf', filter, '-f', 'rawvideo', '-'];
  const pixels = await run('ffmpeg', ['-v', 'error', '-i', film, ...format]);
  const frames = Array.from({ length: Math.floor(pixels.length / frameSize) }, (_, i) =>
    pixels.subarray(i * frameSize, (i + 1) * frameSize),
  );
  const steps = measureSteps(frames);
  const [seam, mean, largest] = [steps.seam, steps.mean, steps.largest].map((step) =>
    step.toFixed(2),
  );
  const line = `${film}: seam ${seam}, steps ${mean} on average, ${largest} at most`;
  if (standsOut(steps)) throw new UserError(`The loop jumps. ${line}`);
  return line;
}

/**
 * Structural similarity of a film to the frames it was made from: 1 is identical. The frames are
 * converted to the film's colour space first, or that difference would count as well.
 */
async function likenessToFrames(film: string, name: FilmName, width: number) {
  const last = `${filmFrames - 1}.png`.padStart(8, '0');
  if (!existsSync(join(framesFolder(name), last))) return 'its frames are not here to compare with';
  const filter =
    `[1:v]${scaleTo(width)},format=yuv420p10le[frames];` +
    '[0:v]format=yuv420p10le[film];[film][frames]ssim=stats_file=-';
  const lines = await run('ffmpeg', [
    ...['-v', 'error', '-i', film, ...readFrames(name), '-lavfi', filter, '-f', 'null', '-'],
  ]);
  const values = [...lines.toString().matchAll(/All:([\d.]+)/g)].map(([, value]) => Number(value));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return `SSIM ${mean.toFixed(4)}`;
}

/** Size, seam and, if the frames still exist, similarity to them. */
export async function checkFilm(name: FilmName) {
  for (const cut of films[name].cuts)
    for (const codec of CODECS) {
      const film = join(places.shipped, mediaFile(name, cut.width, `${codec}.mp4`));
      const { limit, width = cut.width } = cut[codec];
      const { size } = statSync(film);
      if (size > limit) throw new UserError(`${film} has ${size} bytes, over its limit`);
      console.log(`${await checkSeam(film)}, ${await likenessToFrames(film, name, width)}`);
    }
}
