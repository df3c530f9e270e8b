/** What takes all files together: where links lead, what must be unique, what must be there. */
import { existsSync, readFileSync } from 'node:fs';
import { didYouMean } from './did-you-mean.ts';
import { pagesIn } from './pages.ts';
import { FILM_WIDTHS, type Film, type Name, PAGES, type Words } from './schema.ts';

export type Say = (file: string, field: PropertyKey[], what: string) => void;
export type Source = {
  file: string;
  name: Name;
  /** Its folder; empty for company.yaml. */
  language: string;
  /** Its name without the extension. */
  slug: string;
  /** Its content; `words` only if the schema accepts it. */
  says?: unknown;
  words?: unknown;
};

export function checkAcross(all: Source[], languages: string[], company: string, say: Say) {
  const of = (folder?: string) => all.filter(({ language }) => language === folder);
  const [first] = languages;
  for (const language of languages) {
    const own = of(language);
    checkPlaces(pagesIn(own), language === first ? '/' : `/${language}`, say);
    checkLinks(own, [...pagesIn(of(first)), ...pagesIn(own)], say);
    checkRoles(own, say);
    for (const { file, words } of wordsOf(own, 'frame'))
      if (!`${words.language.code}-`.startsWith(`${language}-`))
        say(file, ['language', 'code'], `The folder is for another language. Write ${language}.`);
  }
  checkAddresses(all, languages.map(of).flatMap(pagesIn), say);
  checkFiles(all, company, say);
}

const wordsOf = <N extends Name>(sources: Source[], name: N) =>
  sources.flatMap((source) =>
    source.name === name && source.words ? { ...source, words: source.words as Words[N] } : [],
  );

/** Entries that share something with an earlier one. */
const repeated = <One, Key extends keyof One>(all: One[], key: Key) =>
  all.filter((one, index) => all.findIndex((other) => other[key] === one[key]) < index);

type Page = ReturnType<typeof pagesIn<Source>>[number];
/** The field of a page's address. For roles and news it follows from the list. */
const fieldOf = (name: Name) => (name === 'roles' || name === 'news-entries' ? [] : ['path']);

function checkPlaces(pages: Page[], root: string, say: Say) {
  for (const { file, name, page, path } of pages)
    if (page === 'home' && path !== root)
      say(file, fieldOf(name), `The home page of this language is elsewhere. Write ${root}.`);
    else if (fieldOf(name).length > 0 && root !== '/' && !`${path}/`.startsWith(`${root}/`))
      say(file, fieldOf(name), `It is outside the part of its language. Begin it with ${root}/.`);
  for (const { file, page } of repeated(pages, 'page'))
    say(file, [], `Another page has the name ${page}. Give this file another name.`);
}

function checkAddresses(all: Source[], pages: Page[], say: Say) {
  for (const { file, name, path } of repeated(pages, 'path'))
    if (path.startsWith('/'))
      say(file, fieldOf(name), `Another page is at ${path}. Give each its own address.`);
  const addresses = pages.map(({ path }) => path);
  for (const { file, words } of wordsOf(all, 'company'))
    for (const [entry, { to }] of (words.redirects ?? []).entries())
      if (to.startsWith('/') && !addresses.includes(to))
        say(file, ['redirects', entry, 'to'], `There is no page. ${didYouMean(to, addresses)}`);
}

/** The values of all fields of this name, however deep. */
function valuesOf(value: unknown, name: string, within: PropertyKey[] = []): Value[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const field = [...within, Array.isArray(value) ? Number(key) : key];
    return key === name ? { field, value: one } : valuesOf(one, name, field);
  });
}
type Value = { field: PropertyKey[]; value: unknown };

/** A link to a page that the language lacks leads to the default language. */
function checkLinks(own: Source[], pages: Page[], say: Say) {
  const names = [...new Set([...PAGES, ...pages.map(({ page }) => page)])];
  for (const { file, says } of own)
    for (const { field, value } of valuesOf(says, 'href'))
      if (/^[a-z0-9][a-z0-9/-]*$/.test(`${value}`) && !names.includes(`${value}`))
        say(file, field, `There is no page ${value}. ${didYouMean(`${value}`, names)}`);
}

function checkRoles(own: Source[], say: Say) {
  const roles = wordsOf(own, 'roles').map(({ file, words }) => ({ file, ...words }));
  for (const field of ['number', 'title'] as const)
    for (const { file } of repeated(roles, field))
      say(file, [field], 'Another role has the same. Give each its own.');
  for (const { file, words } of wordsOf(own, 'career'))
    if (!words.rolePage && roles.some(({ details }) => details))
      say(file, ['rolePage'], 'It is missing, and a role has a page of its own. Write it.');
}

/** Files other than pictures: theme, mark, typefaces, films. */
function checkFiles(all: Source[], company: string, say: Say) {
  const theme = `${company}/theme.css`;
  const rules = existsSync(theme) ? readFileSync(theme, 'utf8') : '';
  const named = Array.from(rules.matchAll(/url\(['"]?\.\/([^'")]+)/g), ([, file]) => file);
  const required = ['theme.css', 'mark.svg', 'fonts/display.woff2', 'fonts/text.woff2'];
  for (const file of new Set([...required, ...named]))
    if (!existsSync(`${company}/${file}`))
      say(`${company}/${file}`, [], 'The file is missing. Put it there.');
  for (const { file, words } of all)
    for (const { field, value } of valuesOf(words, 'film')) {
      const { name, withoutVideo } = value as Film;
      for (const film of withoutVideo ? [] : filesOf(name))
        if (!existsSync(`${company}/films/${film}`))
          say(file, field, `There is no ${company}/films/${film}. Put it there.`);
    }
}

const filesOf = (film: string) =>
  Object.entries(FILM_WIDTHS).flatMap(([cut, widths]) =>
    widths.flatMap((width) =>
      ['av1', 'h264'].map((codec) => `${film}-${cut}-${width}.${codec}.mp4`),
    ),
  );
