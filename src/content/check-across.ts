/** What takes all files together: where links lead, what must be unique, what must be there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkMarkdown } from './check-markdown.ts';
import { checkTables } from './check-tables.ts';
import { checkTheme } from './check-theme.ts';
import { didYouMean } from './did-you-mean.ts';
import { pagesIn } from './pages.ts';
import { type Content, FILM_WIDTHS, type Film, type Name, PAGES } from './schema.ts';
import type { Say, Source } from './source.ts';

export function checkAcross(all: Source[], languages: string[], company: string, say: Say) {
  const of = (folder?: string) => all.filter(({ language }) => language === folder);
  const [first] = languages;
  const addresses = addressesOf(all, languages.map(of).flatMap(pagesIn));
  // A file that cannot be read may have any address.
  const isWhole = all.every(({ says }) => says !== undefined);
  const isServed = (at: string) =>
    addresses.includes(at) || existsSync(join(company, 'public', at));
  const leads = (to: string) => !isWhole || isServed(to);
  for (const language of languages) {
    const own = of(language);
    checkPlaces(pagesIn(own), language === first ? '/' : `/${language}`, say);
    checkLinks(own, [...pagesIn(of(first)), ...pagesIn(own)], leads, say);
    checkRoles(own, say);
    for (const page of wordsOf(own, 'pages')) checkTables(company, page, say);
    for (const source of own) checkMarkdown(source, (to) => misledBy(to, addresses, leads), say);
    for (const { file, words } of wordsOf(own, 'labels'))
      if (words.language?.code && !`${words.language.code}-`.startsWith(`${language}-`))
        say(file, ['language', 'code'], `The folder is for another language. Write ${language}.`);
  }
  checkAddresses(languages.map(of).flatMap(pagesIn), say);
  checkDownloads(all, say);
  checkRedirects(all, addresses, leads, isServed, say);
  checkIcons(all, company, say);
  checkFilms(all, company, say);
  checkTheme(company, say);
}

const wordsOf = <N extends Name>(sources: Source[], name: N) =>
  sources.flatMap((source) =>
    source.name === name && source.words ? { ...source, words: source.words as Content[N] } : [],
  );

/** Entries that share something with an earlier one. */
function repeated<One, Key extends keyof One>(all: One[], key: Key) {
  const first = new Map(all.map((one) => [one[key], one] as const).reverse());
  return all.filter((one) => first.get(one[key]) !== one);
}

type Page = ReturnType<typeof pagesIn<Source>>[number];
/** The field of a page's address. For roles and news it follows from the list. */
const fieldOf = (name: Name) => (name === 'roles' || name === 'news-entries' ? [] : ['path']);

function checkPlaces(pages: Page[], root: string, say: Say) {
  for (const { file, name, page, path } of pages.filter(({ path }) => path.startsWith('/')))
    if (page === 'home' && path !== root)
      say(file, fieldOf(name), `The home page of this language is elsewhere. Write ${root}.`);
    else if (fieldOf(name).length > 0 && root !== '/' && !`${path}/`.startsWith(`${root}/`))
      say(file, fieldOf(name), `It is outside the part of its language. Begin it with ${root}/.`);
  for (const { file, page } of repeated(pages, 'page'))
    say(file, [], `Another page has the name ${page}. Give this file another name.`);
}

/** Where something else is served: the CMS, the forms, what the build makes, pages not found. */
const TAKEN = /^\/(admin|api|media|static)(\/|$)|\/(404|index)$/;

function checkAddresses(pages: Page[], say: Say) {
  for (const { file, name, path } of pages)
    if (TAKEN.test(path))
      say(file, fieldOf(name), `Something else is at ${path}. Give the page another address.`);
  for (const { file, name, path } of repeated(pages, 'path'))
    if (path.startsWith('/'))
      say(file, fieldOf(name), `Another page is at ${path}. Give each its own address.`);
}

/** Of pages, and of what the build makes of their content. */
const addressesOf = (all: Source[], pages: Page[]) => [
  ...pages.map(({ path }) => path),
  ...wordsOf(all, 'news').map(({ words }) => `${words.path}.xml`),
  ...wordsOf(all, 'trip').map(({ words }) => words.download.file),
];

function checkDownloads(all: Source[], say: Say) {
  const trips = wordsOf(all, 'trip').map(({ file, words }) => ({ file, to: words.download.file }));
  for (const { file, to } of repeated(trips, 'to'))
    say(file, ['download', 'file'], `Another language has ${to}. Give each its own address.`);
}

function checkIcons(all: Source[], company: string, say: Say) {
  for (const { file, words } of wordsOf(all, 'company'))
    for (const [entry, { icon }] of words.social.entries())
      if (icon && !existsSync(`${company}/${icon}`))
        say(file, ['social', entry, 'icon'], `There is no ${company}/${icon}. Put it there.`);
}

function checkRedirects(all: Source[], addresses: string[], leads: Test, isServed: Test, say: Say) {
  for (const { file, words } of wordsOf(all, 'company')) {
    const { redirects = [] } = words;
    for (const [entry, { from, to }] of redirects.entries()) {
      const at = (field: string, what: string) => say(file, ['redirects', entry, field], what);
      if (to.startsWith('/') && !leads(to))
        at('to', `There is no page. ${didYouMean(to, addresses)}`);
      if (isServed(from)) at('from', `A page or file is at ${from}. Take the redirect out.`);
      if (redirects.findIndex((other) => other.from === from) < entry)
        at('from', `Another redirect begins at ${from}. Take one out.`);
    }
  }
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
function checkLinks(own: Source[], pages: Page[], leads: Test, say: Say) {
  const names = [...new Set([...PAGES, ...pages.map(({ page }) => page)])];
  for (const { file, name, says } of own) {
    const files = name === 'pages' ? valuesOf(says, 'file') : [];
    for (const { field, value } of [...valuesOf(says, 'href'), ...files]) {
      const to = `${value}`;
      if (/^[a-z0-9][a-z0-9/-]*$/.test(to) && !names.includes(to))
        say(file, field, `There is no page ${to}. ${didYouMean(to, names)}`);
      else if (/^\/.*\./.test(to) && !leads(to))
        say(file, field, `There is no file public${to}. Put it there.`);
    }
  }
}

type Test = (to: string) => boolean;

/** Text in Markdown names addresses, not pages. */
function misledBy(to: string, addresses: string[], leads: Test) {
  if (/^(#|https:\/\/|(mailto|tel|sms):)\S/.test(to)) return undefined;
  const [path = ''] = to.split(/[?#]/);
  if (!path.startsWith('/'))
    return `${to} is not an address that a link may have. Write it as /about, or as https://company.example.`;
  return leads(path)
    ? undefined
    : `There is no page or file at ${path}. ${didYouMean(path, addresses)}`;
}

function checkRoles(own: Source[], say: Say) {
  const roles = wordsOf(own, 'roles').map(({ file, words }) => ({ file, ...words }));
  for (const field of ['number', 'title'] as const)
    for (const { file } of repeated(roles, field))
      say(file, [field], 'Another role has the same. Give each its own.');
}

function checkFilms(all: Source[], company: string, say: Say) {
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
