import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fingerprint } from '../build-inputs.ts';
import type { FormName } from '../forms/rules.ts';
import { settings } from '../settings.ts';
import { COMPANY, company, languages } from './company.ts';
import { fill } from './fill.ts';
import { pagesIn } from './pages.ts';
import { hasExpired, isPublished, TODAY } from './publication.ts';
import { pick, readLabels } from './read-labels.ts';
import { withRecording } from './recording.ts';
import { type Content, FOLDERS, PAGES } from './schema.ts';
import { isPageName } from './shared-rules.ts';
import { withSoftHyphens } from './soft-hyphens.ts';

/** Paths by the page's name: `about`, `career/driver`, `privacy`. */
type Paths = Partial<Record<string, string>>;

type Folder = keyof typeof FOLDERS;

/** Looks for the file first, because Astro would warn of one that is not there. */
async function entriesOf<N extends CollectionKey>(name: N, language: string) {
  const file = name in FOLDERS ? FOLDERS[name as Folder] : `${name}.yaml`;
  if (!existsSync(`${COMPANY}/${language}/${file}`)) return [];
  const entries = await getCollection(name, ({ id }) => id.split('/')[0] === language);
  return entries.flatMap((entry) => {
    // A trip has a date, too, but is shown before it.
    const visible = name in FOLDERS ? visibleContent(entry.data, language) : entry.data;
    if (!visible) return [];
    const data = withSoftHyphens(visible, language);
    return { name, slug: entry.id.split('/')[1] ?? name, data, entry: { ...entry, data } };
  });
}

/** Drafts are shown in development, where they are written, and in a preview. */
const showsDrafts = import.meta.env.DEV || settings.isPreview;

/** Content that is not due is left out. A preview shows it, marked wherever its name stands. */
function visibleContent<Data extends object>(
  data: Data,
  language: string,
  names = ['heading', 'title', 'intro'],
): Data | undefined {
  if (isPublished(data) || import.meta.env.DEV) return data;
  if (!showsDrafts) return undefined;
  const { notPublished } = readLabels(language).preview;
  const mark = (value: string | { heading: string }) =>
    typeof value === 'string'
      ? fill(notPublished, { name: value })
      : { ...value, heading: fill(notPublished, { name: value.heading }) };
  const marked = Object.entries(data)
    .filter(([key]) => names.includes(key))
    .map(([key, value]) => [key, mark(value)]);
  return { ...data, ...Object.fromEntries(marked) };
}

/** Remembers a result for the whole build. In development it lasts for one request. */
function oncePerLanguage<Result>(find: (language: string) => Promise<Result>) {
  const cache = new Map<string, Promise<Result>>();
  let request = globalThis.devRequest;
  return (language: string) => {
    if (request !== globalThis.devRequest) cache.clear();
    request = globalThis.devRequest;
    const result = cache.get(language) ?? find(language);
    cache.set(language, result);
    return result;
  };
}

export const pagesOf = oncePerLanguage(async (language) => {
  const names = [...PAGES, 'news', 'pages', 'roles', 'news-entries'] as const;
  return pagesIn((await Promise.all(names.map((name) => entriesOf(name, language)))).flat());
});

export const ownPathsOf = oncePerLanguage(
  async (language): Promise<Paths> =>
    Object.fromEntries((await pagesOf(language)).map(({ page, path }) => [page, path])),
);

/** Pages that the language lacks have the paths of the first language. */
const pathsOf = oncePerLanguage(
  async (language) =>
    ({ ...(await ownPathsOf(languages[0]!)), ...(await ownPathsOf(language)) }) as Paths &
      Record<(typeof PAGES)[number], string>,
);

/** The language's own file, else the first language's. */
async function findWithFallback<N extends CollectionKey>(name: N, language: string) {
  const [translation] = await entriesOf(name, language);
  const file = translation ?? (await entriesOf(name, languages[0]!))[0];
  return file?.entry.data as CollectionEntry<N>['data'] | undefined;
}

/** Replaces the names of pages in links with the language's paths. */
function withPaths<T>(value: T, paths: Paths): T {
  if (Array.isArray(value)) return value.map((item) => withPaths(item, paths)) as T;
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    key === 'href' ? pathOf(item, paths) : withPaths(item, paths),
  ]);
  return Object.fromEntries(entries);
}

/** A page that is not published yet has no path, and links to it lead nowhere. */
function pathOf(href: string, paths: Paths) {
  const [page = '', ...fragment] = href.split('#');
  if (!isPageName(page)) return href;
  return paths[page] === undefined ? '#' : [paths[page], ...fragment].join('#');
}

/** For a file that every company has: the content check reports one that is missing. */
export async function read<N extends CollectionKey & keyof Content>(name: N, language: string) {
  return withPaths(await findWithFallback(name, language), await pathsOf(language)) as Content[N];
}

/** A company may have no trip to show. */
export async function readTrip(language: string) {
  const trip: Content['trip'] | undefined = await findWithFallback('trip', language);
  return trip && withRecording(trip, `${COMPANY}/${language}`);
}

