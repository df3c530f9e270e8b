import { run } from './run.ts';

const width = 320;
const height = 180;
const frameSize = width * height;
const block = 20;
/** The step over the seam may be this much larger than the largest step inside the loop. */
const tolerance = 1.15;

export type Steps = { seam: number; mean: number; largest: number };

/** How much the block changes that changes most: a small thing that jumps counts, a breath of the codec everywhere not. */
function difference(a: Uint8Array, b: Uint8Array): number {
  const columns = width / block;
  const sums = new Float64Array(columns * (height / block));
  for (let i = 0; i < a.length; i++) {
    const [row, column] = [Math.floor(i / width / block), Math.floor((i % width) / block)];
    sums[row * columns + column]! += Math.abs(a[i]! - b[i]!);
  }
  return Math.max(...sums) / block ** 2;
}

/** How much the picture changes from frame to frame, in levels of 255, and how much over the seam. */
export function measureSteps(frames: Uint8Array[]): Steps {
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last || frames.length < 3) throw new Error('A loop has at least three frames');
  const steps = frames.slice(1).map((frame, i) => difference(frames[i]!, frame));
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  return { seam: difference(last, first), mean, largest: Math.max(...steps) };
}

export const standsOut = ({ seam, largest }: Steps) => seam > largest * tolerance;

/** The frames of a film, or of numbered pictures, as small grey pictures. */
async function decode(input: string[]): Promise<Uint8Array[]> {
  const filter = `scale=${width}:${height}:flags=area,format=gray`;
  const pixels = await run('ffmpeg', [
    '-v',
    'error',
    ...input,
    '-vf',
    filter,
    '-f',
    'rawvideo',
    '-',
  ]);
  return Array.from({ length: Math.floor(pixels.length / frameSize) }, (_, i) =>
    pixels.subarray(i * frameSize, (i + 1) * frameSize),
  );
}

/** Fails when a viewer could see where the film starts over. */
export async function checkSeam(label: string, path: string): Promise<string> {
  const steps = measureSteps(await decode(['-i', path]));
  const [seam, mean, largest] = [steps.seam, steps.mean, steps.largest].map((value) =>
    value.toFixed(2),
  );
  const line = `${label}: seam ${seam}, steps ${mean} on average, ${largest} at most`;
  if (standsOut(steps)) throw new Error(`The loop jumps. ${line}`);
  return line;
}
