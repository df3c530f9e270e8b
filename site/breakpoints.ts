import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'src/styles/breakpoints.css';
const MODULE = 'virtual:breakpoints';

const readQueries = () =>
  Object.fromEntries(
    readFileSync(FILE, 'utf8')
      .matchAll(/@custom-media (--[\w-]+) (.+);/g)
      .map(([, name, query]) => [name!, query!]),
  );

/** `--below-md` is `belowMd` in scripts. */
const scriptName = (name: string) =>
  name.slice(2).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Replaces @custom-media names, which no browser knows yet, and exports the queries to scripts. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(resolve(FILE));
      const constants = Object.entries(readQueries()).map(
        ([name, query]) => `export const ${scriptName(name)} = '${query}';`,
      );
      return constants.join('\n');
    },
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler(code) {
        this.addWatchFile(resolve(FILE));
        const queries = readQueries();
        const queryOf = (name: string) =>
          queries[name] ?? this.error(`${name} is none of the breakpoints in ${FILE}.`);
        return code.replace(/@media [^{]+/g, (rule) =>
          rule.replace(/\((--[\w-]+)\)/g, (_, name) => queryOf(name)),
        );
      },
    },
  };
}
