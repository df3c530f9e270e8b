/** What the forms know of the site: its pages as they were built, and those saved since. */
import type CMS from '@sveltia/cms';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';

type Data = Record<string, unknown>;
/** What the CMS tells about an entry. It has no path until it is saved. */
export type Entry = {
  collection: string;
  path: string;
  slug: string;
  newRecord: boolean;
  data: Data;
  i18n: Record<string, { data: Data }>;
};

export type Site = {
  languages: string[];
  /** The paths of pages, by their names, by language. */
  paths: Record<string, Record<string, string>>;
  /** The pages that visitors see. None is listed where each page follows its file. */
  shown?: string[];
  roles: (Role & { language: string; slug: string })[];
};

type Role = { title: string; number: number };

export const roleIn = (data: unknown): Role => {
  const { title, number } = Object(data);
  return { title, number };
};

/** freight-forwarder → Freight forwarder */
export const titleOf = (name: string) =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[-_]/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

/** Forms whose entries are in a list on another page. */
const LISTS: Record<string, string> = { 'news-entries': 'news', roles: 'career' };

export const dataIn = ({ data, i18n }: Entry, language: string) => i18n[language]?.data ?? data;

/** Its language, as its file's folder says; a new entry has no file yet, but the other languages. */
export function languageOf({ path, i18n }: Entry, { languages }: Site) {
  const [folder] = languages.filter((language) => path.split('/').includes(language));
  const own = languages.filter((language) => !(language in i18n));
  return folder ?? (own.length === 1 ? own[0] : undefined);
}

/** An entry that is saved, once for each language that it is in. */
export function languagesOf(entry: Entry, site: Site): [string, Entry][] {
  const { path, data, i18n } = entry;
  const own = languageOf(entry, site) ?? site.languages[0]!;
  const all = { [own]: { data }, ...i18n };
  return Object.entries(all).map(([language, { data }]) => [
    language,
    { ...entry, path: path.replace(`/${own}/`, `/${language}/`), data, i18n: all },
  ]);
}

/** Where an entry is: on a page of its own, which has a name in links, or in a list on another. */
export function placeOf(form: string, entry: Entry, language: string, { paths, languages }: Site) {
  const pages = paths[language] ?? paths[languages[0]!]!;
  const { path, details } = dataIn(entry, language);
  if (path !== undefined) return { page: entry.slug, path: String(path) };
  const list = LISTS[form] ?? 'home';
  if (form !== 'news-entries' && !details) return { path: pages[list] };
  return { page: `${list}/${entry.slug}`, path: `${pages[list]}/${entry.slug}` };
}

export type GetCollection = CustomPreviewTemplateProps['getCollection'];

export const entriesOf = async (list: string, getCollection: GetCollection) =>
  [await getCollection(list)].flat().map((entry): Entry => entry.toJS());

/** The newest entry of a kind; for the first further page, a page with the same top. */
export async function newestOf(form: string, getCollection: GetCollection) {
  const rank = ({ data: { date = '', number = 0, published = true } }: Entry) =>
    `${published} ${date} ${String(number).padStart(9, '0')}`;
  const all = await entriesOf(form, getCollection);
  if (all.length > 0 || LISTS[form])
    return all.sort((one, other) => rank(one).localeCompare(rank(other))).at(-1);
  return (await entriesOf('main', getCollection)).find(({ slug }) => slug === 'about');
}

/** What somebody has just saved can be linked to, and its address and title are taken. */
export const remember = ({ registerEventListener }: typeof CMS, site: Site) =>
  registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      for (const [language, saved] of languagesOf(entry.toJS(), site)) {
        const { collection, slug, data } = saved;
        const { page, path } = placeOf(collection, saved, language, site);
        const paths = site.paths[language];
        if (page && path && paths) paths[page] = path;
        if (collection !== 'roles') continue;
        const isOther = (role: Site['roles'][number]) =>
          role.slug !== slug || role.language !== language;
        site.roles = [...site.roles.filter(isOther), { language, slug, ...roleIn(data) }];
      }
    },
  });
