import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { mediaFiles } from '../../../content/check-content.ts';
import { loadWithNode, readContent } from '../../../content/read-content.ts';
import { withEngine } from '../../../scripts/browser.ts';
import { languages } from '../../../site/company.ts';
import { drawIcons } from './icons.ts';
import {
  type Focus,
  findOriginals,
  makePicture,
  ORIGINALS,
  originalProblems,
  readSource,
  sourceOf,
  wantedPictures,
} from './originals.ts';
import { drawSocial } from './social.ts';

const PUBLIC = 'public';

function write(path: string, content: string | Buffer) {
  const file = join(PUBLIC, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function readFocus(): Promise<Focus> {
  const file = resolve(ORIGINALS, 'focus.ts');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).focus : {};
}

const contents = await Promise.all(
  languages.map((language) => readContent(loadWithNode, language)),
);
const sources = await Promise.all(findOriginals().map((file) => readSource({ file })));
// Films and pictures are the same in every language; what shared links show is not.
const wanted = [...new Map(contents.flatMap(wantedPictures).map((it) => [it.file, it])).values()];

const problems = originalProblems(sources, wanted);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const focus = await readFocus();
const made = wanted.filter((picture) => sourceOf(picture, sources));
for (const picture of made)
  write(`media/${picture.file}`, await makePicture(sourceOf(picture, sources)!, picture, focus));

for (const [path, icon] of await drawIcons()) write(path, icon);

const browser = await chromium.launch(withEngine());
try {
  const drawn = made.map(({ file }) => file);
  for (const content of contents)
    for (const [file, picture] of await drawSocial(browser, content, drawn)) write(file, picture);
} finally {
  await browser.close();
}

const needed = new Set(contents.flatMap(mediaFiles).map(({ media }) => media));
const orphans = readdirSync(join(PUBLIC, 'media')).filter((file) => !needed.has(file));
for (const file of orphans) rmSync(join(PUBLIC, 'media', file));

console.log(
  `${made.length} pictures from ${sources.length} originals, icons and shared pictures made; ` +
    `${orphans.length} files that no page asks for removed.`,
);
