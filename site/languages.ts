import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { loadWithNode, readWords, rolePaths } from '../content/read-content.ts';

export const COMPANY = normalizePath(resolve('company'));

/** The part of a build that is one language's: Vite's own environments for the first, copies for the others. */
export const environmentOf = (part: 'client' | 'ssr', language: string, first: string) =>
  language === first ? part : `${part}_${language.replaceAll('-', '_')}`;

const isOf = (environment: string, language: string) =>
  environment.endsWith(`_${language.replaceAll('-', '_')}`);

/** The language that a part of a build is in. */
export const languageIn = (environment: string, languages: readonly string[]) =>
  languages.find((code) => isOf(environment, code)) ?? languages[0]!;

const wordFiles = (language: string) =>
  readdirSync(join(COMPANY, language)).filter((file) => file.endsWith('.ts'));

/** What an import of the company's means, in the words of the first language. */
function originalOf(source: string, importer: string | undefined, first: string) {
  if (source.startsWith('#words/')) return join(COMPANY, first, source.slice('#words/'.length));
  if (source.startsWith('#company/')) return join(COMPANY, source.slice('#company/'.length));
  const isWithinFirst = importer && dirname(importer) === join(COMPANY, first);
  if (isWithinFirst && source.startsWith('.')) return resolve(dirname(importer), source);
  return undefined;
}

/** `virtual:languages`: what each language is called, and where its pages are, those of roles too. */
const languagesModule = (
  languages: readonly string[],
  roles: Record<string, string>[],
  folder: string,
) => `
export const folder = '${folder}';
${languages
  .map(
    (code, index) => `
import { language as language${index} } from '${COMPANY}/${code}/language.ts';
import { paths as paths${index} } from '${COMPANY}/${code}/paths.ts';`,
  )
  .join('')}
export const languages = [${languages
  .map(
    (_, index) =>
      `{ ...language${index}, paths: { ...paths${index}, ...${JSON.stringify(roles[index])} } }`,
  )
  .join(', ')}];`;

/** `virtual:words`: everything that is said, by file. */
const wordsModule = (first: string) => {
  const names = wordFiles(first).map((file) => file.replace('.ts', ''));
  return `
${names.map((name, index) => `import * as words${index} from '#words/${name}.ts';`).join('\n')}
export const words = { ${names.map((name, index) => `'${name}': words${index}`).join(', ')} };`;
};

/**
 * Each language is a build of its own, in which the company's words are those of its folder. What the
 * folder does not have is taken from the first language, and what that imports from the folder again.
 */
export function words(languages: readonly string[]): Plugin {
  const [first] = languages as [string];
  let server: ViteDevServer | undefined;
  const load = (file: string) => server?.ssrLoadModule(`/${file}`) ?? loadWithNode(file);
  const rolesOf = async (language: string) => rolePaths(await readWords(load, language, first));
  const modules: Record<string, (language: string) => string | Promise<string>> = {
    'virtual:languages': async (language) =>
      languagesModule(languages, await Promise.all(languages.map(rolesOf)), language),
    'virtual:words': () => wordsModule(first),
  };
  return {
    name: 'words',
    enforce: 'pre',
    configureServer(started) {
      server = started;
    },
    resolveId(source, importer) {
      if (source in modules) return `\0${source}`;
      const original = originalOf(source, importer, first);
      if (!original) return undefined;
      const language = languageIn(this.environment.name, languages);
      const own = normalizePath(join(COMPANY, language, basename(original)));
      const hasOwn = [COMPANY, join(COMPANY, first)].includes(dirname(original)) && existsSync(own);
      return hasOwn && own !== importer ? own : normalizePath(original);
    },
    load(id) {
      return modules[id.slice(1)]?.(languageIn(this.environment.name, languages));
    },
  };
}

/** The files of the first language that another one does not have. */
export const untranslated = (language: string, first: string) =>
  wordFiles(first).filter((file) => !wordFiles(language).includes(file));
