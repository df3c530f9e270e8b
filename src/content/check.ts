/** Every mistake in a company's files at once, before a build: where, what is wrong, how to fix it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { INBOX, settings } from '../settings.ts';
import { checkAcross } from './check-across.ts';
import { SAMPLE } from './company.ts';
import { didYouMean } from './did-you-mean.ts';
import { FOLDERS, type Name, schemas } from './schema.ts';

export type Say = (file: string, field: PropertyKey[], what: string) => void;
export type Source = {
  file: string;
  name: Name;
  /** Its folder. What is the same in every language has none. */
  language: string;
  /** Of one among many: its name without the ending. */
  slug: string;
  /** What it says. As `words`, if that is as the schema wants it. */
  says?: unknown;
  words?: unknown;
};

const { company: _, ...written } = schemas(() => z.string());
const FILES = Object.keys(written).filter((name) => !(name in FOLDERS));
/** The mails only where our own server sends them. */
const OPTIONAL = settings.formEndpoint === INBOX ? ['news'] : ['news', 'mails'];
/** What a second language must have. It shows the rest in the first one's words. */
const NEEDED = ['frame', 'home'];
const FRONT_MATTER = /^---\r?\n(.*?)^---\r?$(.*)/ms;

export function mistakesOf(company: string, languages: string[]): string[] {
  const file = `${company}/company.yaml`;
  if (!existsSync(file))
    return [`COMPANY: There is no ${file}. Name the folder of a company, such as ${SAMPLE}.`];
  const mistakes: string[] = [];
  const say: Say = (file, field, what) => {
    const names = field.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
    mistakes.push(`${file}: ${names.length > 0 ? `${names.join(' › ')}: ` : ''}${what}`);
  };
  const sources = languages.flatMap((language) =>
    sourcesOf(company, language, language === languages[0], say),
  );
  sources.unshift({ file, name: 'company', language: '', slug: '' });
  for (const source of sources) checkFile(source, say);
  checkAcross(sources, languages, company, say);
  return mistakes.sort();
}

/** The files of a language. */
function sourcesOf(company: string, language: string, isFirst: boolean, say: Say) {
  const folder = `${company}/${language}`;
  if (!existsSync(folder))
    say(folder, [], `There is no such folder. Write it, or take ${language} out of the languages.`);
  const sources = globSync('**/*.*', { cwd: folder }).flatMap((path): Source[] => {
    const [, inside, slug, ending] = /^(?:(.+)\/)?(.+)\.(\w+)$/.exec(path) as string[];
    const many = Object.entries(FOLDERS).find(([, one]) => one === inside)?.[0];
    const file = { file: `${folder}/${path}`, language };
    if (many && (ending === 'md' || (many === 'pages' && ending === 'yaml')))
      return [{ ...file, name: many as Name, slug: slug! }];
    if (FILES.some((name) => path === `${name}.yaml`))
      return [{ ...file, name: slug as Name, slug: '' }];
    const known = FILES.map((name) => `${name}.yaml`);
    say(file.file, [], `No page reads this file. ${didYouMean(path, known)}`);
    return [];
  });
  for (const name of isFirst ? FILES.filter((name) => !OPTIONAL.includes(name)) : NEEDED)
    if (existsSync(folder) && !sources.some((source) => source.name === name))
      say(`${folder}/${name}.yaml`, [], 'The file is missing. Write it.');
  return sources.sort((one, two) => one.file.localeCompare(two.file));
}

function checkFile(source: Source, say: Say) {
  const { file, name } = source;
  const isMarkdown = file.endsWith('.md');
  const text = readFileSync(file, 'utf8');
  const [, front, body = ''] = isMarkdown ? (FRONT_MATTER.exec(text) ?? []) : ['', text];
  if (front === undefined)
    return say(file, [], 'It does not begin with its fields. Write them between two lines of ---.');
  const document = parseDocument(front);
  const [error] = document.errors;
  if (error) {
    const line = error.linePos![0].line + (isMarkdown ? 1 : 0);
    const reason = error.message.replace(/ at line.*/s, '');
    const fix = 'Put words with a colon into quotes, and indent alike what belongs together.';
    return say(file, [], `Line ${line} cannot be read (${reason}). ${fix}`);
  }
  source.says = document.toJS();
  const isText = isMarkdown && (name === 'pages' || 'details' in Object(source.says));
  if (isText && body.trim() === '')
    say(file, [], 'It has no text. Write it below the second line of ---.');
  if (name === 'pages' && isMarkdown === 'sections' in Object(source.says))
    say(file, ['sections'], isMarkdown ? NO_SECTIONS : 'It is missing. Write it.');
  checkFields(source, say);
}

const NO_SECTIONS = 'A page in Markdown has none. Take them out, or end its name in .yaml.';

/** In a folder, as pictures are named from there. */
const schemasIn = (folder: string) =>
  schemas(() =>
    z.string().refine((to) => existsSync(join(folder, to)), {
      error: ({ input }) =>
        `There is no picture ${join(folder, `${input}`)}. Put it there, or choose another.`,
    }),
  );
const inFolders: Record<string, ReturnType<typeof schemasIn>> = {};

/** Holds what a file says against the schema, and keeps it as `words`. */
function checkFields(source: Source, say: Say) {
  const { file, name, says } = source;
  inFolders[dirname(file)] ??= schemasIn(dirname(file));
  const schema = inFolders[dirname(file)]![name];
  const { data, error } = schema.safeParse(says, { error: whatIsWrong });
  source.words = data;
  const issues = error?.issues ?? [];
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const [index, what] of issue.message.split('\n').entries())
        say(file, [...issue.path, issue.keys[index]!], what);
    // A misspelt field is not missing, too.
    else if (
      issue.message !== MISSING ||
      !issues.some(({ message }) => message.includes(`Did you mean ${String(issue.path.at(-1))}?`))
    )
      say(file, issue.path, issue.message);
}

const MISSING = 'It is missing. Write it.';
const EXPECTED: Record<string, string> = {
  string: 'It is no text. Put it in quotes.',
  number: 'It is no number. Write one without quotes.',
  boolean: 'It is neither true nor false. Write one of them, without quotes.',
  array: 'It is no list. Write each entry on a line of its own, after a dash.',
  object: 'It has no fields of its own. Write each on a line below it, further in.',
};

/** Where the schema leaves it to Zod. Fields that are not known come together: a line for each. */
function whatIsWrong(issue: z.core.$ZodRawIssue) {
  const { code, input } = issue;
  if (code === 'unrecognized_keys') {
    const known = Object.keys((issue.inst as z.ZodObject).shape);
    const absent = known.filter((key) => !(key in (input as object)));
    return issue.keys.map((key) => `It is not known. ${didYouMean(key, absent)}`).join('\n');
  }
  const state = input === undefined ? 'It is missing.' : 'It is not known.';
  if (code === 'invalid_value') return `${state} Choose one of: ${issue.values.join(', ')}.`;
  if (code === 'invalid_union')
    return `It is not known. Choose one of: ${(issue.options as string[]).join(', ')}.`;
  if (input === undefined) return MISSING;
  if (input === null) return 'It is empty. Write something, or take the field out.';
  if (code === 'too_small') return `It has too few entries. Write ${issue.minimum}.`;
  if (code === 'too_big') return `It has too many entries. Write ${issue.maximum}.`;
  return code === 'invalid_type' ? EXPECTED[issue.expected] : undefined;
}
