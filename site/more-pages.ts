import type { Plugin, ViteDevServer } from 'vite';
import {
  componentOf,
  hasComponent,
  loadWithNode,
  readWords,
  rolePaths,
} from '../content/read-content.ts';
import { words as known, type Paths } from '../content/shapes.ts';
import { languageIn } from './languages.ts';

const TABLE = 'virtual:more-pages';
const ADDED = `${TABLE}/added/`;
const ROLE = `${TABLE}/role/`;

/** A page that has words alone: the component for all such pages shows them. */
const addedModule = (name: string) => `
import * as words from '#words/${name}.ts';
import { addedPage } from '/src/pages/added/Added.tsx';
export default addedPage(words);
export const title = words.title;`;

/** A page for one of the roles. */
const roleModule = (index: string) => `
import { roles } from '#words/career.ts';
import { headOf, rolePage } from '/src/pages/role/Role.tsx';
export default rolePage(roles.open[${index}]);
export const head = headOf(roles.open[${index}]);
export const title = head.title;`;

const loads = (entries: [name: string, module: string][]) =>
  entries.map(([name, module]) => `'${name}': () => import('${module}')`).join(', ');

/** The pages of a company that src/pages.ts does not know, by name: where they are, and how they load. */
const table = (added: string[], roles: Record<string, string>) => `
export const morePaths = ${JSON.stringify(roles)};
export const morePages = {${loads([
  ...added.map((name): [string, string] => [
    name,
    hasComponent(name) ? `/${componentOf(name)}` : ADDED + name,
  ]),
  ...Object.keys(roles).map((name): [string, string] => [name, ROLE + name.replace('role-', '')]),
])}};`;

/** What pages the words ask for. Nothing of it is built where they ask for none. */
export function morePages(languages: readonly string[]): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'more-pages',
    enforce: 'pre',
    configureServer(started) {
      server = started;
    },
    resolveId: (id) => (id.startsWith(TABLE) ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith(`\0${ADDED}`)) return addedModule(id.slice(ADDED.length + 1));
      if (id.startsWith(`\0${ROLE}`)) return roleModule(id.slice(ROLE.length + 1));
      if (id !== `\0${TABLE}`) return undefined;
      const load = (file: string) => server?.ssrLoadModule(`/${file}`) ?? loadWithNode(file);
      const language = languageIn(this.environment.name, languages);
      const words = await readWords(load, language, languages[0]!);
      const added = Object.keys(words.paths!.paths as Paths).filter((name) => !(name in known));
      return table(added, rolePaths(words));
    },
  };
}
