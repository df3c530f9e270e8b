import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { languages } from '#company/languages.ts';
import { mediaFiles } from '../../../content/check-content.ts';
import { COMPANY, MEDIA } from '../../../content/company-folder.ts';
import { loadWithNode, readContent } from '../../../content/read-content.ts';
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

const FOCUS = `${ORIGINALS}/focus.ts`;

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

mkdirSync(MEDIA, { recursive: true });
const { focus } = existsSync(FOCUS)
  ? ((await loadWithNode(FOCUS)) as { focus: Focus })
  : { focus: {} };
const made: string[] = [];
for (const picture of wanted) {
  const source = sourceOf(picture, sources);
  if (!source) continue;
  writeFileSync(`${MEDIA}/${picture.file}`, await makePicture(source, picture, focus));
  made.push(picture.file);
}
for (const [file, icon] of Object.entries(await drawIcons()))
  writeFileSync(`${COMPANY}/public/${file}`, icon);
for (const [file, picture] of await drawSocial(contents, made))
  writeFileSync(`${MEDIA}/${file}`, picture);

const needed = new Set(contents.flatMap(mediaFiles).map(({ media }) => media));
const orphans = readdirSync(MEDIA).filter((file) => !needed.has(file));
for (const file of orphans) rmSync(`${MEDIA}/${file}`);

console.log(
  `${made.length} pictures from ${sources.length} originals, icons and shared pictures made; ` +
    `${orphans.length} files that no page asks for removed.`,
);
