/** Puts soft hyphens into long words of headings, because not every browser can hyphenate them. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(resolve('package.json'));

/** Shorter words stay whole, as in base.css: in headings, and in the heads of narrow columns. */
const SHORTEST = { heading: 14, column: 6 };
type Hyphenate = (text: string, options: object) => string;
const hyphenators = new Map<string, Hyphenate>();

/** Leaves text as it is in languages whose syllables the package does not know. */
function loadHyphenator(language: string): Hyphenate {
  try {
    return require(`hyphen/${language.split('-')[0]}`).hyphenateSync;
  } catch {
    return (text) => text;
  }
}

const found = new Map<string, string>();

/** A text with soft hyphens. A word that already has one keeps only its writer's. */
export function hyphenated(
  text: string,
  language: string,
  place: keyof typeof SHORTEST = 'heading',
) {
  const key = [language, place, text].join('\n');
  const hyphenate = hyphenators.get(language) ?? loadHyphenator(language);
  hyphenators.set(language, hyphenate);
  const result = found.get(key) ?? hyphenate(text, { minWordLength: SHORTEST[place] });
  found.set(key, result);
  return result;
}

/** For text that is not laid out: the title of a page, feeds, names that are only spoken. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '');

/**
 * Content with soft hyphens in its headings. An object without one stays the same object, because
 * Astro hides a picture's file in it.
 */
export function withSoftHyphens<T>(content: T, language: string, field = ''): T {
  if (typeof content === 'string')
    return (field === 'heading' ? hyphenated(content, language) : content) as T;
  if (!content || typeof content !== 'object') return content;
  const before = Object.entries(content);
  const after = before.map(([key, one]) => [key, withSoftHyphens(one, language, key)] as const);
  if (after.every(([, one], index) => one === before[index]![1])) return content;
  return (Array.isArray(content) ? after.map(([, one]) => one) : Object.fromEntries(after)) as T;
}
