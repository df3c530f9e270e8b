/** What no file of a company tells by itself: where links lead, and what several files must share. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Say, Source } from './check.ts';
import { SAMPLE } from './company.ts';
import { didYouMean } from './did-you-mean.ts';
import { CONDITIONS, FILM_WIDTHS, type Name, PAGES, type Words } from './schema.ts';

/** The files of a kind that are as the schema wants them. */
const wordsOf = <N extends Name>(sources: Source[], name: N) =>
  sources.flatMap((source) =>
    source.name === name && source.words ? { ...source, words: source.words as Words[N] } : [],
  );

export function checkAcross(all: Source[], languages: string[], company: string, say: Say) {
  const [first = ''] = languages;
  const of = (folder: string) => all.filter(({ language }) => language === folder);
  const pages = languages.map((language) => pagesOf(of(language)));
  for (const [index, language] of languages.entries()) {
    const own = of(language);
    checkPlaces(pages[index]!, language === first ? '/' : `/${language}`, say);
    checkLinks(own, [...of(first), ...own], say);
    checkRoles(own, say);
    for (const { file, words } of wordsOf(own, 'frame'))
      if (!`${words.language.code}-`.startsWith(`${language}-`))
        say(
          file,
          ['language', 'code'],
          `It is not its folder's. Write ${language}, or ${language}-XX.`,
        );
    if (own.some(({ name }) => name === 'news-entries') && !own.some(({ name }) => name === 'news'))
      say(
        `${company}/${language}/news.yaml`,
        [],
        'The file is missing, and there is news. Write it.',
      );
    for (const { file, name, slug, says } of own) {
      const original = of(first).find((one) => one.name === name && one.slug === slug);
      checkCounts(says, original?.says, (field, what) => say(file, field, what));
    }
  }
  const downloads = wordsOf(all, 'trip').map(({ file, words }) => ({
    file,
    field: ['download', 'file'],
    path: words.download.file,
  }));
  for (const { file, field, path } of repeated([...pages.flat(), ...downloads], 'path'))
    say(file, field, `Something else is at ${path}. Give each an address of its own.`);
  checkFiles(all, company, say);
  checkLeftovers(all, say);
}

/** Entries that share something with an earlier one. */
const repeated = <One, Key extends keyof One>(all: One[], key: Key) =>
  all.filter((one, index) => all.findIndex((other) => other[key] === one[key]) < index);

type Page = { name: string; path: string; file: string; field: string[] };

/** The pages of a language, named as src/content/read.ts names them. */
function pagesOf(own: Source[]): Page[] {
  const fixed = [...PAGES, 'news' as const].flatMap((name) => wordsOf(own, name));
  const listed = [...fixed, ...wordsOf(own, 'pages')].map(({ file, name, slug, words }) => ({
    file,
    name: slug || name,
    path: words.path,
    field: ['path'],
  }));
  const below = (list: string, entries: Source[]) =>
    listed
      .filter(({ name }) => name === list)
      .flatMap(({ path }) =>
        entries.map(({ file, slug }) => ({
          file,
          name: `${list}/${slug}`,
          path: `${path}/${slug}`,
          field: [],
        })),
      );
  return [
    ...listed,
    ...below(
      'career',
      wordsOf(own, 'roles').filter(({ words }) => words.details),
    ),
    ...below('news', wordsOf(own, 'news-entries')),
  ];
}

function checkPlaces(pages: Page[], root: string, say: Say) {
  for (const { file, name, path, field } of pages)
    if (name === 'home' && path !== root)
      say(file, field, `This is not where the language begins. Write it as ${root}.`);
    else if (!`${path}/`.startsWith(root.replace(/[^/]$/, '$&/')))
      say(file, field, `This is outside of its language. Begin it with ${root}/.`);
  for (const { file, name } of repeated(pages, 'name'))
    say(file, [], `Another page has the name ${name}. Give this file a name of its own.`);
}

/** Every text with its field. */
const textsOf = (value: unknown, field: PropertyKey[] = []): [PropertyKey[], string][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, one]) =>
        textsOf(one, [...field, Array.isArray(value) ? Number(key) : key]),
      )
    : [[field, `${value}`]];