/** All files of a folder. One with a page of its own has a `page` and a `path`. */
export async function readAll<N extends Folder>(name: N, language: string) {
  const paths = await pathsOf(language);
  const folderPages = (await pagesOf(language)).filter((page) => page.name === name);
  const pages = new Map(folderPages.map((page) => [page.slug, page]));
  return (await entriesOf(name, language)).map(({ entry, slug }) => {
    const page = pages.get(slug);
    return {
      ...withPaths(entry.data as Content[N], paths),
      entry,
      slug,
      page: page?.page,
      path: page?.path,
    };
  });
}

export const readNews = async (language: string) =>
  (await readAll('news-entries', language)).sort((a, b) => b.date.localeCompare(a.date));

export const readLanguages = () =>
  Promise.all(
    languages.map(async (folder) => ({
      ...readLabels(folder).language,
      paths: await ownPathsOf(folder),
    })),
  );

/** Reads everything around a page: header, footer, links to other languages. */
export const readFrame = async (language: string, page: string) => ({
  page,
  ...(await readSharedFrame(language)),
});

async function readFrameContent(language: string) {
  const { notice, ...content } = await read('frame', language);
  return { ...content, notice: notice && visibleContent(notice, language, ['text']) };
}

const readSharedFrame = oncePerLanguage(async (language) => ({
  company,
  content: await readFrameContent(language),
  labels: readLabels(language),
  verify: (await read('contact', language)).verify,
  paths: await pathsOf(language),
  languages: await readLanguages(),
}));

export type FrameContent = Awaited<ReturnType<typeof readFrame>> & {
  /** The page's own closing, which replaces the footer's. */
  closing?: Content['about']['closing'];
};

/** The labels of a form that delivers, and of its privacy. One that logs to the console has none. */
export function deliveryOf(form: FormName, { company, labels, paths }: FrameContent) {
  if (!settings.formEndpoint) return undefined;
  const { sent, privacy } = labels[form];
  const { unticked } = labels.newsletter;
  const { general, careers = general } = company.emails;
  return {
    ...pick(labels.delivery, ['sending', 'notSent', 'retry']),
    sent,
    privacy,
    ...(form === 'newsletter' && { unticked }),
    address: form === 'application' ? careers : general,
    policy: paths.privacy ? { label: labels.footer.privacy, href: paths.privacy } : undefined,
    language: paths.home.slice(1),
  };
}

/** One route per language: `[...home].astro` is at `/` and `/es`. */
export async function routesOf<N extends (typeof PAGES)[number] | 'news'>(name: N) {
  const routes = [];
  for (const language of languages) {
    const path = (await ownPathsOf(language))[name];
    if (!path) continue;
    const content = await read(name, language);
    const closing = 'closing' in content ? content.closing : undefined;
    const frame: FrameContent = { ...(await readFrame(language, name)), closing };
    const params = { [name]: path.slice(1) || undefined };
    routes.push({ params, props: { language, frame, content } });
  }
  return routes;
}

/** Roles that have closed keep their address, which job boards may still have. */
export async function routesOfClosedRoles() {
  if (showsDrafts) return [];
  const routes = [];
  for (const language of languages) {
    if (!existsSync(`${COMPANY}/${language}/${FOLDERS.roles}`)) continue;
    const isClosed = ({ id, data }: CollectionEntry<'roles'>) =>
      id.split('/')[0] === language && data.details && hasExpired(data);
    const { career } = await pathsOf(language);
    for (const { id, data } of await getCollection('roles', isClosed)) {
      const [, slug] = id.split('/');
      const frame = await readFrame(language, `career/${slug}`);
      routes.push({
        params: { closed: `${career}/${slug}`.slice(1) },
        props: { frame, role: data },
      });
    }
  }
  return routes;
}

const FILES_OF_PAGES = `${COMPANY}/*/{${Object.values(FOLDERS)}}/*.{md,yaml}`;
let otherInputs: string | undefined;

/**
 * A key by which Astro restores a file from an earlier build. `sources` is everything that the file
 * shows from folders of pages; a change of anything else makes all files anew.
 */
export function cacheKeyOf(...sources: unknown[]) {
  if (import.meta.env.DEV) return ''; // where Astro keeps nothing
  otherInputs ??= fingerprint((file) => matchesGlob(file, FILES_OF_PAGES));
  return hash('sha256', JSON.stringify([otherInputs, TODAY, sources]));
}

/** One route for each file of a folder that has a page of its own, in each language. */
export async function routesOfFolder<N extends Folder>(name: N, param: string) {
  const routes = [];
  for (const language of languages) {
    const shared = await readSharedFrame(language);
    const sharedKey = cacheKeyOf(shared);
    for (const content of await readAll(name, language)) {
      if (!content.page || !content.path) continue;
      const frame: FrameContent = { page: content.page, ...shared };
      const params = { [param]: content.path.slice(1) };
      const cacheKey = cacheKeyOf(sharedKey, content);
      routes.push({ params, props: { language, frame, content }, cacheKey });
    }
  }
  return routes;
}
