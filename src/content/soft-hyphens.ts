/** Puts soft hyphens into long words of headings, because not every browser can hyphenate them. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(resolve('package.json'));

/** Shorter words stay whole, as in base.css: in headings, and in the heads of narrow columns. */
const SHORTEST = { heading: 14, column: 6 };
type Hyphenate = (text: string, options: object) => string;

/** Leaves text as it is in languages whose syllables the package does not know. */
function loadLanguage(language: string): Hyphenate {
  try {
    return require(`hyphen/${language.split('-')[0]}`).hyphenateSync;
  } catch {
    return (text) => text;
  }
}

function hyphenatorOf(language: string) {
  const known = { heading: new Map<string, string>(), column: new Map<string, string>() };
  return { hyphenate: loadLanguage(language), known };
}
const hyphenators = new Map<string, ReturnType<typeof hyphenatorOf>>();

/** Returns a text with soft hyphens. A word that already has one keeps only its writer's. */
export function hyphenate(
  text: string,
  language: string,
  place: keyof typeof SHORTEST = 'heading',
) {
  const hyphenator = hyphenators.get(language) ?? hyphenatorOf(language);
  hyphenators.set(language, hyphenator);
  const known = hyphenator.known[place];
  const result = known.get(text) ?? hyphenator.hyphenate(text, { minWordLength: SHORTEST[place] });
  known.set(text, result);
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
    return (field === 'heading' ? hyphenate(content, language) : content) as T;
  if (!content || typeof content !== 'object') return content;
  const before = Object.entries(content);
  const after = before.map(([key, value]) => [key, withSoftHyphens(value, language, key)] as const);
  if (after.every(([, value], index) => value === before[index]![1])) return content;
  const copy = Array.isArray(content) ? after.map(([, value]) => value) : Object.fromEntries(after);
  return copy as T;
}
