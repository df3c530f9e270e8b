import { expect, test } from 'vitest';
import { readSources } from './check.ts';
import { SAMPLE } from './company.ts';
import { longWordsIn } from './long-words.ts';

const source = (content: unknown, language = 'de') => [
  { file: 'de/home.yaml', name: 'home' as const, language, slug: 'home', content },
];

test('a heading with a word too long for a phone → where it is, and how to break it', () => {
  const responsible = { heading: 'Verantwortungsvolle Logistik' };
  expect(longWordsIn(source({ responsible }, 'ar'))).toEqual([
    'de/home.yaml: responsible › heading: "Verantwortungsvolle" is too long for a phone. Say where it may break, between double quotes, as in "Kühl\\u00ADkette".',
  ]);
});

test.each([
  ['roles' as const, { title: 'Kühlfahrzeugmechatronikerin' }, 'title'],
  [
    'about' as const,
    { leadership: { people: [{ name: 'Wolfeschlegelsteinhausenberger' }] } },
    'leadership › people › entry 1 › name',
  ],
  [
    'about' as const,
    { industry: { bands: [{ name: 'Tiefkühlprodukte' }] } },
    'industry › bands › entry 1 › name',
  ],
  [
    'about' as const,
    {
      industry: {
        sectors: [
          { name: 'Lebensmitteleinzelhandel und -großhandel' },
          { name: 'Krankenhausapothekenversorgung' },
        ],
      },
    },
    'industry › sectors › entry 2 › name',
  ],
  [
    'pages' as const,
    { sections: [{ questions: [{ question: 'Kühlfahrzeugmechatronikerin?' }] }] },
    'sections › entry 1 › questions › entry 1 › question',
  ],
])('%s: text as large as a heading → reported as well', (name, content, field) => {
  const [line] = longWordsIn([{ file: 'a.yaml', name, language: 'ar', slug: 'a', content }]);
  expect(line).toMatch(new RegExp(`^a.yaml: ${field}: ".*" is too long for a phone`));
});

test.each([
  ['known syllables', { services: { heading: 'Verantwortungsvolle Logistik' } }],
  ['soft hyphens', { services: { heading: 'Verantwortungs\u00ADvolle Logistik' } }],
  ['a hyphen', { services: { heading: 'Temperatur-Protokoll' } }],
  ['a smaller heading', { cards: [{ heading: 'Transportversicherung' }] }],
  ['a band, of known syllables', { bands: [{ name: 'Tiefkühlprodukte' }] }],
  ['no heading', { services: { text: 'Verantwortungsvollste' } }],
])('a long word, but %s → nothing', (_, content) => {
  expect(longWordsIn(source(content))).toEqual([]);
});

test('the sample → every word fits', () => {
  expect(longWordsIn(readSources(SAMPLE, ['en', 'es', 'de']))).toEqual([]);
});
