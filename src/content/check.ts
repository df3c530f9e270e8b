/** All mistakes in a company's files at once: where, what is wrong, how to fix it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, parse } from 'node:path';
import { z } from 'astro/zod';
import { type Document, isPair, isSeq, parseDocument, visit } from 'yaml';
import { checkAcross } from './check-across.ts';
import { mistakeInPicture } from './check-pictures.ts';
import { SAMPLE } from './company.ts';
import { didYouMean } from './did-you-mean.ts';
import { asWritten, EMPTY } from './fields.ts';
import { labels } from './labels.ts';
import { whereItWent } from './moved.ts';
import { languageFileOf } from './read-labels.ts';
import { FOLDERS, type Name, PAGES, patternOf, schemas } from './schema.ts';
import type { Report, Source } from './source.ts';

const { company: _, ...written } = schemas(() => z.string());
const NAMES = Object.keys(written) as (keyof typeof written)[];
/** What every language must have. The rest falls back to the first language. */
const REQUIRED: Name[] = ['frame', 'home'];
const REQUIRED_FIRST: Name[] = [...PAGES, 'frame'];
const FRONT_MATTER = /^---\r?\n(.*?)^---\r?$/ms;
const QUOTES = 'Put text with a colon, or with a sign such as * in front, into quotes';

/** `field` is empty if the whole file is meant. */
export type Mistake = { file: string; field: PropertyKey[]; what: string };

const fieldName = (key: PropertyKey) =>
  typeof key === 'number' ? `entry ${key + 1}` : String(key);

/** In one line: where, what is wrong, how to fix it. */
export const lineOf = ({ file, field, what }: Mistake) =>
  [file, field.map(fieldName).join(' › '), what].filter(Boolean).join(': ');

export const mistakesOf = (company: string, languages: string[]) =>
  findMistakes(company, languages).map(lineOf).sort();

export function findMistakes(company: string, languages: string[]): Mistake[] {
  const file = `${company}/company.yaml`;
  if (!existsSync(file)) {
    const what = `There is no ${file}. Name the folder of a company, such as ${SAMPLE}.`;
    return [{ file: 'COMPANY', field: [], what }];
  }
  const mistakes: Mistake[] = [];
  const report: Report = (file, field, what) => mistakes.push({ file, field, what });
  const everywhere: Source = { file, name: 'company', language: '', slug: '' };
  checkFile(everywhere, report);
  for (const language of languages) checkLanguage(language, report);
  checkAcross([...sourcesOf(company, languages, report), everywhere], languages, company, report);
  return mistakes;
}

/** The site's own labels and messages in a language, unless nobody has translated them yet. */
function checkLanguage(language: string, report: Report) {
  const file = languageFileOf(language);
  if (file) checkFile({ file, name: 'labels', language: '', slug: '' }, report);
}

/** What does not stop a build. */
export const warningsOf = (languages: string[]) =>
  languages
    .filter((language) => !languageFileOf(language))
    .map(
      (language) =>
        `languages/${language}.yaml: The file is missing, and the site itself speaks English. Copy languages/en.yaml and translate it.`,
    );

export function sourcesOf(company: string, languages: string[], report: Report = () => {}) {
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
      `There is no such folder. Write it, or take ${language} out of the languages.`,
    );
    return [];
  }
  const sources = globSync('**/*.*', { cwd: folder }).flatMap((path): Source[] => {
    const file = `${folder}/${path}`;
    const name = NAMES.find((name) => matchesGlob(path, patternOf(name)));
    if (name) return [{ file, name, language, slug: parse(path).name }];
    const moved = whereItWent(parse(path).name);
    report(file, [], moved ?? `No page reads this file. ${didYouMean(path, NAMES.map(patternOf))}`);
    return [];
  });
  const isThere = (wanted: Name) => sources.some(({ name }) => name === wanted);
  for (const name of isThere('news-entries') ? [...needed, 'news' as const] : needed)
    if (!isThere(name)) report(`${folder}/${name}.yaml`, [], 'The file is missing. Write it.');
  return sources.sort((one, two) => one.file.localeCompare(two.file));
}

const parsed = new Map<string, { text: string; document: Document.Parsed }>();

/** Parsed once for each text: in development every change and every page checks all files. */
function documentOf(file: string, text: string) {
  const kept = parsed.get(file);
  if (kept?.text === text) return kept.document;
  // As Astro reads it.
  const document = parseDocument(text, { customTags: ['timestamp'] });
  parsed.set(file, { text, document });
  return document;
}

