import { fill } from '../src/content/fill.ts';

/** Keys of the CMS's configuration, and of what we add to it, that people read. */
const READ = ['label', 'label_singular', 'hint', 'description'];

type Sentences = Record<string, string>;

/** Translates every sentence of a configuration; one without a translation stays. */
export function translateConfig<T>(value: T, sentences: Sentences): T {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => translateConfig(item, sentences)) as T;
  const entries = Object.entries(value).map(([key, item]) => {
    if (key === 'pattern') return [key, [item[0], sentences[item[1]] ?? item[1]]];
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

export type Translate = (sentence: string, values?: Sentences) => string;

/** `{name}` is filled in after the translation. */
export const translator =
  (sentences: Sentences): Translate =>
  (sentence, values = {}) =>
    fill(sentences[sentence] ?? sentence, values);
