import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../user-error.ts';
import { COMPANY, companyFile } from './company-folder.ts';
import type { Career, NewsPage, Paths } from './shapes.ts';

type Module = Record<string, unknown>;

/** Reads a file of the company: with Node in a build, with Vite while it is being edited. */
export type Load = (file: string) => Promise<unknown>;

export const loadWithNode: Load = (file) => import(pathToFileURL(resolve(file)).href);

/** A company in one language: what each file exports, by the file's name. */
export type Content = {
  /** Its folder. */
  language: string;
  languages: readonly string[];
  /** A language may have its own version of the facts. */
  factsFile: string;
  facts: Module;
  brand: Record<string, Module>;
  sections: Module;
  words: Record<string, Module>;
};

async function read(load: Load, file: string) {
  try {
    return (await load(file)) as Module;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    throw new UserError(`${file}: cannot be read. ${reason}`, { cause: error });
  }
}

async function readFolder(load: Load, folder: string): Promise<Record<string, Module>> {
  if (!existsSync(folder))
    throw new UserError(
      `${folder}: there is no such folder. Write it, or leave the language out of LANGUAGES.`,
    );
  const names = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const modules = names.map(async (name) => [
    name.replace('.ts', ''),
    await read(load, `${folder}/${name}`),
  ]);
  return Object.fromEntries(await Promise.all(modules));
}

export async function readContent(load: Load, asked?: string): Promise<Content> {
  const { languages } = (await read(load, `${COMPANY}/languages.ts`)) as { languages: string[] };
  const language = asked ?? languages[0]!;
  const { sections } = await read(load, relative('.', companyFile('#company/sections.ts')!));
  const { facts, ...words } = await readFolder(load, `${COMPANY}/${language}`);
  return {
    language,
    languages,
    factsFile: facts ? `${language}/facts.ts` : 'facts.ts',
    facts: facts ?? (await read(load, `${COMPANY}/facts.ts`)),
    brand: await readFolder(load, `${COMPANY}/brand`),
    sections: { sections },
    words,
  };
}

/** A company as a language shows it: untranslated files are in the first language. */
export async function readWhole(load: Load, language: string, first: string): Promise<Content> {
  const [original, own] = (await Promise.all(
    [first, language].map((it) => readContent(load, it)),
  )) as [Content, Content];
  return { ...own, words: { ...original.words, ...own.words } };
}

/** The paths of the entries of lists that have a page each, by the page's name: `career-2`. */
export function entryPaths(words: Content['words']): Record<string, string> {
  const { paths } = words.paths as { paths: Paths };
  const { roles } = words.career as Career;
  const { news } = (words.news ?? {}) as Partial<NewsPage>;
  const slugs = {
    career: roles?.open.map(({ details }) => details?.slug) ?? [],
    news: news?.entries.map(({ slug }) => slug) ?? [],
  };
  const below = ([page, list]: [string, (string | undefined)[]]) =>
    list.flatMap((slug, index) => (slug ? [[`${page}-${index}`, `${paths[page]}/${slug}`]] : []));
  return Object.fromEntries(Object.entries(slugs).flatMap(below));
}

export const hasComponent = (name: string) => existsSync(`src/pages/${name}`);

/** Its component, by the page's name: `src/pages/cold-stores/ColdStores.tsx`. */
export const componentOf = (name: string) =>
  `src/pages/${name}/${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}.tsx`;
