import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Film, type RenderName, renders, type Still } from './catalogue.ts';
import { folderInputs, recordFolder, renderInputs } from './inputs.ts';
import { makeLivery } from './livery.ts';
import { places } from './places.ts';
import { runWithProgress } from './run.ts';
import { python } from './tools.ts';

const count = (folder: string, extension: string) =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith(extension) && !name.includes('.part.'))
        .length
    : 0;

const folders = (name: RenderName) => ({
  raw: join(places.work, name, 'raw'),
  clean: join(places.work, name, 'clean'),
});

export const framesFolder = (name: string) => join(places.work, name, 'frames');

/** Empties a working folder whose files were made from something else. */
function prepare(folder: string, inputs: string) {
  if (folderInputs(folder) !== inputs) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  recordFolder(folder, inputs);
}

export function renderedFiles(name: RenderName): number {
  const { raw } = folders(name);
  return folderInputs(raw) === renderInputs(name) ? count(raw, '.exr') : 0;
}

/** Renders and denoises; files that are there already are kept, so that an interrupted render goes on. */
export async function render(name: RenderName) {
  const inputs = renderInputs(name);
  const { raw, clean } = folders(name);
  prepare(raw, inputs);
  prepare(clean, inputs);
  await makeLivery();
  const { scene, view, width, height, samples, loop, files } = renders[name];
  const settings = {
    view,
    width,
    height,
    samples,
    loop,
    first: 0,
    last: Math.max(0, files - 1),
    out: raw,
  };
  await runWithProgress({
    label: `${name}, render`,
    command: 'blender',
    args: [
      ...[
        '--background',
        '--python-exit-code',
        '1',
        '--python',
        join(places.media, `scenes/${scene}.py`),
        '--',
      ],
      ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
    ],
    env: {
      LIVERY: places.livery,
      PYTHONDONTWRITEBYTECODE: '1',
    },
    total: files,
    done: count(raw, '.exr'),
  });
  await post('denoise', `${name}, denoise`, raw, clean, count(clean, '.npy'), []);
}

/** Grades a render into the frames of a film or the picture of a still. */
export async function finish(name: string, picture: Film | Still, inputs: string) {
  const { raw, clean } = folders(picture.render);
  const frames = framesFolder(name);
  prepare(frames, inputs);
  const label = `${name}, finish`;
  const done = count(frames, '.png');
  if (!('command' in picture))
    return post('still', label, clean, frames, done, ['--grade', picture.grade]);
  const size = ['--size', `${picture.width}x${picture.height}`, '--frames', String(picture.frames)];
  if (picture.command === 'drive') {
    const loop = ['--grade', picture.grade, '--loop', String(renders[picture.render].loop)];
    return post('drive', label, clean, frames, done, [...size, ...loop]);
  }
  return post('dock', label, clean, frames, done, [...size, '--raw', raw]);
}

async function post(
  command: string,
  label: string,
  source: string,
  out: string,
  done: number,
  options: string[],
) {
  await runWithProgress({
    label,
    command: python,
    args: [join(places.media, 'post/film.py'), command, source, out, ...options],
    env: { DENOISER_WEIGHTS: places.weights, PYTHONDONTWRITEBYTECODE: '1' },
    total: done,
    done,
  });
}
