/** Finds all mistakes in a company's files at once: where, what is wrong, how to fix it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, parse } from 'node:path';
import { z } from 'astro/zod';
import { checkCompany } from './check-company.ts';
import { mistakeInPicture } from './check-pictures.ts';
import { readYaml } from './check-yaml.ts';
import { SAMPLE } from './company.ts';
import { didYouMean } from './did-you-mean.ts';
import { labels } from './labels.ts';
import { movedFieldMessage } from './moved-fields.ts';
import { languageFileOf } from './read-labels.ts';
import { FOLDERS, type Name, PAGES, patternOf, schemas } from './schema.ts';
import { schemaMessage } from './schema-messages.ts';
import type { Report, Source } from './source.ts';

const { company: _, ...inLanguage } = schemas(() => z.string());
/** The kinds of files in a language's folder. */
const NAMES = Object.keys(inLanguage) as (keyof typeof inLanguage)[];
/** The files that every language must have. Any other falls back to the first language. */
const REQUIRED: Name[] = ['frame', 'home'];
const REQUIRED_FIRST: Name[] = [...PAGES, 'frame'];
/** The lines between the first two that are `---`. */
const FRONT_MATTER = /^---\r?\n(.*?)^---\r?$/ms;

/** `field` is empty if the whole file is meant. */
export type Mistake = { file: string; field: PropertyKey[]; message: string };

const fieldName = (key: PropertyKey) =>
  typeof key === 'number' ? `entry ${key + 1}` : String(key);

/** A mistake in one line: where, what is wrong, and how to fix it. */
export const mistakeLine = ({ file, field, message }: Mistake) =>
  [file, field.map(fieldName).join(' › '), message].filter(Boolean).join(': ');

export const findMistakeLines = (company: string, languages: string[]) =>
  findMistakes(company, languages).map(mistakeLine).sort();

export function findMistakes(company: string, languages: string[]): Mistake[] {
  const file = `${company}/company.yaml`;
  if (!existsSync(file)) {
    const message = `There is no ${file}. Name the folder of a company, such as ${SAMPLE}.`;
    return [{ file: 'COMPANY', field: [], message }];
  }
  const mistakes: Mistake[] = [];
  const report: Report = (file, field, message) => mistakes.push({ file, field, message });
  const companyFile: Source = { file, name: 'company', language: '', slug: '' };
  checkFile(companyFile, report);
  for (const language of languages) checkLanguage(language, report);
  checkCompany(
    [...readSources(company, languages, report), companyFile],
    languages,
    company,
    report,
  );
  return mistakes;
}

/** Checks languages/<code>.yaml, if somebody has translated the site into the language. */
function checkLanguage(language: string, report: Report) {
  const file = languageFileOf(language);
  if (file) checkFile({ file, name: 'labels', language: '', slug: '' }, report);
}

/** Lines about what does not stop a build. */
export const translationWarnings = (languages: string[]) =>
  languages
    .filter((language) => !languageFileOf(language))
    .map(
      (language) =>
        `languages/${language}.yaml: The file is missing, and the site itself speaks English. Copy languages/en.yaml and translate it.`,
    );

export function readSources(company: string, languages: string[], report: Report = () => {}) {
  const sources = languages.flatMap((language, index) =>
    filesOf(company, language, index === 0 ? REQUIRED_FIRST : REQUIRED, report),
  );
  for (const source of sources) checkFile(source, report);
  return sources;
}

function filesOf(company: string, language: string, needed: Name[], report: Report) {
  const folder = `${company}/${language}`;
  if (!existsSync(folder)) {
    report(
      folder,
      [],
      `There is no such folder. Create it, or take ${language} out of the languages.`,
    );
    return [];
  }
  const sources: Source[] = [];
  for (const path of globSync('**/*.*', { cwd: folder }).sort()) {
    const file = `${folder}/${path}`;
    const slug = parse(path).name;
    const name = NAMES.find((name) => matchesGlob(path, patternOf(name)));
    if (name) sources.push({ file, name, language, slug });
    else
      report(
        file,
        [],
        movedFieldMessage(slug) ??
          `No page reads this file. ${didYouMean(path, NAMES.map(patternOf))}`,
      );
  }
  const isThere = (wanted: Name) => sources.some(({ name }) => name === wanted);
  for (const name of needed)
    if (!isThere(name)) report(`${folder}/${name}.yaml`, [], 'The file is missing. Create it.');
  return sources;
}

/** Reads a file without its byte order mark. In development it may be deleted during the check. */
function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

function checkFile(source: Source, report: Report) {
  const { file } = source;
  const reportFile = (message: string) => report(file, [], message);
  const text = readIfThere(file);
  if (text === undefined) return;
  const isMarkdown = file.endsWith('.md');
  let fields = text;
  if (isMarkdown) {
    const [frontMatter, yaml] = FRONT_MATTER.exec(text) ?? [];
    if (frontMatter === undefined || yaml === undefined)
      return reportFile('It does not begin with its fields. Write them between two lines of ---.');
    const line = frontMatter.split('\n').length;
    source.body = { text: text.slice(frontMatter.length), line };
    fields = yaml;
  }
  const data = readYaml(file, fields, isMarkdown ? 1 : 0, report);
  if (data === undefined) return;
  source.data = data;
  checkFields(source, report);
}

/** Pictures are named relative to the language's folder. */
function schemasIn(folder: string) {
  const picture = z.string().superRefine((to, { addIssue }) => {
    const mistake = mistakeInPicture(to, folder);
    if (mistake) addIssue(mistake);
  });
  return schemas(() => picture);
}
const inFolders: Record<string, ReturnType<typeof schemasIn>> = {};

/** Checks a file against the schema. If it fits, it has `content`. */
function checkFields(source: Source, report: Report) {
  const { file, name, data } = source;
  const folder = name in FOLDERS ? join(dirname(file), '..') : dirname(file);
  inFolders[folder] ??= schemasIn(folder);
  // Ours must be complete; a company's own labels need not be.
  const isOurs = file === languageFileOf(parse(file).name);
  const schema = isOurs ? labels : inFolders[folder][name];
  const result = schema.safeParse(data, {
    error(issue) {
      if (issue.code === 'unrecognized_keys') reportUnknownFields(source, issue, report);
      return schemaMessage(issue);
    },
  });
  source.content = result.data;
  for (const { code, path, message } of result.error?.issues ?? [])
    if (code !== 'unrecognized_keys') report(file, path, message);
}

/** Only here does Zod still have the schema, which names the fields that may have been meant. */
function reportUnknownFields(
  { file, name }: Source,
  { keys, path = [], inst, input }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>,
  report: Report,
) {
  const { shape } = inst as z.ZodObject;
  const absent = Object.keys(shape).filter((field) => !(field in (input as object)));
  for (const key of keys) {
    const field = [...path, key];
    const message =
      movedFieldMessage(name, field.join('.')) ??
      `There is no such field. ${didYouMean(key, absent)}`;
    report(file, field, message);
  }
}
