import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { MESSAGES } from '../src/content/shared-rules.ts';
import { configOf } from './config.ts';
import {
  languageFor,
  lineTranslator,
  sentencesIn,
  translateConfig,
  translator,
} from './translate.ts';

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
  for (const file of globSync(['cms/*.{ts,tsx}', 'integrations/content-check.ts'], {
    exclude: ['cms/*.test.ts'],
  }))
    for (const [, sentence] of readFileSync(file, 'utf8').matchAll(
      /\b(?:translate|paragraph)\(\s*'([^']+)'/g,
    ))
      sentences.add(sentence!);
  for (const sentence of Object.values(MESSAGES)) sentences.add(sentence);
  return [...sentences].filter((sentence) => /\p{L}/u.test(sentence)).sort();
}

const translationsInto = (language: string): Record<string, string> =>
  parse(readFileSync(`languages/${language}.yaml`, 'utf8')).cms;

const CASES: { mistakes: string }[] = parse(readFileSync('src/content/check.test.yaml', 'utf8'));
const LINES = CASES.flatMap(({ mistakes }) => mistakes.trim().split('\n'));

test.each(['de', 'es'])('%s → every sentence of /admin and of the check, no other', (language) => {
  const sentences = Object.keys(translationsInto(language));
  const numbered = sentences.map((sentence, index) => [sentence, `<${index}>.`]);
  const lines = LINES.map(lineTranslator(Object.fromEntries(numbered)));
  for (const line of lines) expect(line).toMatch(/(^|: )<\d+>\.( <\d+>\.)?$/);
  const ofCheck = lines.flatMap((line) =>
    [...line.matchAll(/<(\d+)>\./g)].map(([, index]) => sentences[Number(index)]),
  );
  expect(sentences.sort()).toEqual([...new Set([...used(), ...ofCheck])].sort());
});

test.each([
  [
    'en/frame.yaml: navigation › entry 5 › href: There is no page contct. Did you mean contact?',
    'en/frame.yaml: navigation › entry 5 › href: Es gibt keine Seite contct. Meinten Sie contact?',
  ],
  [
    'de/news.yaml: The file is missing. Create it.',
    'de/news.yaml: Die Datei fehlt. Legen Sie sie an.',
  ],
  [
    'de/labels.yaml: sent: There is no {name}. Take it out.',
    'de/labels.yaml: sent: Es gibt kein {name}. Nehmen Sie das heraus.',
  ],
  ['en/x.yaml: A sentence of somebody else.', 'en/x.yaml: A sentence of somebody else.'],
])('a mistake, "%s" → "%s"', (line, translation) =>
  expect(lineTranslator(translationsInto('de'))(line)).toBe(translation),
);

test('a template → what it says in quotes is translated, its fields are not', () => {
  const summary = "{{published | ternary('', '(Draft)')}} {{heading}}";
  expect(translateConfig({ summary }, translationsInto('de')).summary).toBe(
    "{{published | ternary('', '(Entwurf)')}} {{heading}}",
  );
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
