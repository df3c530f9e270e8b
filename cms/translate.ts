import { fill } from '../src/content/fill.ts';

/** Keys of the CMS's configuration, and of what we add to it, that people read. */
const READ = ['label', 'label_singular', 'hint', 'description'];

type Sentences = Record<string, string>;

/** Translates what a template has in quotes, as in `{{published | ternary('', '(Draft)')}}`. */
const translateTemplate = (template: string, sentences: Sentences) =>
  template.replace(/(?<=')[^',]+(?=')/g, (sentence) => sentences[sentence] ?? sentence);

/** Translates every sentence of a configuration; one without a translation stays. */
export function translateConfig<T>(value: T, sentences: Sentences): T {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => translateConfig(item, sentences)) as T;
  const entries = Object.entries(value).map(([key, item]) => {
    if (key === 'pattern') return [key, [item[0], sentences[item[1]] ?? item[1]]];
    if (key === 'summary') return [key, translateTemplate(`${item}`, sentences)];
    if (READ.includes(key) && typeof item === 'string') return [key, sentences[item] ?? item];
    return [key, translateConfig(item, sentences)];
  });
  return Object.fromEntries(entries);
}

const baseOf = (code: string) => code.split('-')[0]!;

/** The first of somebody's languages that /admin is available in. */
export const languageFor = (codes: readonly string[], translations: Record<string, Sentences>) =>
  codes.find((code) => {
    const base = baseOf(code);
    return base === 'en' || Object.keys(translations[base] ?? {}).length > 0;
  }) ?? 'en';

/** The sentences of /admin in a language; English needs no translation. */
export const sentencesIn = (code: string, translations: Record<string, Sentences>) =>
  translations[baseOf(code)] ?? {};

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
