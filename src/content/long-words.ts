/** Finds words in headings and in heads of tables that are too long for a line on a narrow phone. */
import { mistakeLine } from './check.ts';
import { valuesOf } from './check-company.ts';
import { hyphenate } from './soft-hyphens.ts';
import type { Source } from './source.ts';

/**
 * How many letters fit into the 280 px between the page's gutters, by the size of the heading there
 * (--text-xxl, -xl and -l in tokens.css) and a letter's average width of 0.52 em. In the product
 * finder two bands share them, in --text-s.
 */
const LETTERS_THAT_FIT = { page: 12, section: 15, entry: 25 };

/** The fields that are set as large as a heading: questions, titles of roles, and some names. */
const FIELDS = ['heading', 'question', 'title', 'name'];
const NAMED = ['people', 'bands', 'sectors'];

function lettersThatFit(field: PropertyKey[], file: Source['name']) {
  const [key, , list] = field.toReversed();
  if (key === 'title') return file === 'roles' ? LETTERS_THAT_FIT.page : undefined;
  if (key === 'name' && !NAMED.includes(String(list))) return undefined;
  if (list === 'bands') return LETTERS_THAT_FIT.section;
  // Sections of further pages are a list, yet their headings are as large as any section's.
  const place = field[0] === 'sections' ? field.slice(2) : field;
  if (place.some(Number.isInteger)) return LETTERS_THAT_FIT.entry;
  const isOfPage = ['hero', 'intro'].includes(String(field.at(-2)));
  return isOfPage ? LETTERS_THAT_FIT.page : LETTERS_THAT_FIT.section;
}

/** A line may break at spaces, soft hyphens, zero-width spaces and dashes. */
const LINE_BREAKS = /[\s\u00AD\u200B–—-]+/;

const messageAbout = (word: string) =>
  `"${word}" is too long for a phone. Say where it may break, between double quotes, as in "Kühl\\u00ADkette".`;

/** Warnings, which stop no build. Words whose syllables are known break by themselves. */
export const longWordsIn = (sources: Source[]) =>
  sources.flatMap(({ file, name, content, language }) =>
    FIELDS.flatMap((key) => valuesOf(content, key)).flatMap(({ field, value }) => {
      const fit = lettersThatFit(field, name) ?? Infinity;
      const words = hyphenate(String(value), language).split(LINE_BREAKS);
      return words
        .filter((word) => [...word].length > fit)
        .map((word) => mistakeLine({ file, field, message: messageAbout(word) }));
    }),
  );
