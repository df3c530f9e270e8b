import { sections } from '#company/sections.ts';
import type { PageName, Sections } from '#shapes';
import * as about from '#words/about.ts';
import { application, blocks, roles, working } from '#words/career.ts';
import { addresses, contactDelivery, contactForm, newsletter } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { frame, navigation } from '#words/frame.ts';
import { careers, hero, realTime, responsible, services } from '#words/home.ts';
import { news } from '#words/news.ts';
import { notFound } from '#words/not-found.ts';
import { paths } from '#words/paths.ts';
import { sampleTrip } from '#words/sample-trip.ts';
import { approach, services as strategies } from '#words/strategy.ts';
import { newestFirst } from '../../src/pages/added/news-entries.ts';
import type { Driver } from './driver.ts';
import { contactValues, heads, NARROW, pageNames } from './expectations.ts';

// What assistive technology gets: roles, names and states, read from the words of the company.

export type Tree = [node: string, ...children: Tree[]];

/** The tree as Playwright writes it: a name with a colon is in quotes, as in YAML. */
const quoted = (node: string) =>
  node.replace(/^\w+ ".*: .*"( \[.*\])?/, (key) => `'${key.replaceAll("'", "''")}'`);
const write = ([node, ...children]: Tree, indent = ''): string =>
  [
    `${indent}- ${quoted(node)}${children.length > 0 ? ':' : ''}`,
    ...children.map((child) => write(child, `${indent}  `)),
  ].join('\n');
export const written = (trees: Tree[]) => trees.map((tree) => write(tree)).join('\n');

/** A company may leave out what has no words. */
const name = (role: string, words = '') => `${role} ${JSON.stringify(words)}`;
const heading = (level: number, words = '') => `${name('heading', words)} [level=${level}]`;
const fields = (...labels: (string | undefined)[]) =>
  labels.map((label): Tree => [name('textbox', label)]);

/** All of a list, and what each of it holds. */
const items = <Item>(list: readonly Item[], held: (item: Item) => Tree[]): Tree => [
  'list',
  ['/children: equal'],
  ...list.map((item): Tree => ['listitem', ...held(item)]),
];
const link = ({ label }: { label: string }): Tree => [name('link', label)];
const links = (list: readonly { label: string }[]) => items(list, (it) => [link(it)]);
const titled = ({ heading: words }: { heading: string }): Tree[] => [[heading(3, words)]];
const main = (title: string, ...more: Tree[]): Tree => ['main', [heading(1, title)], ...more];
const page = (title: string, ...more: Tree[]): Tree[] => [
  [name('link', frame.skip)],
  ['banner', [name('navigation', frame.mainNavigation), links(navigation)]],
  main(title, ...more),
  [
    'contentinfo',
    ...frame.footer.columns.map(
      ({ heading: title, links: list }): Tree => [
        name('navigation', title),
        [heading(2, title)],
        links(list),
      ],
    ),
  ],
];
const titleOf = (it: PageName) =>
  ((heads[it] as { intro?: { heading: string } }).intro ?? hero).heading;

export const NOWHERE = '/nowhere';
/** By script: whatever is scrolled or still moves, it is hit. */
const press = (driver: Driver, selector: string) =>
  driver.evaluate((css) => document.querySelector<HTMLElement>(css)!.click(), selector);

export type Shown = {
  path: string;
  /** The page and the section that it needs, which a company may leave out. */
  section?: [PageName, string];
  /** What the visitor does. */
  show?: (driver: Driver) => Promise<unknown>;
  tree: Tree[];
};

const { industry, leadership, method, promises } = about;
const products = industry.sectors.flatMap(({ goods }) => goods.flat());
const [role] = roles?.open ?? [];
const form = (email: string, ...more: Tree[]): Tree => [
  name('form', contactForm.name),
  ...fields(contactForm.firstName, contactForm.lastName),
  [`${name('textbox', contactForm.email)}${email}`],
  ...more,
];
const table: Tree = [
  name('table', industry.caption),
  [
    'rowgroup',
    [
      'row',
      [name('columnheader', industry.corner)],
      ...industry.bands.map(
        ({ temperature, name: band }): Tree => [name('columnheader', `${temperature} ${band}`)],
      ),
    ],
  ],
  ['rowgroup', ...industry.sectors.map((it): Tree => ['row', [name('rowheader', it.name)]])],
];

