import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { COMPANY, companyFile, MEDIA } from '../content/company-folder.ts';
import { listPage } from '../content/list-page.ts';
import { CONDITIONS, payWords } from '../content/pay.ts';
import {
  type Content,
  componentOf,
  entryPaths,
  hasComponent,
  loadWithNode,
  readWhole,
} from '../content/read-content.ts';
import {
  type Career,
  words as known,
  type Language,
  type NewsPage,
  type Paths,
} from '../content/shapes.ts';

const FOLDER = normalizePath(resolve(COMPANY));

const ANY_FILE = 'import(`#company/';

/** The build environment of a language: Vite's own for the first one, copies for the others. */
export const environmentOf = (part: 'client' | 'ssr', language: string, first: string) =>
  language === first ? part : `${part}_${language.replaceAll('-', '_')}`;

const isOf = (environment: string, language: string) =>
  environment.endsWith(`_${language.replaceAll('-', '_')}`);

const languageIn = (environment: string, languages: readonly string[]) =>
  languages.find((code) => isOf(environment, code)) ?? languages[0]!;

const namesIn = (language: string) =>
  readdirSync(join(FOLDER, language))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''));

/** The files of the first language that another one lacks. */
export const untranslated = (language: string, first: string) =>
  namesIn(first).filter((name) => !namesIn(language).includes(name));

/** Inside the first language's folder, too, an import may resolve to another language's file. */
function specifierOf(source: string, importer: string | undefined, first: string) {
  if (!source.startsWith('.') || !importer || dirname(importer) !== join(FOLDER, first))
    return source;
  const file = normalizePath(relative(FOLDER, resolve(dirname(importer), source)));
  return file.startsWith(`${first}/`) ? file.replace(first, '#words') : `#company/${file}`;
}

/** What each language is called, and the paths of its pages, including those of roles and news. */
const languagesModule = (
  languages: readonly string[],
  folder: string,
  entries: Record<string, string>[],
) => `
export const folder = '${folder}';
export const untranslated = ${JSON.stringify(untranslated(folder, languages[0]!))};
${languages
  .map(
    (code, index) => `
import { language as language${index} } from '${FOLDER}/${code}/language.ts';
import { paths as paths${index} } from '${FOLDER}/${code}/paths.ts';`,
  )
  .join('')}
export const languages = [${languages
  .map(
    (_, index) =>
      `{ ...language${index}, paths: { ...paths${index}, ...${JSON.stringify(entries[index])} } }`,
  )
  .join(', ')}];`;

const wordsModule = (names: string[]) => `
${names.map((name, index) => `import * as words${index} from '#words/${name}.ts';`).join('\n')}
export const words = { ${names.map((name, index) => `'${name}': words${index}`).join(', ')} };`;

/** The pages that src/pages.ts does not list, by name: their paths, and how they load. */
function morePagesModule(words: Content['words']) {
  const entries = entryPaths(words);
  const added = Object.keys(words.paths!.paths as Paths).filter((name) => !(name in known));
  const load = (name: string, module: string) => `'${name}': () => import('${module}')`;
  const loads = [
    ...added.map((name) =>
      load(name, hasComponent(name) ? `/${componentOf(name)}` : `virtual:added/${name}`),
    ),
    ...Object.keys(entries).map((name) => load(name, `virtual:entry/${name}`)),
  ];
  return `
export const morePaths = ${JSON.stringify(entries)};
export const morePages = {${loads.join(', ')}};`;
}

/** A page without a component: the one for all such pages shows its words. */
const addedModule = (name: string, words: Content['words'][string] = {}) => `
import * as words from '#words/${name}.ts';
${
  'news' in words
    ? "import { newsPage as page } from '/src/pages/added/News.tsx';"
    : "import { addedPage as page } from '/src/pages/added/Added.tsx';"
}
export default page(words);
export const title = words.title;`;

