import { readdirSync, readFileSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import { parse } from 'yaml';
import { COMPANY, company, SAMPLE } from '../../src/content/company.ts';
import { readLabels } from '../../src/content/read-labels.ts';
import { withRecording } from '../../src/content/recording.ts';
import { type Content, FOLDERS, PAGES } from '../../src/content/schema.ts';
import { withSoftHyphens } from '../../src/content/soft-hyphens.ts';

export { company, PAGES };

/** Pictures and trees of the pages of this company: `npm run looks` takes them. */
export const LOOKS = COMPANY === SAMPLE ? 'tests/e2e/looks' : `${COMPANY}/looks`;

const [first] = company.languages as [string, ...string[]];

/** A file of a language, such as `home`. */
export const content = <N extends keyof Content>(name: N, language = first, folder = COMPANY) =>
  withSoftHyphens(
    parse(readFileSync(`${folder}/${language}/${name}.yaml`, 'utf8')) as Content[N],
    language,
  );

/** The trip that Home shows in a language. */
export const tripOf = (language = first, folder = COMPANY) =>
  withRecording(content('trip', language, folder), `${folder}/${language}`);

/** The labels of the site in a language, with the company's own. */
export const labels = (language = first, folder = COMPANY) => readLabels(language, folder);

/** The front matter of every file in a folder of a language, such as `roles`. */
export function allContent<N extends keyof typeof FOLDERS>(
  name: N,
  language = first,
  folder = COMPANY,
) {
  const path = `${folder}/${language}/${FOLDERS[name]}`;
  return readdirSync(path).map((file) => {
    const text = readFileSync(`${path}/${file}`, 'utf8');
    return withSoftHyphens(parse(text.split(/^---$/m)[1] ?? text) as Content[N], language);
  });
}

/** The name of the file with such a title, without its ending. */
export function slugOf(folder: keyof typeof FOLDERS, title: string) {
  const files = readdirSync(`${COMPANY}/${first}/${FOLDERS[folder]}`); // in the order of allContent
  const titles = allContent(folder).map((content) => (content as { title?: string }).title);
  return parsePath(files[titles.indexOf(title)]!).name;
}

type Paths = Record<(typeof PAGES)[number], string>;
export const paths = Object.fromEntries(PAGES.map((name) => [name, content(name).path])) as Paths;
export const NOWHERE = '/nowhere';

export const frame = content('frame');

/** The widest window with a menu button. */
export const NARROW = 1024;

/** A second company, built beside the site with everything switched on. */
export const FIXTURE = {
  folder: 'tests/fixture',
  build: 'node_modules/.cache/fixture',
  origin: `http://localhost:${process.env.FIXTURE_PORT}`,
  endpoint: 'https://forms.example',
  media: 'https://media.example',
  cms: 'github:owner/name',
};

/** The company's forms, delivered to its own server. */
export const INBOX = {
  origin: `http://localhost:${process.env.INBOX_PORT}`,
  folder: 'test-results/inbox',
  build: 'node_modules/.cache/inbox',
};
