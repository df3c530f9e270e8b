import { expect, test } from 'vitest';
import type { Props } from './CheckedField.tsx';
import { rulesFor } from './rules.ts';
import { translator } from './translate.ts';

const site = {
  languages: ['en', 'pt-BR'],
  paths: {
    en: { about: '/about', home: '/' },
    'pt-BR': { about: '/pt-br/sobre', home: '/pt-br' },
  },
  roles: [{ slug: 'driver', title: 'Driver' }],
};
const rules = rulesFor(site, ['express', 'fuel'], translator({}));

/** A field of an entry that is in both languages, as the CMS passes it. */
const within = (language: 'en' | 'pt-BR', file = '', data: object = {}) => {
  const i18n = language === 'en' ? { 'pt-BR': {} } : { en: {} };
  const entry = { path: file && `company/${language}/${file}`, slug: 'driver', data, i18n };
  return { entry: { toJS: () => entry } } as unknown as Props;
};
const SERVICES = { services: { cards: [{ icon: 'fuel' }, { icon: 'fuel' }] } };

test.each([
  ['address', '/about', within('en', 'about.yaml'), undefined],
  ['address', '/about', within('en', 'pages/new.yaml'), 'Another page is at /about.'],
  ['address', '/about', within('pt-BR', 'about.yaml'), 'This language has its own part'],
  ['address', '/pt-br/sobre', within('pt-BR', 'about.yaml'), undefined],
  ['address', '/pt-br/sobre', within('en', 'about.yaml'), 'Another page is at /pt-br/sobre.'],
  ['address', '/api/cold', within('en'), 'Something else is at /api/cold.'],
  ['address', '/start', within('en', 'home.yaml'), 'The home page of this language is elsewhere.'],
  ['address', '/pt-br', within('pt-BR', 'home.yaml'), undefined],
  ['link', 'about', within('en'), undefined],
  ['link', 'abuot', within('en'), 'There is no page abuot.'],
  ['link', 'about#how-cold', within('en'), undefined],
  ['link', 'https://company.example', within('en'), undefined],
  ['day', '1926-03-12', within('en'), 'The year cannot be right.'],
  ['day', '2026-03-12', within('en'), undefined],
  ['role', 'Driver', within('en', 'roles/driver.md'), undefined],
  ['icon', 'fuel', within('en', 'strategy.yaml', SERVICES), 'Another service has this icon.'],
  ['icon', 'express', within('en', 'strategy.yaml', SERVICES), undefined],
] as const)('%s %s → what the build says of it', (rule, value, props, mistake) => {
  const message = rules[rule](value, props);
  expect(message?.slice(0, mistake?.length)).toBe(mistake);
});

test('the title of another role → refused', () => {
  const props = { entry: { toJS: () => ({ slug: 'planner', i18n: {} }) } } as unknown as Props;
  expect(rules.role('Driver', props)).toBe('Another role has the same. Give each its own.');
});