/** What applicants ask first, formatted at build time, as browsers format money differently. */
function conditionsModule(words: Content['words']) {
  const { open = [] } = (words.career as Career).roles ?? {};
  if (!open.some((role) => CONDITIONS.some((name) => role[name])))
    return 'export const conditions = undefined;';
  const { code } = words.language!.language as Language;
  const pays = open.map(({ pay }) => pay && payWords(pay, code));
  return `
import { roles } from '#words/career.ts';
const pays = ${JSON.stringify(pays)};
export const conditions = roles.open.map(({ homeTime, schedule, licence }, index) =>
  ({ pay: pays[index], homeTime, schedule, licence }));`;
}

const PHOTOGRAPH = /^portrait-.+\.webp$/;

/** Which portraits are photographs. A server looks on every run, as the editor adds some. */
const photographsModule = (isServer: boolean) =>
  isServer
    ? `import { readdirSync } from 'node:fs';
export const photographs = readdirSync('${MEDIA}').filter((file) => ${PHOTOGRAPH}.test(file));`
    : `export const photographs = ${JSON.stringify(readdirSync(MEDIA).filter((file) => PHOTOGRAPH.test(file)))};`;

/** The page of one role, or of one entry of the news. */
const entryModule = (name: string) => {
  const index = name.slice(listPage(name).length + 1);
  const file = listPage(name) === 'news' ? 'added/NewsEntry' : 'role/Role';
  return `
import { entryPage, headOf } from '/src/pages/${file}.tsx';
export default entryPage(${index});
export const head = headOf(${index});
export const title = head.title;`;
};

/** The news on Home. A company without them gets neither its code nor its styles. */
const newestModule = ({ news }: Content['words']) =>
  (news as Partial<NewsPage> | undefined)?.news?.home
    ? "export { Newest } from '/src/pages/added/News.tsx';"
    : 'export const Newest = () => null;';

/**
 * Each language is a build of its own, in which `#words/` is that language's folder. A file missing
 * there is taken from the first language, but its own imports start at the folder again.
 */
export function companyImports(languages: readonly string[]): Plugin {
  const [first] = languages as [string];
  let server: ViteDevServer | undefined;
  const load = (file: string) => server?.ssrLoadModule(`/${file}`) ?? loadWithNode(file);
  const wordsOf = async (language: string) => (await readWhole(load, language, first)).words;
  const entriesOf = async (language: string) => entryPaths(await wordsOf(language));
  /** `virtual:` modules, by name. `which` is what follows the name. */
  const modules: Record<string, (language: string, which: string) => string | Promise<string>> = {
    languages: async (language) =>
      languagesModule(languages, language, await Promise.all(languages.map(entriesOf))),
    words: () => wordsModule(namesIn(first)),
    'more-pages': async (language) => morePagesModule(await wordsOf(language)),
    conditions: async (language) => conditionsModule(await wordsOf(language)),
    added: async (language, name) => addedModule(name, (await wordsOf(language))[name]),
    entry: (_, name) => entryModule(name),
    newest: async (language) => newestModule(await wordsOf(language)),
  };
  const partsOf = (id: string) => id.match(/^\0?virtual:([\w-]+)\/?(.*)$/)?.slice(1) ?? [];

  return {
    name: 'company-imports',
    enforce: 'pre',
    configureServer(started) {
      server = started;
    },
    resolveId(source, importer) {
      const [name] = partsOf(source);
      if (name === 'photographs' || modules[name!]) return `\0${source}`;
      const specifier = specifierOf(source, importer, first);
      const language = languageIn(this.environment.name, languages);
      const file = companyFile(specifier, language, first);
      const isItself = file && normalizePath(file) === importer;
      return isItself ? companyFile(specifier, first, first) : file && normalizePath(file);
    },
    /** `import(\`#company/${code}/…\`)`: the bundler only expands patterns of relative paths. */
    transform(code, id) {
      const way = normalizePath(relative(dirname(id), FOLDER));
      return code.includes(ANY_FILE) ? code.replaceAll(ANY_FILE, `import(\`${way}/`) : undefined;
    },
    load(id) {
      const [name, which] = partsOf(id);
      if (name === 'photographs')
        return photographsModule(this.environment.config.consumer === 'server');
      return modules[name!]?.(languageIn(this.environment.name, languages), which!);
    },
  };
}
