/** The pages of the site that the forms know: those that were built, and those saved since. */
import type CMS from '@sveltia/cms';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';

type Data = Record<string, unknown>;
/** An entry as the CMS passes it on. It has no path until it is saved. */
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
  /** As their speakers call them, by language. */
  names: Record<string, string>;
  /** The paths of pages, by their names, by language. */
  paths: Record<string, Record<string, string>>;
  /** The headings of pages of lists, by which people know them, by language. */
  headings: Record<string, Record<string, string>>;
  /** The pages that visitors see. Undefined in development, where drafts have pages too. */
  shown?: string[];
  roles: { language: string; slug: string; title: string }[];
};

/** The heading of a news item, a role or a further page. */
export function headingOf(data: unknown): string {
  const { title, heading = title, intro } = Object(data);
  return intro?.heading ?? heading;
}

/** freight-forwarder → Freight forwarder */
export const titleOf = (name: string) =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[-_]/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

/** Forms whose entries are in a list on another page. */
const LISTS: Record<string, string> = { 'news-entries': 'news', roles: 'career' };

export const dataIn = ({ data, i18n }: Entry, language: string) => i18n[language]?.data ?? data;

/**
 * An entry's language, from its file's folder. A new entry has no file yet: its language is the one
 * that `i18n` lacks.
 */
export function languageOf({ path, i18n }: Entry, { languages }: Site) {
  const [folder] = languages.filter((language) => path.split('/').includes(language));
  const absent = languages.filter((language) => !(language in i18n));
  return folder ?? (absent.length === 1 ? absent[0] : undefined);
}

/** An entry that is saved, once for each language that it is in. */
export function languagesOf(entry: Entry, site: Site): [string, Entry][] {
  const { path, data, i18n } = entry;
  const first = languageOf(entry, site) ?? site.languages[0]!;
  const versions = { [first]: { data }, ...i18n };
  return Object.entries(versions).map(([language, { data }]) => [
    language,
    { ...entry, path: path.replace(`/${first}/`, `/${language}/`), data, i18n: versions },
  ]);
}

/** The page of an entry: its own, which has a name in links, or the one that lists it. */
export function placeOf(form: string, entry: Entry, language: string, site: Site) {
  const { path, details } = dataIn(entry, language);
  if (path !== undefined) return { page: entry.slug, path: String(path) };
  const list = listOf(form, language, site);
  if (!list.path || (form !== 'news-entries' && !details)) return { path: list.path };
  return { page: `${list.page}/${entry.slug}`, path: `${list.path}/${entry.slug}` };
}

/** The page that has a list of such entries. */
export function listOf(form: string, language: string, { paths, languages }: Site) {
  const page = LISTS[form] ?? 'home';
  return { page, path: (paths[language] ?? paths[languages[0]!]!)[page] };
}

export type GetCollection = CustomPreviewTemplateProps['getCollection'];

export const entriesOf = async (list: string, getCollection: GetCollection) =>
  [await getCollection(list)].flat().map((entry): Entry => entry.toJS());

/** Whether its page can be looked at. */
export const isShown = (page: string | undefined, { shown }: Site) =>
  !page || !shown || shown.includes(page);

/** Sorts published entries last, then by date (news) or by number (roles). */
const compareAge = ({ data: a }: Entry, { data: b }: Entry) =>
  Number(a.published ?? true) - Number(b.published ?? true) ||
  `${a.date ?? ''}`.localeCompare(`${b.date ?? ''}`) ||
  Number(a.number ?? 0) - Number(b.number ?? 0);

/** The newest entry of a kind; for the first further page, a page with the same top. */
export async function newestOf(
  form: string,
  language: string,
  site: Site,
  getCollection: GetCollection,
) {
  const entries = (await entriesOf(form, getCollection)).filter((entry) =>
    isShown(placeOf(form, entry, language, site).page, site),
  );
  if (entries.length > 0 || LISTS[form]) return entries.sort(compareAge).at(-1);
  return (await entriesOf('main', getCollection)).find(({ slug }) => slug === 'about');
}

/** Forgets deleted entries, of which the CMS tells nobody: their addresses are free again. */
export async function forgetDeleted(site: Site, getCollection: GetCollection) {
  const lists = ['pages', 'texts', ...Object.keys(LISTS)];
  const entries = (await Promise.all(lists.map((list) => entriesOf(list, getCollection)))).flat();
  for (const [language, headings] of Object.entries(site.headings)) {
    const remaining = entries.map((entry) => placeOf(entry.collection, entry, language, site).page);
    for (const page of Object.keys(headings).filter((page) => !remaining.includes(page))) {
      delete headings[page];
      delete site.paths[language]![page];
    }
  }
  const isThere = (role: Site['roles'][number]) =>
    entries.some(({ collection, slug }) => collection === 'roles' && slug === role.slug);
  site.roles = site.roles.filter(isThere);
}

/** Adds each entry to the site when it is saved, so that links and rules know it. */
export const trackSavedEntries = ({ registerEventListener }: typeof CMS, site: Site) =>
  registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      for (const [language, saved] of languagesOf(entry.toJS(), site)) {
        const { collection, slug, data } = saved;
        const { page, path } = placeOf(collection, saved, language, site);
        const [paths, headings] = [site.paths[language], site.headings[language]];
        if (page && path && paths) paths[page] = path;
        if (page && headings && collection !== 'main') headings[page] = headingOf(data);
        if (collection !== 'roles') continue;
        const isOther = (role: Site['roles'][number]) =>
          role.slug !== slug || role.language !== language;
        site.roles = [...site.roles.filter(isOther), { language, slug, title: headingOf(data) }];
      }
    },
  });
