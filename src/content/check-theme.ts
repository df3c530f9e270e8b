/** Checks the company's colours, typefaces and mark. */
import { existsSync, readFileSync } from 'node:fs';
import { formatHex } from 'culori';
import postcss, { type CssSyntaxError, type Root } from 'postcss';
import { checkDrawing } from './check-drawing.ts';
import type { Report } from './source.ts';
import { embeddableSvg } from './svg.ts';

/** The palette that tokens.css uses, such as `--_polar-900`: a theme has to define all of it. */
const COLOURS = new Set(
  readFileSync('src/styles/tokens.css', 'utf8').match(/--_[\w-]+-\d+|--_white/g),
);

export function checkTheme(company: string, report: Report) {
  const file = `${company}/theme.css`;
  const root = existsSync(file) ? parseTheme(file, report) : undefined;
  const required = ['theme.css', 'mark.svg', 'fonts/display.woff2', 'fonts/text.woff2'];
  for (const name of new Set([...required, ...(root ? filesIn(root) : [])]))
    if (!existsSync(`${company}/${name}`))
      report(`${company}/${name}`, [], 'The file is missing. Put it there.');
  if (root) checkColours(root, file, report);
  checkDrawing(`${company}/mark.svg`, embeddableSvg, report);
}

function parseTheme(file: string, report: Report) {
  try {
    return postcss.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { line, reason } = error as CssSyntaxError;
    report(file, [`line ${line}`], `It cannot be read (${reason}). Look for a missing ; or }.`);
    return undefined;
  }
}

function filesIn(root: Root) {
  const files: string[] = [];
  root.walkDecls('src', ({ value }) => {
    for (const [, file] of value.matchAll(/url\(['"]?\.\/([^'")]+)/g)) files.push(file!);
  });
  return files;
}

function checkColours(root: Root, file: string, report: Report) {
  const colours = new Map<string, string>();
  root.walkDecls(/^--_/, ({ prop, value }) => void (colours.has(prop) || colours.set(prop, value)));
  const missing = [...COLOURS].filter((name) => !colours.has(name));
  if (missing.length > 0)
    report(file, [], `It lacks ${missing.join(', ')}. Write each, as in ${missing[0]}: #0a1b33;`);
  for (const [name, value] of colours)
    if (!formatHex(value))
      report(file, [name], `${value} is not a colour that can be read. Write it as #0a1b33.`);
}
