import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';
import postcss from 'postcss';
import { COMPANY } from './company.ts';

/** The custom properties of a theme. The first value counts if there are several. */
function propertiesIn(css: string) {
  const properties = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, value }) => {
    if (!properties.has(prop)) properties.set(prop, value);
  });
  return properties;
}

const theme = propertiesIn(readFileSync(`${COMPANY}/theme.css`, 'utf8'));

/** The company's colours as `#0a1b33`, by their names in theme.css: `polar-900` for `--_polar-900`. */
export const palette: Partial<Record<string, string>> = Object.fromEntries(
  Array.from(theme, ([name, value]) => [name.replace(/^--_/, ''), formatHex(value)]),
);

/** The family of headings: the first of `--font-display`. */
export const displayFamily = /^['"]?([^'",]+)/.exec(theme.get('--font-display') ?? '')?.[1];
