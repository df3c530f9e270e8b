import { readFileSync } from 'node:fs';
import { COMPANY } from './company.ts';

const theme = readFileSync(`${COMPANY}/theme.css`, 'utf8');

/** The company's colours, by their names in theme.css: `polar-900` for `--_polar-900`. */
export const palette: Partial<Record<string, string>> = Object.fromEntries(
  Array.from(theme.matchAll(/--_([\w-]+):\s*(#[0-9a-f]{6})/g), ([, name, colour]) => [
    name,
    colour,
  ]),
);

/** The family of headings: the first of `--font-display`. */
export const displayFamily = /--font-display:\s*['"]?([^'",;]+)/.exec(theme)?.[1];
