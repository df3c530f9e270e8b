/** Checks that need all files at once: where links lead, what must be unique, what must be there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkDrawing } from './check-drawing.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkQuestions, missingQuestion } from './check-questions.ts';
import { checkTables } from './check-tables.ts';
import { checkTheme } from './check-theme.ts';
import { didYouMean } from './did-you-mean.ts';
import { fill } from './fill.ts';
import { pagesIn } from './pages.ts';
import { parseRecording } from './recording.ts';
import { type Content, FILM_WIDTHS, type Film, type Name, PAGES } from './schema.ts';
import {
  decoded,
  isOutsideLanguage,
  isPageName,
  isReserved,
  MESSAGES,
  repeatsIn,
  rootOf,
} from './shared-rules.ts';
import type { Report, Source } from './source.ts';
import { cleanSvg, embeddableSvg } from './svg.ts';

type AddressTest = (to: string) => boolean;

export function checkCompany(
  sources: Source[],
  languages: string[],
  company: string,
  report: Report,
) {
  const inLanguage = (folder?: string) => sources.filter(({ language }) => language === folder);
  const [first] = languages;
  const everyPage = languages.map(inLanguage).flatMap(pagesIn);
  const addresses = addressesOf(sources, everyPage);
  // A file that cannot be read may have any address.
  const areAllRead = sources.every(({ data }) => data !== undefined);
  const isServed = (to: string) => {
    const path = decoded(pathOf(to)) ?? to;
    return addresses.includes(path) || existsSync(join(company, 'public', path));
  };
  const isReachable = (to: string) => !areAllRead || isServed(to);
  const mistakeInLink = (to: string) => {
    const page = everyPage.find(({ path }) => path === pathOf(to));
    return brokenLink(to, addresses, isReachable) ?? missingQuestion(to, page);
  };
  for (const language of languages) {
    const files = inLanguage(language);
    const pages = contentOf(files, 'pages');
    checkLanguagePaths(pagesIn(files), rootOf(language, languages), report);
    checkLinks(files, [...pagesIn(inLanguage(first)), ...pagesIn(files)], isReachable, report);
    checkRoles(files, report);
    checkForms(pages, report);
    for (const page of pages) {
      checkTables(company, page, report);
      checkQuestions(page, report);
    }
    for (const file of files) checkMarkdown(file, mistakeInLink, report);
    checkLanguageCode(files, language, report);
  }
  checkAddresses(everyPage, report);
  checkDownloads(sources, report);
  checkRecordings(sources, report);
  checkRedirects(sources, addresses, isReachable, isServed, report);
  checkDrawings(sources, company, report);
  checkFilms(sources, company, report);
  checkTheme(company, report);
}

/** The files of one kind that the schema has accepted. */
const contentOf = <N extends Name>(sources: Source[], name: N) =>
  sources.flatMap((source) =>
    source.name === name && source.content
      ? { ...source, content: source.content as Content[N] }
      : [],
  );

/** A folder `pt` may have the code `pt-BR`, but not `es`. */
function checkLanguageCode(sources: Source[], language: string, report: Report) {
  for (const { file, content } of contentOf(sources, 'labels')) {
    const { code = language } = content.language ?? {};
    if (code !== language && !code.startsWith(`${language}-`))
      report(file, ['language', 'code'], `The folder is for another language. Write ${language}.`);
  }
}

/** Entries that share the value of a field with an earlier one. */
const duplicatesBy = <Entry>(key: keyof Entry, entries: Entry[]) =>
  repeatsIn(entries.map((entry) => entry[key])).map((index) => entries[index]!);

type Page = ReturnType<typeof pagesIn<Source>>[number];
/** The field of a page's address. Roles and news have none: theirs follows from their list. */
const addressFieldOf = (name: Name) =>
  name === 'roles' || name === 'news-entries' ? [] : ['path'];

function checkLanguagePaths(pages: Page[], root: string, report: Report) {
  for (const { file, name, page, path } of pages) {
    if (!path.startsWith('/')) continue; // the schema has reported it
    const field = addressFieldOf(name);
    if (page === 'home' && path !== root) report(file, field, fill(MESSAGES.home, { root }));
    else if (field.length > 0 && isOutsideLanguage(path, root))
      report(file, field, fill(MESSAGES.language, { root }));
  }
  for (const { file, page } of duplicatesBy('page', pages))
    report(file, [], fill(MESSAGES.name, { page }));
}

function checkAddresses(pages: Page[], report: Report) {
  for (const { file, name, path } of pages)
    if (isReserved(path)) report(file, addressFieldOf(name), fill(MESSAGES.reserved, { path }));
  for (const { file, name, path } of duplicatesBy('path', pages))
    if (path.startsWith('/')) report(file, addressFieldOf(name), fill(MESSAGES.taken, { path }));
}

/** Addresses of pages, and of files that the build makes from content. */
const addressesOf = (sources: Source[], pages: Page[]) => [
  ...pages.map(({ path }) => path),
  ...contentOf(sources, 'news').map(({ content }) => `${content.path}.xml`),
  ...contentOf(sources, 'trip').map(({ content }) => content.download.file),
];

function checkDownloads(sources: Source[], report: Report) {
  const trips = contentOf(sources, 'trip').map(({ file, content }) => ({
    file,
    to: content.download.file,
  }));
  for (const { file, to } of duplicatesBy('to', trips))
    report(file, ['download', 'file'], `Another language has ${to}. Give each its own address.`);
}

