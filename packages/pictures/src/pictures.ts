import { existsSync, readdirSync } from 'node:fs';
import { languages } from '#company/languages.ts';
import { mediaFiles } from '../../../content/check-content.ts';
import { MEDIA } from '../../../content/company-folder.ts';
import { loadWithNode, readWhole } from '../../../content/read-content.ts';
import { UserError } from '../../../user-error.ts';
import { iconJobs } from './icons.ts';
import { makeStale, removeMade } from './made.ts';
import {
  type Focus,
  findOriginals,
  ORIGINALS,
  originalProblems,
  pictureJobs,
  readSource,
  wantedPictures,
} from './originals.ts';
import { closeBrowser, socialJobs } from './social.ts';

const FOCUS = `${ORIGINALS}/focus.ts`;

const contents = await Promise.all(
  languages.map((language) => readWhole(loadWithNode, language, languages[0]!)),
);
const sources = await Promise.all(findOriginals().map((file) => readSource({ file })));
// Films and pictures are the same in every language; share pictures are not.
const wanted = [...new Map(contents.flatMap(wantedPictures).map((it) => [it.file, it])).values()];

const problems = originalProblems(sources, wanted);
if (problems.length > 0) throw new UserError(problems.join('\n'));

const { focus } = existsSync(FOCUS)
  ? ((await loadWithNode(FOCUS)) as { focus: Focus })
  : { focus: {} };
const pictures = pictureJobs(wanted, sources, focus);
// The editor asks for share pictures alone: a photograph's sizes take longer than one waits there.
const isForShares = process.argv.includes('--shares');
const made = isForShares ? 0 : await makeStale([...pictures, ...iconJobs]);
// They show the pictures that were just made.
const withOriginal = pictures.map(({ file }) => file);
const drawn = await makeStale(socialJobs(contents, withOriginal)).finally(closeBrowser);

const needed = new Set([
  ...iconJobs.map(({ file }) => file),
  ...contents.flatMap((content) => mediaFiles(content)).map(({ media }) => `media/${media}`),
]);
const removed = removeMade((file) => needed.has(file));
for (const file of readdirSync(MEDIA).filter((file) => !needed.has(`media/${file}`)))
  console.log(`${MEDIA}/${file}: no page asks for it. It was not made here, so it stays.`);

console.log(
  made + drawn + removed.length === 0
    ? 'Nothing has changed: all pictures, icons and share pictures are as they should be.'
    : `${made + drawn} files made, ${removed.length} that no page asks for removed.`,
);
