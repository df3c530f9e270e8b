import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filmFrames, type PictureName, pictures, places, renders } from './catalogue.ts';
import { folderInputs, pictureInputs, recordFolder, renderInputs } from './inputs.ts';
import { liveryFolder, makeLivery } from './livery.ts';
import { python, runWithProgress, weights } from './run.ts';

function count(folder: string, extension: string) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((name) => name.endsWith(extension) && !name.includes('.part.')).length;
}

const folderOf = (name: PictureName, step: 'raw' | 'clean' | 'frames') =>
  join(places.work, name, step);
export const framesFolder = (name: PictureName) => folderOf(name, 'frames');

/** A working folder, emptied if its files were made from something else. */
function prepare(folder: string, inputs: string) {
  if (folderInputs(folder) !== inputs) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  recordFolder(folder, inputs);
  return folder;
}

export function renderedFiles(name: PictureName): number {
  const raw = folderOf(name, 'raw');
  return folderInputs(raw) === renderInputs(name) ? count(raw, '.exr') : 0;
}

/** Renders, denoises and grades; existing files are kept, so an interrupted render continues. */
export async function render(name: PictureName) {
  const picture = pictures[name];
  const { scene, files, cpuMinutes: _, ...view } = renders[name];
  const raw = prepare(folderOf(name, 'raw'), renderInputs(name));
  await makeLivery();
  const script = join(places.media, `scenes/${scene}.py`);
  const settings = { ...view, first: 0, last: Math.max(0, files - 1), out: raw };
  await runWithProgress(
    [
      ...['blender', '--background', '--python-exit-code', '1', '--python', script, '--'],
      ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
    ],
    {
      label: `${name}, render`,
      env: { LIVERY: liveryFolder },
      total: files,
      done: count(raw, '.exr'),
    },
  );
  const post = (label: string, done: number, ...command: string[]) =>
    runWithProgress([python, join(places.media, 'post/film.py'), ...command], {
      label: `${name}, ${label}`,
      env: { DENOISER_WEIGHTS: weights },
      total: done,
      done,
    });
  const clean = prepare(folderOf(name, 'clean'), renderInputs(name));
  await post('denoise', count(clean, '.npy'), 'denoise', raw, clean);
  const frames = prepare(framesFolder(name), pictureInputs(name));
  const command = 'command' in picture ? picture.command : 'still';
  await post(
    'finish',
    count(frames, '.png'),
    ...[command, clean, frames, '--grade', picture.grade, '--size', `${view.width}x${view.height}`],
    ...['--frames', `${filmFrames}`, '--loop', `${view.loop}`, '--raw', raw],
  );
}