function checkRecordings(sources: Source[], report: Report) {
  for (const { file, content } of contentOf(sources, 'trip')) {
    const recording = content.recording && join(dirname(file), content.recording);
    if (!recording) continue;
    const mistakes = existsSync(recording)
      ? parseRecording(readFileSync(recording, 'utf8')).mistakes
      : [`There is no ${recording}. Put it there.`];
    for (const mistake of mistakes) report(file, ['recording'], mistake);
  }
}

/** SVGs that are files of the site, and those that are embedded in pages, which must have a box. */
function checkDrawings(sources: Source[], company: string, report: Report) {
  const embedded = new Set<string>();
  for (const { file, content } of sources) {
    const values = [...valuesOf(content, 'icon'), ...valuesOf(content, 'drawing')];
    for (const { field, value } of values) {
      const drawing = `${company}/${value}`;
      if (!drawing.endsWith('.svg')) continue; // the name of one of our icons
      embedded.add(drawing);
      if (!existsSync(drawing)) report(file, field, `There is no ${drawing}. Put it there.`);
    }
  }
  const served = globSync('{pictures,public}/**/*.svg', { cwd: company });
  for (const name of served)
    if (!embedded.has(`${company}/${name}`)) checkDrawing(`${company}/${name}`, cleanSvg, report);
  for (const drawing of embedded) checkDrawing(drawing, embeddableSvg, report);
}

function checkRedirects(
  sources: Source[],
  addresses: string[],
  isReachable: AddressTest,
  isServed: AddressTest,
  report: Report,
) {
  for (const { file, content } of contentOf(sources, 'company')) {
    const { redirects = [] } = content;
    for (const [entry, { from, to }] of redirects.entries()) {
      const reportField = (field: string, message: string) =>
        report(file, ['redirects', entry, field], message);
      if (to.startsWith('/') && !isReachable(to))
        reportField('to', `There is no page at ${to}. ${didYouMean(to, addresses)}`);
      if (isServed(from))
        reportField('from', `A page or file is at ${from}. Take the redirect out.`);
      if (redirects.findIndex((other) => other.from === from) < entry)
        reportField('from', `Another redirect begins at ${from}. Take one out.`);
    }
  }
}

type Value = { field: PropertyKey[]; value: unknown };

/** The values of all fields of this name, however deep. */
export function valuesOf(value: unknown, name: string, within: PropertyKey[] = []): Value[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = [...within, Array.isArray(value) ? Number(key) : key];
    return key === name ? { field, value: item } : valuesOf(item, name, field);
  });
}

/** `/terms.pdf`, but not `/terms`. */
const isFile = (to: string) => /^\/.*\./.test(to);

/** A link to a page that the language lacks leads to the default language. */
function checkLinks(sources: Source[], pages: Page[], isReachable: AddressTest, report: Report) {
  const names = [...new Set([...PAGES, ...pages.map(({ page }) => page)])];
  for (const { file, name, data } of sources) {
    const files = name === 'pages' ? valuesOf(data, 'file') : [];
    for (const { field, value } of [...valuesOf(data, 'href'), ...files]) {
      const to = String(value);
      const [page = ''] = to.split('#');
      // The language's own page is behind that of the first language.
      const target = pages.findLast((other) => other.page === page);
      const mistake = missingQuestion(to, target);
      if (isPageName(page) && !names.includes(page))
        report(file, field, `${fill(MESSAGES.noPage, { page })} ${didYouMean(page, names)}`);
      else if (mistake) report(file, field, mistake);
      else if (isFile(to) && !isReachable(to))
        report(file, field, `There is no file public${to}. Put it there.`);
    }
  }
}

/** Without the query and the fragment. */
const pathOf = (to: string) => to.replace(/[?#].*/, '');

/** Text in Markdown names addresses, not pages. */
function brokenLink(to: string, addresses: string[], isReachable: AddressTest) {
  if (/^(#|https:\/\/|(mailto|tel|sms):)\S/.test(to)) return undefined;
  if (!to.startsWith('/'))
    return `${to} is not an address that a link may have. Write it as /about, or as https://company.example.`;
  const path = pathOf(to);
  return isReachable(path)
    ? undefined
    : `There is no page or file at ${path}. ${didYouMean(path, addresses)}`;
}

function checkRoles(sources: Source[], report: Report) {
  const roles = contentOf(sources, 'roles').map(({ file, content }) => ({ file, ...content }));
  for (const { file } of duplicatesBy('title', roles)) report(file, ['title'], MESSAGES.role);
}

/** A form is known by its name, whichever page it is on. */
function checkForms(pages: { file: string; content: Content['pages'] }[], report: Report) {
  const names = pages.flatMap(({ file, content: { sections = [] } }) =>
    sections.flatMap((section, entry) =>
      section.type === 'form' ? { file, entry, name: section.name } : [],
    ),
  );
  for (const { file, entry, name } of duplicatesBy('name', names))
    report(file, ['sections', entry, 'name'], `Another form is called ${name}. Rename one.`);
}

function checkFilms(sources: Source[], company: string, report: Report) {
  for (const { file, content } of sources)
    for (const { field, value } of valuesOf(content, 'film')) {
      const { name, withoutVideo } = value as Film;
      if (withoutVideo) continue;
      for (const film of filesOf(name))
        if (!existsSync(`${company}/films/${film}`))
          report(file, field, `There is no ${company}/films/${film}. Put it there.`);
    }
}

const filesOf = (film: string) =>
  Object.entries(FILM_WIDTHS).flatMap(([cut, widths]) =>
    widths.flatMap((width) =>
      ['av1', 'h264'].map((codec) => `${film}-${cut}-${width}.${codec}.mp4`),
    ),
  );
