import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { MESSAGES } from '../src/content/shared-rules.ts';
import { configOf } from './config.ts';
import { languageFor, sentencesIn, translateConfig, translator } from './translate.ts';

/** What the forms say, and what our own parts of /admin say. */
function used() {
  const sentences = new Set<string>();
  const collect = new Proxy({} as Record<string, string>, {
    get: (_, sentence: string) => void sentences.add(sentence),
  });
  translateConfig(
    configOf({ cms: undefined, isReviewed: false, isPreview: false }).cms.collections,
    collect,
  );
  for (const file of globSync('cms/*.{ts,tsx}', { exclude: ['cms/*.test.ts'] }))
    for (const [, sentence] of readFileSync(file, 'utf8').matchAll(
      /\b(?:translate|paragraph)\(\s*'([^']+)'/g,
    ))
      sentences.add(sentence!);
  for (const sentence of Object.values(MESSAGES)) sentences.add(sentence);
  return [...sentences].filter((sentence) => /\p{L}/u.test(sentence)).sort();
}

test.each(['de', 'es'])('%s → every sentence of /admin, and no other', (language) => {
  const { cms } = parse(readFileSync(`languages/${language}.yaml`, 'utf8'));
  expect(Object.keys(cms).sort()).toEqual(used());
});

const ALL = { de: { Dark: 'Dunkel' }, es: { Dark: 'Oscuro' }, en: {}, fr: {} };

test.each([
  [['de-AT', 'en'], 'de-AT', 'Dunkel'],
  [['is', 'es-MX', 'de'], 'es-MX', 'Oscuro'],
  [['en-GB', 'de'], 'en-GB', 'Dark'],
  [['auto', 'fr', 'de'], 'de', 'Dunkel'],
  [['is'], 'en', 'Dark'],
])('a reader of %s → %s: %s', (codes, language, sentence) => {
  expect(languageFor(codes, ALL)).toBe(language);
  expect(translator(sentencesIn(language, ALL))('Dark')).toBe(sentence);
});
