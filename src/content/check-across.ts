/** What only all files together tell: where links lead, and what must differ or be there. */
import { existsSync, readFileSync } from 'node:fs';
import { didYouMean } from './did-you-mean.ts';
import { FILM_WIDTHS, type Name, PAGES, type Words } from './schema.ts';

/** Adds a mistake to the list. */
export type Say = (file: string, field: PropertyKey[], what: string) => void;
export type Source = {
  file: string;
  name: Name;
  /** Its folder. What is the same in every language has none. */
  language: string;
  /** Its name without the ending. */
  slug: string;
  /** What it says. Also as `words`, if the schema accepts it. */
  says?: unknown;
  words?: unknown;
};

export function checkAcross(all: Source[], languages: string[], company: string, say: Say) {
  const of = (folder?: string) => all.filter(({ language }) => language === folder);
  const [first] = languages;
  for (const language of languages) {
    const own = of(language);
    checkPlaces(pagesOf(own), language === first ? '/' : `/${language}`, say);
    checkLinks(own, [...pagesOf(of(first)), ...pagesOf(own)], say);
    checkRoles(own, say);
    for (const { file, words } of wordsOf(own, 'frame'))
      if (!`${words.language.code}-`.startsWith(`${language}-`))
        say(file, ['language', 'code'], `Its folder is of another language. Write ${language}.`);
  }
  checkAddresses(all, languages.map(of).flatMap(pagesOf), say);
  checkFiles(all, company, say);
}

/** The files of a kind that the schema accepts. */
const wordsOf = <N extends Name>(sources: Source[], name: N) =>
  sources.flatMap((source) =>
    source.name === name && source.words ? { ...source, words: source.words as Words[N] } : [],
  );

/** Entries that share something with an earlier one. */
const repeated = <One, Key extends keyof One>(all: One[], key: Key) =>
  all.filter((one, index) => all.findIndex((other) => other[key] === one[key]) < index);

type Page = { file: string; field: string[]; name: string; path: string };

/** The pages of a language, named as src/content/read.ts names them. */
function pagesOf(own: Source[]): Page[] {
  const pathOf = (says: unknown) => String(Object(says).path);
  const below = (list: Name, slug: string) => ({
    name: `${list}/${slug}`,
    path: `${pathOf(own.find(({ name }) => name === list)?.says)}/${slug}`,
  });
  return own.flatMap(({ file, name, slug, says }) => {
    if (name === 'news-entries') return { file, field: [], ...below('news', slug) };
    if (name === 'roles' && 'details' in Object(says))
      return { file, field: [], ...below('career', slug) };
    if (![...PAGES, 'news', 'pages'].includes(name)) return [];
    return { file, field: ['path'], name: slug, path: pathOf(says) };
  });
}

function checkPlaces(pages: Page[], root: string, say: Say) {
  for (const { file, field, name, path } of pages)
    if (name === 'home' && path !== root)
      say(file, field, `The language does not begin here. Write it as ${root}.`);
    // The address of an entry or a role begins with that of its list, which has the field.
    else if (field.length > 0 && root !== '/' && !`${path}/`.startsWith(`${root}/`))
      say(file, field, `It is outside of its language. Begin it with ${root}/.`);
  for (const { file, name } of repeated(pages, 'name'))
    say(file, [], `Another page has the name ${name}. Give this file a name of its own.`);
}

function checkAddresses(all: Source[], pages: Page[], say: Say) {
  const addresses = pages.map(({ path }) => path);
  const downloads = wordsOf(all, 'trip').map(({ file, words }) => {
    return { file, field: ['download', 'file'], path: words.download.file };
  });
  for (const { file, field, path } of repeated([...pages, ...downloads], 'path'))
    if (path.startsWith('/'))
      say(file, field, `Something else is at ${path}. Give each an address of its own.`);
  for (const { file, words } of wordsOf(all, 'company'))
    for (const [entry, { from, to }] of (words.redirects ?? []).entries()) {
      if (addresses.includes(from))
        say(file, ['redirects', entry, 'from'], `A page is at ${from}. Take this out.`);
      if (to.startsWith('/') && !addresses.includes(to))
        say(file, ['redirects', entry, 'to'], `There is no page. ${didYouMean(to, addresses)}`);
    }
}

/** Every link with its field. */
const linksOf = (value: unknown, field: PropertyKey[] = []): [PropertyKey[], string][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, one]) =>
        linksOf(one, [...field, Array.isArray(value) ? Number(key) : key]),
      )
    : field.at(-1) === 'href'
      ? [[field, String(value)]]
      : [];

/** A page that a language lacks is linked in the first one. */
function checkLinks(own: Source[], pages: Page[], say: Say) {
  const names = [...new Set([...PAGES, ...pages.map(({ name }) => name)])];
  for (const { file, says } of own)
    for (const [field, to] of linksOf(says))
      if (/^[a-z0-9][a-z0-9/-]*$/.test(to) && !names.includes(to))
        say(file, field, `There is no page ${to}. ${didYouMean(to, names)}`);
}

function checkRoles(own: Source[], say: Say) {
  const roles = wordsOf(own, 'roles').map(({ file, words }) => ({ file, ...words }));
  for (const field of ['number', 'title'] as const)
    for (const { file } of repeated(roles, field))
      say(file, [field], 'Another role has the same. Tell them apart.');
  for (const { file, words } of wordsOf(own, 'career'))
    if (!words.rolePage && roles.some(({ details }) => details))
      say(file, ['rolePage'], 'It is missing, and a role has a page of its own. Write it.');
}

const REQUIRED = ['theme.css', 'mark.svg', 'fonts/display.woff2', 'fonts/text.woff2'];

/** Files that are no pictures: the colours, the mark, the typefaces, and what plays a film. */
function checkFiles(all: Source[], company: string, say: Say) {
  for (const name of REQUIRED)
    if (!existsSync(`${company}/${name}`))
      say(`${company}/${name}`, [], 'The file is missing. Put it there.');
  const theme = `${company}/theme.css`;
  const rules = existsSync(theme) ? readFileSync(theme, 'utf8') : '';
  for (const [, file] of rules.matchAll(/url\(['"]?\.\/([^'")]+)/g))
    if (!existsSync(`${company}/${file}`) && !REQUIRED.includes(file!))
      say(theme, [], `There is no ${company}/${file}. Put it there, or take its rule out.`);
  const films = [
    ...wordsOf(all, 'home').map(({ file, words }) => {
      return { file, at: ['hero', 'film'], ...words.hero.film };
    }),
    ...wordsOf(all, 'strategy').map(({ file, words }) => ({ file, at: ['film'], ...words.film })),
  ];
  for (const { file, at, name } of films.filter(({ withoutVideo }) => !withoutVideo))
    for (const [cut, widths] of Object.entries(FILM_WIDTHS))
      for (const end of widths.flatMap((width) => [`${width}.av1.mp4`, `${width}.h264.mp4`])) {
        const film = `${company}/films/${name}-${cut}-${end}`;
        if (!existsSync(film)) say(file, at, `There is no ${film}. Put it there.`);
      }
}
