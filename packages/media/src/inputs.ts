import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureName, pictures, places, renders } from './catalogue.ts';
import { livery, markFile } from './livery.ts';

const shared = ['livery', 'look', 'shapes', 'stage', 'people', 'truck', 'landscape'];
const sceneModules = { road: shared, depot: [...shared, 'building', 'movers'] };

/** A comment or an empty line changes no picture. */
const substance = (source: string) =>
  source
    .split('\n')
    .filter((line) => !/^\s*(#.*)?$/.test(line))
    .join('\n');

function hash(files: string[], settings: unknown): string {
  const sum = createHash('sha256');
  for (const file of files) sum.update(substance(readFileSync(join(places.media, file), 'utf8')));
  sum.update(JSON.stringify(settings));
  return sum.digest('hex').slice(0, 16);
}

/** A hash of everything that a render's pixels depend on, without the measured costs. */
export function renderInputs(name: PictureName): string {
  const { cpuMinutes: _, ...settings } = renders[name];
  const modules = sceneModules[settings.scene].map((module) => `kit/${module}.py`);
  const files = [`scenes/${settings.scene}.py`, ...modules, 'post/denoise.py'];
  return hash(files, { settings, livery, mark: readFileSync(markFile, 'utf8') });
}

export const pictureInputs = (name: PictureName) =>
  hash(['post/grade.py', 'post/film.py'], { ...pictures[name], source: renderInputs(name) });

const madeFile = join(places.media, 'made.json');
const readMade = () => JSON.parse(readFileSync(madeFile, 'utf8')) as Record<string, string>;

/** made.json is committed, so a fresh clone knows that what is shipped is up to date. */
export const shippedInputs = (name: PictureName) => readMade()[name];

export function recordShipped(name: PictureName) {
  const made = Object.entries({ ...readMade(), [name]: pictureInputs(name) }).sort();
  writeFileSync(madeFile, `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`);
}

const inputsFile = (folder: string) => join(folder, 'inputs.txt');

/** What the files in a working folder were made from. */
export const folderInputs = (folder: string) =>
  existsSync(inputsFile(folder)) ? readFileSync(inputsFile(folder), 'utf8') : undefined;

export const recordFolder = (folder: string, inputs: string) =>
  writeFileSync(inputsFile(folder), inputs);
