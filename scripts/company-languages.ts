/** Adds languages to a company: pages to be translated, at addresses of their own. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { SAMPLE } from '../src/content/company.ts';
import { languageFileOf } from '../src/content/read-labels.ts';
import { rootOf } from '../src/content/shared-rules.ts';
import { LANGUAGE_CODE } from '../src/settings.ts';

/** Leaves out a byte order mark, which would hide the first field. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

export function checkLanguage(language: string) {
  if (!LANGUAGE_CODE.test(language))
    throw new Error(`"${language}" is not a language code. Give one such as de or pt-BR.`);
}

/** The folder of the sample's pages in a language, or in English if nobody has translated them. */
const starterOf = (language: string) =>
  [language, language.split('-')[0], 'en']
    .map((code) => `${SAMPLE}/${code}`)
    .find((folder) => existsSync(folder))!;

/** Moves all pages of a language below `root`: `/` for the first language, `/pl` for another. */
function movePages(folder: string, root: string) {
  const previousRoot = parse(read(`${folder}/home.yaml`)).path.replace(/\/$/, '');
  const move = (path: string) => {
    const isBelow = `${path}/`.startsWith(`${previousRoot}/`);
    const rest = isBelow ? path.slice(previousRoot.length) : path;
    // One slash where the two meet, and none at the end, except for `/` itself.
    return `${root}${rest}`.replace('//', '/').replace(/(?<=.)\/$/, '');
  };
  // The path of a page, or the address of a trip's file, with or without quotes.
  const address = /(?<=^(?:path|download:\n +file): ['"]?)\/.*?(?=['"]?$)/m;
  for (const file of globSync(`${folder}/**/*.{yaml,md}`))
    writeFileSync(file, read(file).replace(address, move));
}

const regionOf = (language: string) => new Intl.Locale(language).maximize().region;

/**
 * Keeps copied labels only for a variety of the same language, such as de-AT for de. The sample's
 * Spanish labels are Latin American, so Spain gets those of languages/es.yaml.
 */
function keepLabelsIfSuitable(folder: string, source: string) {
  const file = `${folder}/labels.yaml`;
  const language = basename(folder);
  const sourceLanguage = basename(source);
  if (!existsSync(file)) return;
  const labels = parseDocument(read(file));
  const isLatinAmerican = labels.getIn(['language', 'code']) === 'es-419';
  const isSameLanguage = language.split('-')[0] === sourceLanguage.split('-')[0];
  if (!isSameLanguage || (isLatinAmerican && regionOf(language) === 'ES')) return rmSync(file);
  if (language === sourceLanguage) return;
  labels.deleteIn(['language', 'code']);
  writeFileSync(file, String(labels));
}

function copyPages(source: string, company: string, language: string, languages: string[]) {
  const folder = `${company}/${language}`;
  cpSync(source, folder, { recursive: true });
  keepLabelsIfSuitable(folder, source);
  movePages(folder, rootOf(language, languages));
}

function listLanguages(company: string, languages: string[]) {
  const file = `${company}/company.yaml`;
  const document = parseDocument(read(file));
  document.set('languages', document.createNode(languages));
  writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }));
}

/** Adds the languages of a new company, whose folder has no pages yet. The first is at the root. */
export function startLanguages(company: string, languages: string[]) {
  for (const language of languages) copyPages(starterOf(language), company, language, languages);
  listLanguages(company, languages);
}

/** Adds another language: a copy of the company's own pages, to be translated. */
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
