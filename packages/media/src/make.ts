import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { about } from '../../../site/company.ts';
import { UserError } from '../../../user-error.ts';
import {
  codecNames,
  type Film,
  type FilmName,
  filmFile,
  films,
  pictureFiles,
  type RenderName,
  renders,
  type Still,
  type StillName,
  stills,
  totalLimit,
} from './catalogue.ts';
import { drawIsotherms } from './drawings/isotherms.ts';
import { drawPortrait, portraitNames } from './drawings/portraits.ts';
import { shipFilm, shipStill } from './encode.ts';
import { folderInputs, pictureInputs, recordShipped, shippedInputs } from './inputs.ts';
import { likenessToFrames } from './likeness.ts';
import { hasOriginal, places } from './places.ts';
import { finish, framesFolder, render, renderedFiles } from './render.ts';
import { checkSeam } from './seam.ts';
import { requireTools } from './tools.ts';

const usage = `npm run media                 renders what is missing or stale, and encodes it
npm run media -- encode       encodes what is rendered already
npm run media -- draw         draws portraits, isotherms, icons and social pictures
npm run media -- check        checks sizes and loops of what is shipped, and its likeness to its frames
npm run media -- --list       says what exists, what is stale and what each costs`;

type PictureName = FilmName | StillName;
const pictures: Record<PictureName, Film | Still> = { ...films, ...stills };
/** What a photograph stands for is not rendered. */
const pictureNames = (Object.keys(pictures) as PictureName[]).filter(
  (name) => !hasOriginal(name, name.replace(/-(wide|tall)$/, '')),
);

function shippedFiles(name: PictureName): string[] {
  const picture = pictures[name];
  const widths = ('cuts' in picture ? picture.cuts : picture.sizes).map(({ width }) => width);
  if (!('cuts' in picture)) return pictureFiles(name, widths);
  const video = widths.flatMap((width) => codecNames.map((codec) => filmFile(name, width, codec)));
  return [...video, ...pictureFiles(name, widths)];
}

type State = 'current' | 'stale' | 'missing';

function stateOf(name: PictureName): State {
  if (!shippedFiles(name).every((file) => existsSync(join(places.shipped, file)))) return 'missing';
  return shippedInputs(name) === pictureInputs(name) ? 'current' : 'stale';
}

function list() {
  for (const name of pictureNames) {
    const { render: source } = pictures[name];
    const { files, cpuMinutes } = renders[source];
    const rendered = `${renderedFiles(source)} of ${files || 'its'} files rendered`;
    const cost = `render ${source}: ${cpuMinutes} CPU minutes, ${rendered}`;
    console.log(`${name.padEnd(10)} ${stateOf(name).padEnd(8)} ${cost}`);
  }
}

async function encode(names: PictureName[]) {
  requireTools('encode');
  for (const name of names) {
    const inputs = pictureInputs(name);
    if (folderInputs(framesFolder(name)) !== inputs) {
      console.log(`${name}: no frames of today's scene, run npm run media`);
      continue;
    }
    const picture = pictures[name];
    if ('cuts' in picture) await shipFilm(name, picture);
    else await shipStill(name, picture);
    recordShipped(name, inputs);
  }
}

async function renderAll(names: PictureName[]) {
  if (names.length === 0) return;
  requireTools('render');
  const needed = new Set<RenderName>(names.map((name) => pictures[name].render));
  for (const source of needed) await render(source);
  for (const name of names) await finish(name, pictures[name], pictureInputs(name));
}

/** Drawings of the kit, then everything that is made from what is shipped. */
function draw() {
  const shown = new Set<string>(about.leadership?.people.map(({ portrait }) => portrait));
  for (const name of portraitNames.filter((name) => shown.has(name)))
    writeFileSync(join(places.shipped, `portrait-${name}.svg`), drawPortrait(name));
  writeFileSync(places.isotherms, drawIsotherms());
  const { status } = spawnSync('npm', ['run', '--silent', 'pictures'], { stdio: 'inherit' });
  if (status !== 0) throw new UserError('The drawings are made; npm run pictures has failed.');
}

function checkTotal() {
  const total = readdirSync(places.shipped).reduce(
    (sum, file) => sum + statSync(join(places.shipped, file)).size,
    0,
  );
  console.log(`All media: ${(total / 1024 / 1024).toFixed(2)} MiB`);
  if (total > totalLimit) throw new Error(`All media together pass ${totalLimit} bytes`);
}

/** Size, seam and, where the frames are still there, likeness to them. */
async function checkFilm(name: FilmName) {
  const film: Film = films[name];
  for (const cut of film.cuts) {
    for (const codec of codecNames) {
      const file = filmFile(name, cut.width, codec);
      const path = join(places.shipped, file);
      const { size } = statSync(path);
      const { limit, width = cut.width } = cut[codec];
      if (size > limit) throw new Error(`${file} has ${size} bytes, over its limit`);
      const likeness = await likenessToFrames(path, framesFolder(name), film.frames, width);
      console.log(`${await checkSeam(file, path)}, ${likeness}`);
    }
  }
}

async function check() {
  for (const name of Object.keys(films) as FilmName[]) await checkFilm(name);
  checkTotal();
}

async function make() {
  const wanted = pictureNames.filter((name) => stateOf(name) !== 'current');
  await renderAll(wanted);
  await encode(wanted);
  draw();
  await check();
}

/** Encodes all frames that are there, or those of the named pictures alone. */
async function encodeRendered() {
  const named = process.argv.slice(3);
  await encode(pictureNames.filter((name) => named.length === 0 || named.includes(name)));
  draw();
  await check();
}

const actions: Record<string, () => void | Promise<void>> = {
  '': make,
  encode: encodeRendered,
  draw,
  check,
  '--list': list,
};

const action = actions[process.argv[2] ?? ''];
try {
  if (action) await action();
  else console.log(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
