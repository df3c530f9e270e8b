import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Company } from '#shapes';
import { textsIn } from '../../../content/check-content.ts';
import { loadWithNode } from '../../../content/read-content.ts';
import { UserError } from '../../../user-error.ts';

/**
 * What npm run company copied from an example, as it was then: later versions of the example do not
 * change it, and rewritten sentences are no longer found.
 */
type Sample = { sentences: string[]; pictures: Record<string, string> };

const RECORD = 'sample.json';
/** What every company says: labels of forms and links, and the site's own messages. */
const FILES_FOR_ANYBODY = ['form-messages', 'frame', 'language', 'mails', 'not-found', 'paths'];
const FOR_ANYBODY =
  /^title$|label|sources|Delivery|Scripts$|consent$|^(application|contactForm|sampleTrip\.[^c])/;
const ABOUT_PEOPLE = /people\[\d+\]\.(name|email)$/;
const PLACEHOLDER = /@.+\.example$/;
const THREE_WORDS = /\p{L}\s+.*\p{L}.*\s+.*\p{L}/u;

type Sentence = { file: string; field: string; text: string };

const isSentence = ({ field, text }: Sentence) =>
  (THREE_WORDS.test(text) && !FOR_ANYBODY.test(field)) ||
  ABOUT_PEOPLE.test(field) ||
  PLACEHOLDER.test(text);

/** Every sentence in the languages of the build, with its file and field. */
async function sentencesIn(folder: string) {
  const read = async (file: string) => (await loadWithNode(join(folder, file))) as object;
  const { languages } = (await read('languages.ts')) as { languages: string[] };
  const files = languages.flatMap((language) =>
    globSync(`${folder}/${language}/*.ts`)
      .map((file) => `${language}/${basename(file)}`)
      .filter((file) => !FILES_FOR_ANYBODY.includes(basename(file, '.ts')))
      .sort(),
  );
  const found = await Promise.all(
    ['facts.ts', ...files].map(async (file) =>
      textsIn({ ...(await read(file)) }).map((it) => ({ file, ...it })),
    ),
  );
  const { company } = (await read('facts.ts')) as { company: Company };
  // The same sentence after the company has been renamed.
  const plain = (text: string) =>
    text.replaceAll(company.name, '{name}').replaceAll(company.shortName, '{shortName}');
  return found
    .flat()
    .filter(isSentence)
    .map((it) => ({ ...it, plain: plain(it.text) }));
}

const picturesIn = (folder: string) =>
  Object.fromEntries(
    globSync(`${folder}/{pictures,public/media}/*.svg`).map((file) => {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
      return [file.slice(folder.length + 1).replaceAll('\\', '/'), hash];
    }),
  );

/** Records everything a new folder says as the example's, except what the answers have replaced. */
export async function markSample(folder: string, said: readonly string[]) {
  const sentences = (await sentencesIn(folder)).filter(({ text }) => !said.includes(text));
  const record: Sample = {
    sentences: [...new Set(sentences.map(({ plain }) => plain))],
    pictures: picturesIn(folder),
  };
  writeFileSync(join(folder, RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

/** What is still the example's. */
export async function findLeft(folder: string) {
  const file = join(folder, RECORD);
  if (!existsSync(file))
    throw new UserError(
      `${file} is not there: npm run company writes it with the folder, to tell your sentences from the sample's.`,
    );
  const { sentences, pictures }: Sample = JSON.parse(readFileSync(file, 'utf8'));
  const now = picturesIn(folder);
  return {
    sentences: (await sentencesIn(folder)).filter(({ plain }) => sentences.includes(plain)),
    pictures: Object.keys(pictures).filter((name) => now[name] === pictures[name]),
  };
}