/** Without a byte order mark. In development somebody may take a file away during the check. */
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
  const isMarkdown = file.endsWith('.md');
  const text = readIfThere(file);
  if (text === undefined) return;
  const [matter, front] = isMarkdown ? (FRONT_MATTER.exec(text) ?? []) : ['', text];
  if (matter === undefined || front === undefined)
    return report(
      file,
      [],
      'It does not begin with its fields. Write them between two lines of ---.',
    );
  if (isMarkdown)
    source.body = { text: text.slice(matter.length), line: matter.split('\n').length };
  const document = documentOf(file, front);
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const line = error.linePos![0].line + (isMarkdown ? 1 : 0);
    const reason = error.message.replace(/ at line.*/s, '');
    return report(
      file,
      [],
      `Line ${line} cannot be read (${reason}). ${QUOTES}, and check the indentation.`,
    );
  }
  if (!checkScalars(document, front, file, report)) return;
  source.data = document.toJS();
  checkFields(source, report);
}

/** What YAML reads otherwise than its writer meant. Without an alias's anchor nothing can be read. */
function checkScalars(document: Document, text: string, file: string, report: Report) {
  let isReadable = true;
  visit(document, {
    Alias(_, alias, ancestors) {
      if (alias.resolve(document)) return;
      isReadable = false;
      report(
        file,
        fieldOf([...ancestors, alias]),
        `YAML reads *${alias.source} as a reference. ${QUOTES}.`,
      );
    },
    Scalar(_, scalar, ancestors) {
      const { value, source = '', range } = scalar;
      const field = fieldOf([...ancestors, scalar]);
      // After other comments there is a space.
      const [, cut] = /^ +(#[^\s#].*)/.exec(text.slice(range?.[1])) ?? [];
      if (cut)
        report(file, field, `YAML leaves ${cut} out as a comment. Put the whole text into quotes.`);
      const read = String(asWritten(value));
      const isCell = typeof value === 'number' && field.includes('rows');
      if ((isCell || value instanceof Date) && read !== source)
        report(file, field, `It reads as ${read}. Write that, or put it in quotes.`);
      else if (typeof value === 'number' && /^\d{1,3}\.\d{3}$/.test(source))
        report(
          file,
          field,
          `It reads as ${value}. Write ${source.replace('.', '')} without a dot, or ${value}.`,
        );
    },
  });
  return isReadable;
}

/** Where a node is, as names of fields and numbers of entries. */
const fieldOf = (nodes: readonly unknown[]): PropertyKey[] =>
  nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [String(node.key)];
    return isSeq(node) ? [node.items.indexOf(nodes[index + 1])] : [];
  });

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
  // Only a company's own labels may be partly written.
  const isOurs = file === languageFileOf(parse(file).name);
  const schema = isOurs ? labels : inFolders[folder][name];
  // Zod's list of issues names unknown fields, but not the fields that they may be meant to be.
  const known = new Map<string, string[]>();
  const result = schema.safeParse(data, {
    error(issue) {
      if (issue.code === 'unrecognized_keys') known.set(String(issue.path), absentFields(issue));
      return whatIsWrong(issue);
    },
  });
  source.content = result.data;
  for (const issue of result.error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') {
      report(file, issue.path, issue.message);
      continue;
    }
    for (const key of issue.keys) {
      const field = [...issue.path, key];
      const guess = didYouMean(key, known.get(String(issue.path)) ?? []);
      const movedTo = whereItWent(name, field.join('.'));
      report(file, field, movedTo ?? `There is no such field. ${guess}`);
    }
  }
}

/** The fields of a group that its file leaves out. */
const absentFields = ({ inst, input }: z.core.$ZodRawIssue) =>
  Object.keys((inst as z.ZodObject).shape).filter((name) => !(name in (input as object)));

const EXPECTED: Record<string, string> = {
  string: 'It is not text. Put it in quotes.',
  number: 'It is not a number. Write one without quotes.',
  boolean: 'It is neither true nor false. Write one of them, without quotes.',
  array: 'It is not a list. Write each entry on its own line, after a dash.',
  object: 'It has no fields of its own. Write each on a line below it, indented.',
};

/** Used where the schema has no message. */
function whatIsWrong(issue: z.core.$ZodRawIssue) {
  const { code, input } = issue;
  if (code === 'invalid_value') {
    const state = input === undefined ? 'It is missing.' : 'There is no such choice.';
    return `${state} Choose one of: ${issue.values.join(', ')}.`;
  }
  if (code === 'invalid_union')
    return `There is no such choice. Choose one of: ${(issue.options as string[]).join(', ')}.`;
  if (input === undefined) return 'It is missing. Write it.';
  if (input === null) return EMPTY;
  if (code === 'too_small') return `It has too few entries. Write ${issue.minimum}.`;
  if (code === 'too_big') return `It has too many entries. Write ${issue.maximum} at most.`;
  return code === 'invalid_type' ? EXPECTED[issue.expected] : undefined;
}
