/** Finds words in headings and in heads of tables that are too long for a line on a narrow phone. */

import { hyphenated } from './soft-hyphens.ts';
import type { Source } from './source.ts';

/**
 * How many letters fit into the 280 px between the page's gutters, by the size of the heading there
 * (--text-xxl, -xl and -l in tokens.css) and a letter's average width of 0.52 em. The heads of the
 * product finder's table stand two and two, in --text-s.
 */
const LETTERS_THAT_FIT = { page: 12, section: 15, entry: 25, column: 15 };

const longestIn = (path: string[]) => {
  if (path[0] === 'title') return LETTERS_THAT_FIT.page;
  if (path.at(-3) === 'bands') return LETTERS_THAT_FIT.column;
  if (path.some((key) => /^\d+$/.test(key))) return LETTERS_THAT_FIT.entry;
  const isOfPage = ['hero', 'intro'].includes(path.at(-2) ?? '');
  return isOfPage ? LETTERS_THAT_FIT.page : LETTERS_THAT_FIT.section;
};

/**
 * Whether a field is a heading, or is set as large as one: questions, titles of roles, and the names
 * of people, bands and sectors.
 */
function isHeading(path: string[], name: Source['name']) {
  const field = path.at(-1);
  const isName = field === 'name' && ['people', 'bands', 'sectors'].includes(path.at(-3) ?? '');
  const isRole = field === 'title' && name === 'roles';
  return field === 'heading' || field === 'question' || isName || isRole;
}

type Text = { path: string[]; text: string };

function textsIn(value: unknown, path: string[] = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(Object(value)).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** Sections of further pages are a list, yet their headings are as large as any section's. */
const placeOf = (path: string[]) => (path[0] === 'sections' ? path.slice(2) : path);

/** Where a line may break: at spaces, soft hyphens, zero-width spaces and dashes. */
const LINE_BREAKS = /[\s\u00AD\u200B–—-]+/;

const showPath = (path: string[]) =>
  path.map((key) => (/^\d+$/.test(key) ? `entry ${Number(key) + 1}` : key)).join(' › ');

/** Warnings, which stop no build. Words whose syllables are known break by themselves. */
export function longWordsIn(sources: Source[]) {
  const warnings: string[] = [];
  for (const { file, name, content, language } of sources) {
    const headings = textsIn(content).filter(({ path }) => isHeading(path, name));
    for (const { path, text } of headings)
      for (const word of hyphenated(text, language).split(LINE_BREAKS))
        if ([...word].length > longestIn(placeOf(path)))
          warnings.push(
            `${file}: ${showPath(path)}: "${word}" is too long for a phone. Say where it may break, between double quotes, as in "Kühl\\u00ADkette".`,
          );
  }
  return warnings;
}
