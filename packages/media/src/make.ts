import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FILM_FORMATS, mediaFile, PICTURE_FORMATS } from '../../../content/media-files.ts';
import { UserError } from '../../../user-error.ts';
import {
  type FilmName,
  films,
  hasOriginal,
  type PictureName,
  pictures,
  places,
  renders,
  totalLimit,
} from './catalogue.ts';
import { checkFilm } from './check-film.ts';
import { encode } from './encode.ts';
import { folderInputs, pictureInputs, recordShipped, shippedInputs } from './inputs.ts';
import { framesFolder, render, renderedFiles } from './render.ts';
import { requireTools } from './run.ts';

const usage = `npm run media                 renders what is missing or stale, and encodes it
npm run media -- encode       encodes what is rendered already
npm run media -- check        checks sizes and loops of what is shipped, and its likeness to its frames
npm run media -- --list       says what exists, what is stale and what each costs`;

const pictureNames = (Object.keys(pictures) as PictureName[]).filter(
  (name) => !hasOriginal(name, name.replace(/-(wide|tall)$/, '')),
);

function isShipped(name: PictureName) {
  const picture = pictures[name];
  const [sizes, formats] =
    'cuts' in picture
      ? [picture.cuts, [...FILM_FORMATS, ...PICTURE_FORMATS]]
      : [picture.sizes, PICTURE_FORMATS];
  return sizes.every(({ width }) =>
    formats.every((format) => existsSync(join(places.shipped, mediaFile(name, width, format)))),
  );
}

function stateOf(name: PictureName) {
  if (!isShipped(name)) return 'missing';
  return shippedInputs(name) === pictureInputs(name) ? 'current' : 'stale';
}

function list() {
  for (const name of pictureNames) {
    const { files, cpuMinutes } = renders[name];
    const rendered = `${renderedFiles(name)} of ${files || 'its'} files rendered`;
    const state = `${name.padEnd(10)} ${stateOf(name).padEnd(8)}`;
    console.log(`${state} render: ${cpuMinutes} CPU minutes, ${rendered}`);
  }
}

async function encodeAll(names: PictureName[]) {
  requireTools('encode');
  for (const name of names)
    if (folderInputs(framesFolder(name)) === pictureInputs(name)) {
      await encode(name);
      recordShipped(name);
    } else console.log(`${name}: no frames of today's scene, run npm run media`);
  const { status } = spawnSync('npm', ['run', '--silent', 'pictures'], { stdio: 'inherit' });
  if (status !== 0) throw new UserError('The films are encoded; npm run pictures has failed.');
  await check();
}

async function check() {
  requireTools('encode');
  for (const name of Object.keys(films) as FilmName[]) await checkFilm(name);
  const total = readdirSync(places.shipped).reduce(
    (sum, file) => sum + statSync(join(places.shipped, file)).size,
    0,
  );
  console.log(`All media: ${(total / 1024 / 1024).toFixed(2)} MiB`);
  if (total > totalLimit) throw new UserError(`All media together pass ${totalLimit} bytes`);
}

async function make() {
  const wanted = pictureNames.filter((name) => stateOf(name) !== 'current');
  if (wanted.length > 0) requireTools('render');
  for (const name of wanted) await render(name);
  await encodeAll(wanted);
}

const [action = '', ...named] = process.argv.slice(2);
const actions: Record<string, () => void | Promise<void>> = {
  '': make,
  /** All frames that exist, or only those of the named pictures. */
  encode: () =>
    encodeAll(pictureNames.filter((name) => named.length === 0 || named.includes(name))),
  check,
  '--list': list,
};

try {
  await (actions[action] ?? (() => console.log(usage)))();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
