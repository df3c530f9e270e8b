import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { company, languages } from './company.ts';
import { PAGES, type Words } from './schema.ts';

/** Where every page of a language is, by the page's name. */
async function pathsOf(language: string) {
  const paths = PAGES.map(async (name) => [name, (await find(name, language)).path] as const);
  return Object.fromEntries(await Promise.all(paths)) as Paths;
}

type Paths = Record<(typeof PAGES)[number], string> & Partial<Record<string, string>>;

/** The language's own file, else the first language's. */
async function find<N extends CollectionKey>(name: N, language: string) {
  const entry = (await getEntry(name, language)) ?? (await getEntry(name, languages[0]!));
  if (!entry) throw new Error(`${languages[0]}/${name}.yaml is missing.`);
  return entry.data as CollectionEntry<N>['data'];
}

/** Links name pages; here they get the language's paths. */
function linked<T>(value: T, paths: Paths): T {
  if (Array.isArray(value)) return value.map((one) => linked(one, paths)) as T;
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    key === 'href' ? (paths[one] ?? one) : linked(one, paths),
  ]);
  return Object.fromEntries(entries);
}

/** What a file of a language says. */
export async function read<N extends CollectionKey & keyof Words>(name: N, language: string) {
  return linked(await find(name, language), await pathsOf(language)) as Words[N];
}

/** What the files of a folder say, such as the open roles. */
export async function readAll<N extends CollectionKey & keyof Words>(name: N, language: string) {
  const entries = await getCollection(name, ({ id }) => id.startsWith(`${language}/`));
  return entries.map(({ data }) => data as Words[N]);
}

/** What every page shows around its own words. */
export async function readFrame(language: string) {
  const words = await read('frame', language);
  return {
    company,
    words,
    paths: await pathsOf(language),
    languages: await Promise.all(
      languages.map(async (folder) => ({
        ...(await find('frame', folder)).language,
        paths: await pathsOf(folder),
      })),
    ),
  };
}

export type Frame = Awaited<ReturnType<typeof readFrame>>;

/** The routes of a page, one a language: `[...home].astro` is at `/` and `/es`. */
export const routesOf = (name: (typeof PAGES)[number]) =>
  Promise.all(
    languages.map(async (language) => ({
      params: { [name]: (await pathsOf(language))[name].slice(1) || undefined },
      props: { language },
    })),
  );
