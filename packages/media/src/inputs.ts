import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FilmName,
  films,
  type RenderName,
  renders,
  type StillName,
  stills,
} from './catalogue.ts';
import { livery, markFile } from './livery.ts';
import { places } from './places.ts';

const sharedModules = ['livery', 'look', 'shapes', 'stage', 'people', 'truck', 'landscape'];
const sceneModules = { road: sharedModules, depot: [...sharedModules, 'building', 'movers'] };
const denoiseModules = ['post/denoise.py'];
const finishModules = ['post/grade.py', 'post/film.py'];

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

/** Stands for everything that a render's pixels depend on. Measured costs are no part of it. */
export function renderInputs(name: RenderName): string {
  const { cpuMinutes: _, ...settings } = renders[name];
  const modules = sceneModules[settings.scene].map((module) => `kit/${module}.py`);
  const files = [`scenes/${settings.scene}.py`, ...modules, ...denoiseModules];
  return hash(files, { settings, livery, mark: readFileSync(markFile, 'utf8') });
}

export function pictureInputs(name: FilmName | StillName): string {
  const settings = name in films ? films[name as FilmName] : stills[name as StillName];
  return hash(finishModules, { ...settings, source: renderInputs(settings.render) });
}

type Made = Record<string, string>;

function readRecord(path: string): Made {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** made.json is committed: a fresh clone knows from it that what is shipped is up to date. */
export const shippedInputs = (name: string) => readRecord(places.made)[name];

export function recordShipped(name: string, inputs: string) {
  const record = { ...readRecord(places.made), [name]: inputs };
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(places.made, `${JSON.stringify(sorted, null, 2)}\n`);
}

const inputsFile = (folder: string) => join(folder, 'inputs.txt');

/** What the files in a working folder were made from. */
export const folderInputs = (folder: string) =>
  existsSync(inputsFile(folder)) ? readFileSync(inputsFile(folder), 'utf8') : undefined;

export const recordFolder = (folder: string, inputs: string) =>
  writeFileSync(inputsFile(folder), inputs);
