import { fill } from '../src/content/fill.ts';

/** Keys of the CMS's configuration, and of what we add to it, that people read. */
const READ = ['label', 'label_singular', 'hint', 'description'];

type Sentences = Record<string, string>;

/** What a template says in quotes, as in `{{published | ternary('', '(Draft)')}}`. */
const translatedTemplate = (template: string, sentences: Sentences) =>
  template.replace(/(?<=')[^',]+(?=')/g, (sentence) => sentences[sentence] ?? sentence);

/** Every sentence of a configuration in another language; one without a translation stays. */
export function translated<T>(value: T, sentences: Sentences): T {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => translated(one, sentences)) as T;
  const entries = Object.entries(value).map(([key, one]) => {
    if (key === 'pattern') return [key, [one[0], sentences[one[1]] ?? one[1]]];
    if (key === 'summary') return [key, translatedTemplate(`${one}`, sentences)];
    if (READ.includes(key) && typeof one === 'string') return [key, sentences[one] ?? one];
    return [key, translated(one, sentences)];
  });
  return Object.fromEntries(entries);
}

const baseOf = (code: string) => code.split('-')[0]!;

/** The first of the languages that somebody reads in which /admin speaks. */
export const languageFor = (codes: readonly string[], all: Record<string, Sentences>) =>
  codes.find((code) => {
    const base = baseOf(code);
    return base === 'en' || Object.keys(all[base] ?? {}).length > 0;
  }) ?? 'en';

/** What /admin says in a language; English needs no translation. */
export const sentencesIn = (code: string, all: Record<string, Sentences>) =>
  all[baseOf(code)] ?? {};

/** A value that is filled in holds no end of a sentence. */
const VALUE = String.raw`(?:(?!\. ).)*`;

/**
 * Translates what the build says of a mistake, such as "en/news.yaml: There is no page abuot. Did you
 * mean about?". Its values are filled in already, and where it is has no translation.
 */
export function lineTranslator(sentences: Sentences) {
  const parts = (sentence: string) => sentence.split(/\{(\w+)\}/);
  const fixed = (sentence: string) => parts(sentence).filter((_, index) => index % 2 === 0);
  const lengthOf = (sentence: string) => fixed(sentence).join('').length;
  const patternOf = (sentence: string) =>
    parts(sentence).map((part, index) =>
      index % 2 === 0 ? part.replace(/[^\w ]/g, String.raw`\$&`) : `(?<${part}>${VALUE})`,
    );
  // "There is no page at {address}." comes before "There is no page {page}."
  const patterns = Object.entries(sentences)
    .sort(([one], [other]) => lengthOf(other) - lengthOf(one))
    .map(([sentence, translation]) => ({
      translation,
      pattern: new RegExp(`(?<=^|[:.] )${patternOf(sentence).join('')}$`),
    }));
  return function translate(line: string): string {
    for (const { pattern, translation } of patterns) {
      const { index, groups = {} } = pattern.exec(line) ?? {};
      if (index === undefined) continue;
      const before = translate(line.slice(0, index).trimEnd());
      return `${before} ${fill(translation, groups)}`.trimStart();
    }
    return line;
  };
}

export type Translate = (sentence: string, values?: Sentences) => string;

/** `{name}` is filled in after the translation. */
export const translator =
  (sentences: Sentences): Translate =>
  (sentence, values = {}) =>
    fill(sentences[sentence] ?? sentence, values);