/** What a section holds, in the order of its page; one that a company leaves out holds nothing. */
const held: Record<string, Record<string, Tree[]>> = {
  home: {
    services: [
      [heading(2, services.heading)],
      link(services.action),
      items(services.reach, titled),
    ],
    responsible: [[heading(2, responsible.heading)], items(responsible.rules, () => [])],
    realTime: [
      [heading(2, realTime.heading)],
      [
        'figure',
        [name('slider', sampleTrip.labels.explore)],
        ...(sampleTrip.doors.length > 0 ? [items(sampleTrip.doors, () => [['button']])] : []),
        [heading(3, sampleTrip.statistics.heading)],
        ['paragraph', link(sampleTrip.download)],
      ],
    ],
    news: news?.home
      ? [[heading(2, news.home.heading)], items(newestFirst(news).slice(0, 3), titled)]
      : [],
    careers: [[heading(2, careers.heading)], link(careers.action)],
  },
  about: {
    method: [[heading(2, method.heading)], items(method.steps, titled)],
    promises: [[heading(2, promises.heading)], items(promises.steps, titled)],
    industry: [
      [heading(2, industry.heading)],
      ...(industry.finder
        ? [
            [heading(3, industry.finder.heading)] satisfies Tree,
            // Without their names: engines differ in a first letter that styles change.
            items(products, () => [['button']]),
          ]
        : []),
      table,
    ],
    leadership: leadership
      ? [
          [heading(2, leadership.heading)],
          items(leadership.people, (it) => [[heading(3, it.name)], [name('link', it.email)]]),
        ]
      : [],
  },
  strategy: {
    approach: [[heading(2, approach.heading)]],
    services: [[heading(2, strategies.heading)], items(strategies.cards, titled)],
  },
  career: {
    working: [[heading(2, working.heading)]],
    blocks: blocks.map((it): Tree => [heading(2, it.heading)]),
    roles: roles
      ? [
          [heading(2, roles.heading)],
          items(roles.open, ({ title }) => [
            [heading(3, title)],
            [name('button', `${roles?.apply}: ${title}`)],
          ]),
        ]
      : [],
  },
  contact: {
    form: [
      form('', ...fields(contactForm.message), [name('button', contactForm.submit)]),
      [heading(2, addresses.heading)],
      items(addresses.list, ({ email }) => [[name('link', email)]]),
    ],
    newsletter: newsletter
      ? [
          [heading(2, newsletter.heading)],
          [
            name('form', newsletter.heading),
            ...fields(newsletter.email),
            [name('checkbox', newsletter.consent)],
            [name('button', newsletter.submit)],
          ],
        ]
      : [],
  },
  news: {
    entries: news ? [items(newestFirst(news), (it) => [[heading(2, it.heading)]])] : [],
  },
};
const contentOf = (it: PageName) => {
  const all = held[it] ?? {};
  return (sections[it as keyof Sections] ?? Object.keys(all)).flatMap((part) => all[part] ?? []);
};

/** Every page, and what one shows after an interaction. */
export const states: Record<string, Shown> = {
  ...Object.fromEntries(
    pageNames.map(
      (it) => [it, { path: paths[it], tree: page(titleOf(it), ...contentOf(it)) }] as const,
    ),
  ),
  'an unknown address': { path: NOWHERE, tree: page(notFound.heading) },
  'the menu': {
    path: paths.home,
    show: async (driver) => {
      await driver.resize(NARROW, 800);
      await press(driver, `[aria-label="${frame.menu.open}"]`);
    },
    tree: [
      [
        name('dialog', frame.menu.name),
        [heading(2, frame.menu.name)],
        [name('button', frame.menu.close)],
        [name('navigation', frame.menu.name), links(navigation)],
      ],
    ],
  },
  'a wrong address': {
    path: paths.contact,
    show: async (driver) => {
      await driver.type('form [name=email]', 'wrong');
      await driver.press('Tab');
    },
    tree: page(
      titleOf('contact'),
      form(
        ' [invalid]: wrong',
        ['alert', [`paragraph: ${formMessages.wrongEmail}`]],
        ...fields(contactForm.message),
        [name('button', contactForm.submit)],
      ),
    ),
  },
  'a chosen product': {
    path: paths.about,
    section: ['about', 'industry'],
    show: (driver) => press(driver, '[aria-pressed]'),
    tree: [
      main(
        titleOf('about'),
        ['list', ['listitem', [`${name('button', products[0])} [pressed]`]]],
        ['group', [name('link', industry.finder?.ask)]],
        table,
      ),
    ],
  },
};

/** With delivery alone. */
export const deliveringStates: Record<string, Shown> = {
  'a message on its way': {
    path: paths.contact,
    show: (driver) =>
      driver.evaluate((values) => {
        window.fetch = () => new Promise(() => {});
        const [first] = document.forms;
        for (const [field, value] of Object.entries(values))
          Object.assign(first!.elements.namedItem(field)!, { value });
        first!.requestSubmit();
      }, contactValues),
    tree: page(
      titleOf('contact'),
      form(
        `: ${contactValues.email}`,
        ...fields(contactForm.message),
        [`${name('button', contactForm.submit)} [disabled]`],
        [`text: ${contactDelivery.sending}`],
      ),
    ),
  },
  'an application': {
    path: paths.career,
    section: ['career', 'roles'],
    show: (driver) => press(driver, `[aria-label="${roles?.apply}: ${role?.title}"]`),
    tree: [
      [
        name('dialog', role?.title),
        [heading(2, role?.title)],
        [name('button', application?.close)],
        [
          name('form', role?.title),
          ...fields(application?.name, application?.reach, application?.message),
          [name('button', application?.submit)],
        ],
      ],
    ],
  },
};
