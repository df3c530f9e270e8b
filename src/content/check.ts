/** Finds all mistakes in a company's files at once: where, what is wrong, how to fix it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, parse } from 'node:path';
import { z } from 'astro/zod';
import { type Document, isPair, isSeq, parseDocument, visit } from 'yaml';
import { checkCompany } from './check-company.ts';
import { mistakeInPicture } from './check-pictures.ts';
import { SAMPLE } from './company.ts';
import { didYouMean } from './did-you-mean.ts';
import { dateAsText, EMPTY } from './fields.ts';
import { labels } from './labels.ts';
import { movedFieldMessage } from './moved.ts';
import { languageFileOf } from './read-labels.ts';
import { FOLDERS, type Name, PAGES, patternOf, schemas } from './schema.ts';
import type { Report, Source } from './source.ts';

const { company: _, ...inLanguage } = schemas(() => z.string());
/** The kinds of files in a language's folder. */
const NAMES = Object.keys(inLanguage) as (keyof typeof inLanguage)[];
/** What every language must have. The rest falls back to the first language. */
const REQUIRED: Name[] = ['frame', 'home'];
const REQUIRED_FIRST: Name[] = [...PAGES, 'frame'];
/** The lines between the first two that are `---`. */
const FRONT_MATTER = /^---\r?\n(.*?)^---\r?$/ms;
const QUOTES = 'Put text with a colon, or with a sign such as * in front, into quotes';

/** `field` is empty if the whole file is meant. */
export type Mistake = { file: string; field: PropertyKey[]; message: string };

const fieldName = (key: PropertyKey) =>
  typeof key === 'number' ? `entry ${key + 1}` : String(key);

/** A mistake in one line: where, what is wrong, and how to fix it. */
export const mistakeLine = ({ file, field, message }: Mistake) =>
  [file, field.map(fieldName).join(' › '), message].filter(Boolean).join(': ');

export const mistakeLines = (company: string, languages: string[]) =>
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

const documents = new Map<string, { text: string; document: Document.Parsed }>();

/** Parsed once for each text: in development every change and every page checks all files. */
function documentOf(file: string, text: string) {
  const cached = documents.get(file);
  if (cached?.text === text) return cached.document;
  // As Astro reads it.
  const document = parseDocument(text, { customTags: ['timestamp'] });
  documents.set(file, { text, document });
  return document;
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
  const document = documentOf(file, fields);
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const line = error.linePos![0].line + (isMarkdown ? 1 : 0);
    const reason = error.message.replace(/ at line.*/s, '');
    return reportFile(
      `Line ${line} cannot be read (${reason}). ${QUOTES}, and check the indentation.`,
    );
  }
  if (!checkScalars(document, fields, file, report)) return;
  source.data = document.toJS();
  checkFields(source, report);
}

/**
 * Reports values that YAML reads differently from what their writer meant. Returns whether the file
 * can be read at all, which it cannot if an alias has no anchor.
 */
function checkScalars(document: Document, text: string, file: string, report: Report) {
  let isReadable = true;
  visit(document, {
    Alias(_, alias, ancestors) {
      if (alias.resolve(document)) return;
      isReadable = false;
      report(
        file,
        pathTo([...ancestors, alias]),
        `YAML reads *${alias.source} as a reference. ${QUOTES}.`,
      );
    },
    Scalar(_key, scalar, ancestors) {
      const { value, source = '', range } = scalar;
      const field = pathTo([...ancestors, scalar]);
      // A real comment has a space after its #; `Driver #1` was meant as text.
      const [, comment] = /^ +(#[^\s#].*)/.exec(text.slice(range?.[1])) ?? [];
      if (comment)
        report(file, field, `YAML drops ${comment} as a comment. Put the whole text into quotes.`);
      const read = String(dateAsText(value));
      const isCell = typeof value === 'number' && field.includes('rows');
      const isChanged = read !== source;
      // A German 3.400 is three thousand four hundred.
      const isThousands = typeof value === 'number' && /^\d{1,3}\.\d{3}$/.test(source);
      if (isChanged && (isCell || value instanceof Date))
        report(file, field, `It reads as ${read}. Write that, or put it in quotes.`);
      else if (isThousands) {
        const whole = source.replace('.', '');
        report(file, field, `It reads as ${value}. Write ${whole} without a dot, or ${value}.`);
      }
    },
  });
  return isReadable;
}

/** The path to a node, as names of fields and indexes of entries. */
const pathTo = (nodes: readonly unknown[]): PropertyKey[] =>
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
  // Ours must be complete; a company's own labels need not be.
  const isOurs = file === languageFileOf(parse(file).name);
  const schema = isOurs ? labels : inFolders[folder][name];
  // Zod's issues name unknown fields, but not those that the writer may have meant.
  const absent = new Map<string, string[]>();
  const keyOf = ({ path = [] }: { path?: PropertyKey[] | undefined }) => path.join('.');
  const result = schema.safeParse(data, {
    error(issue) {
      if (issue.code === 'unrecognized_keys') absent.set(keyOf(issue), absentFields(issue));
      return messageFor(issue);
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
      const guess = didYouMean(key, absent.get(keyOf(issue)) ?? []);
      const movedTo = movedFieldMessage(name, field.join('.'));
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

/** The message for an issue that the schema does not word itself. */
function messageFor(issue: z.core.$ZodRawIssue) {
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
