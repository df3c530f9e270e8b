import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { framesPerSecond } from './catalogue.ts';
import { run } from './run.ts';

/**
 * Structural similarity of a film to the frames it was made from: 1 is the same picture. The frames are turned into the
 * film's own colours first, or a difference of colour spaces would count as one of pictures.
 */
export async function likenessToFrames(film: string, frames: string, count: number, width: number) {
  const last = `${String(count - 1).padStart(4, '0')}.png`;
  if (!existsSync(join(frames, last))) return 'its frames are not here to compare with';
  const source = ['-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')];
  const filter =
    `[1:v]scale=${width}:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv,` +
    'format=yuv420p10le[frames];' +
    '[0:v]format=yuv420p10le[film];[film][frames]ssim=stats_file=-';
  const lines = await run('ffmpeg', [
    ...['-v', 'error', '-i', film, ...source, '-lavfi', filter, '-f', 'null', '-'],
  ]);
  const values = [...lines.toString().matchAll(/All:([\d.]+)/g)].map(([, value]) => Number(value));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return `SSIM ${mean.toFixed(4)}`;
}
