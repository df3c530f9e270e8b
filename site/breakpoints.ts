import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'src/styles/breakpoints.css';

const readQueries = () =>
  Object.fromEntries(
    readFileSync(FILE, 'utf8')
      .matchAll(/@custom-media (--[\w-]+) (.+);/g)
      .map(([, name, query]) => [name!, query!]),
  );

/** Writes the query that a name stands for: no browser knows @custom-media yet. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
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
