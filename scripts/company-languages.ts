/** Adds languages to a company's folder: their first pages, at addresses of their own. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { SAMPLE } from '../src/content/company.ts';
import { languageFileOf } from '../src/content/read-labels.ts';
import { rootOf } from '../src/content/shared-rules.ts';
import { LANGUAGE_CODE } from '../src/settings.ts';

/** Without a byte order mark, which would hide the first field. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

export function checkLanguage(language: string) {
  if (!LANGUAGE_CODE.test(language))
    throw new Error(`"${language}" is not a language code. Give one such as de or pt-BR.`);
}

/** The sample's pages in a language; in English where nobody has translated them. */
const starterOf = (language: string) =>
  [language, language.split('-')[0], 'en']
    .map((code) => `${SAMPLE}/${code}`)
    .find((folder) => existsSync(folder))!;

/** Moves all pages of a language below `root`, which is `/` for the first and `/pl` for others. */
function moveBelow(root: string, folder: string) {
  const before = parse(read(`${folder}/home.yaml`)).path.replace(/\/$/, '');
  const moved = (path: string) => {
    const rest = `${path}/`.startsWith(`${before}/`) ? path.slice(before.length) : path;
    // One slash where the two meet, and none at the end, except for `/` itself.
    return `${root}${rest}`.replace('//', '/').replace(/(?<=.)\/$/, '');
  };
  // The path of a page, or the address of a trip's file, in quotes or not.
  const address = /(?<=^(?:path|download:\n +file): ['"]?)\/.*?(?=['"]?$)/m;
  for (const file of globSync(`${folder}/**/*.{yaml,md}`))
    writeFileSync(file, read(file).replace(address, moved));
}

const regionOf = (language: string) => new Intl.Locale(language).maximize().region;

/**
 * Keeps the labels only for a variety of the same language, such as de-AT for de. The sample's Spanish
 * labels are Latin American, so Spain gets those of languages/es.yaml.
 */
function takeLabels(folder: string, from: string) {
  const file = `${folder}/labels.yaml`;
  const [language, other] = [basename(folder), basename(from)];
  if (!existsSync(file)) return;
  const labels = parseDocument(read(file));
  const isElsewhere =
    labels.getIn(['language', 'code']) === 'es-419' && regionOf(language) === 'ES';
  const isVariety = language.split('-')[0] === other.split('-')[0];
  if (isElsewhere || !isVariety) return rmSync(file);
  if (language === other) return;
  labels.deleteIn(['language', 'code']);
  writeFileSync(file, String(labels));
}

/** Copies pages into a language's own folder, at addresses of their own. */
function copyPages(from: string, company: string, language: string, languages: string[]) {
  const folder = `${company}/${language}`;
  cpSync(from, folder, { recursive: true });
  takeLabels(folder, from);
  moveBelow(rootOf(language, languages), folder);
}

function listLanguages(company: string, languages: string[]) {
  const file = `${company}/company.yaml`;
  const document = parseDocument(read(file));
  document.set('languages', document.createNode(languages));
  writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }));
}

/** For a new company, whose folder has no pages yet. The first language is at the root. */
export function startLanguages(company: string, languages: string[]) {
  for (const language of languages) copyPages(starterOf(language), company, language, languages);
  listLanguages(company, languages);
}

/** Another language of a company: its own pages, to be translated. */
export function addLanguage(company: string, language = '') {
  checkLanguage(language);
  if (!existsSync(`${company}/company.yaml`))
    throw new Error(
      `There is no ${company}/ yet. Make it: npm run company -- --name "Nordhavn Fisk".`,
    );
  if (existsSync(`${company}/${language}`))
    throw new Error(`${company}/${language}/ already exists, and stays as it is.`);
  const { languages } = parse(read(`${company}/company.yaml`));
  copyPages(`${company}/${languages[0]}`, company, language, languages);
  listLanguages(company, [...languages, language]);
  const site = languageFileOf(language)
    ? 'The site itself already speaks it.'
    : `Copy languages/en.yaml to languages/${language}.yaml and translate it, too.`;
  return `Your pages are in ${company}/${language}/, to be translated. ${site}`;
}