/** A page that a language lacks is linked in the first one. */
function checkLinks(own: Source[], linkable: Source[], say: Say) {
  const further = linkable.flatMap(({ name, slug, says }) => {
    if (name === 'pages') return slug;
    if (name === 'roles') return 'details' in Object(says) ? `career/${slug}` : [];
    if (name === 'news-entries') return `news/${slug}`;
    return name === 'news' ? name : [];
  });
  const names = [...PAGES, ...new Set(further)];
  for (const { file, says } of own)
    for (const [field, to] of textsOf(says))
      if (field.at(-1) === 'href' && /^[a-z0-9/-]+$/.test(to) && !names.includes(to))
        say(file, field, `There is no page ${to}. ${didYouMean(to, names)}`);
}

function checkRoles(own: Source[], say: Say) {
  const roles = wordsOf(own, 'roles');
  const detailed = roles.filter(({ words }) => words.details);
  for (const field of ['number', 'title'] as const)
    for (const { file } of repeated(
      roles.map(({ file, words }) => ({ file, ...words })),
      field,
    ))
      say(file, [field], 'Another role has the same. Tell them apart.');
  for (const { file, words } of wordsOf(own, 'career')) {
    if (words.roles && roles.length === 0)
      say(file, ['roles'], 'There is none. Write one into the folder roles, or take this out.');
    if (detailed.length > 0 && !words.rolePage)
      say(file, ['rolePage'], 'It is missing, and a role has a page of its own. Write it.');
    else
      for (const name of CONDITIONS)
        if (!words.rolePage?.labels[name] && detailed.some(({ words }) => words[name]))
          say(file, ['rolePage', 'labels', name], 'It is missing, and a role has it. Write it.');
  }
}

type SayField = (field: PropertyKey[], what: string) => void;

/** A translation has as many entries in each list as the first language. */
function checkCounts(own: unknown, original: unknown, say: SayField, field: PropertyKey[] = []) {
  if (!own || !original || typeof own !== 'object' || typeof original !== 'object') return;
  const [count, expected] = [own, original].map((one) => Object.keys(one).length);
  if (Array.isArray(own) && count !== expected)
    return say(
      field,
      `It has ${count} entries, and the first language ${expected}. Write as many.`,
    );
  for (const [key, one] of Object.entries(own)) {
    const at = [...field, Array.isArray(own) ? Number(key) : key];
    checkCounts(one, original[key as never], say, at);
  }
}

/** Files that the schema does not know as pictures: typefaces, films, the mark and the colours. */
function checkFiles(all: Source[], company: string, say: Say) {
  const need = (name: string, file = `${company}/${name}`, field: string[] = []) => {
    if (!existsSync(`${company}/${name}`))
      say(file, field, `There is no ${company}/${name}. Put it there.`);
  };
  for (const name of ['mark.svg', 'theme.css']) need(name);
  for (const { file, words } of wordsOf(all, 'company'))
    for (const [use, { file: font, more }] of Object.entries(words.fonts)) {
      need(`fonts/${font}`, file, ['fonts', use, 'file']);
      if (more) need(`fonts/${more.file}`, file, ['fonts', use, 'more', 'file']);
    }
  const films = [
    ...wordsOf(all, 'home').map(({ file, words }) => ({ file, film: words.hero.film })),
    ...wordsOf(all, 'strategy').map(({ file, words }) => ({ file, film: words.film })),
  ];
  for (const { file, film } of films)
    for (const cut of film.withoutVideo ? [] : (['wide', 'tall'] as const))
      for (const width of FILM_WIDTHS[cut])
        for (const codec of ['av1', 'h264'])
          need(`films/${film.name}-${cut}-${width}.${codec}.mp4`, file, ['film']);
}

const UNFINISHED = /\b(TODO|FIXME|TBD)\b|[Ll]orem ipsum/;
const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

/** Words that nobody wrote for visitors: reminders, and the sample's name at another company. */
function checkLeftovers(all: Source[], say: Say) {
  const sample = existsSync(SAMPLE) && parse(readFileSync(`${SAMPLE}/company.yaml`, 'utf8')).name;
  const isOther = wordsOf(all, 'company').some(({ words }) => words.name !== sample);
  for (const { file, says } of all)
    for (const [field, text] of textsOf(says)) {
      const [reminder] = UNFINISHED.exec(text) ?? [];
      const left = reminder ?? (isOther && sample && plain(text).includes(plain(sample)) && sample);
      if (left) say(file, field, `It still says ${left}. Write what visitors should read.`);
    }
}
