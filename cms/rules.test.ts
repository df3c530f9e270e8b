import { expect, test } from 'vitest';
import { type Field, mistakesIn, rulesFor } from './rules.ts';
import type { Entry } from './site.ts';
import { translator } from './translate.ts';

const site = {
  languages: ['en', 'pt-BR'],
  names: { en: 'English', 'pt-BR': 'Português' },
  headings: { en: {}, 'pt-BR': {} },
  paths: {
    en: { about: '/about', home: '/' },
    'pt-BR': { about: '/pt-br/sobre', home: '/pt-br' },
  },
  roles: [{ language: 'en', slug: 'driver', title: 'Driver' }],
};
const rules = rulesFor(site, ['express', 'fuel'], translator({}));

/** An entry that both languages have, as the CMS passes it. */
const within = (language: 'en' | 'pt-BR', file = '', data = {}): Entry => ({
  collection: 'main',
  path: file && `company/${language}/${file}`,
  slug: 'driver',
  newRecord: false,
  data,
  i18n: language === 'en' ? { 'pt-BR': { data } } : { en: { data } },
});
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
] as const)('%s %s → the mistake that the build reports', (rule, value, entry, mistake) => {
  const message = rules[rule](value, entry);
  expect(message?.slice(0, mistake?.length)).toBe(mistake);
});

const ROLE_MISTAKE = 'Another role has the same title. Give each its own.';

test.each([
  ['en', 'Driver', ROLE_MISTAKE],
  ['en', 'Planner', undefined],
  ['pt-BR', 'Driver', undefined],
] as const)(
  'a new role in %s with the title %s, beside Driver in en → %s',
  (language, value, mistake) =>
    expect(rules.role(value, { ...within(language), slug: 'planner' })).toBe(mistake),
);

const CELLS_MISTAKE = 'Row 3: Write as many cells as in the first row.';
const LINK: Field = { name: 'href', label: 'Leads to', widget: 'link' };
const FORM: Field[] = [
  { name: 'rows', label: 'Rows', widget: 'list' },
  { name: 'action', label: 'Button', widget: 'object', fields: [LINK] },
  { name: 'links', label: 'Links', widget: 'list', fields: [LINK] },
  { name: 'days', label: 'Days', widget: 'list', field: { name: '', label: '', widget: 'day' } },
  {
    name: 'sections',
    label: 'Sections',
    widget: 'list',
    types: [{ name: 'action', label: 'Button', widget: 'object', fields: [LINK] }],
  },
];

test.each([
  [{ action: { href: 'abuot' } }, ['Button › Leads to: There is no page abuot.']],
  [
    { links: [{ href: 'about' }, { href: 'abuot' }] },
    ['Links 2 › Leads to: There is no page abuot.'],
  ],
  [
    { sections: [{ type: 'action', href: 'abuot' }] },
    ['Sections 1 › Leads to: There is no page abuot.'],
  ],
  [{ days: ['1926-03-12'] }, ['Days 1: The year cannot be right. Write the date as 2026-03-12.']],
  [{ rows: [['Month', 'Surcharge'], ['May', '4 %'], ['June']] }, [`Rows: ${CELLS_MISTAKE}`]],
  [{ rows: [['Month'], ['May']] }, []],
  [{ rows: 'Lanes' }, []],
])('%j → refused with the name of its field', (data, mistakes) =>
  expect(mistakesIn(within('en', '', data), FORM, rules)).toEqual(mistakes),
);
