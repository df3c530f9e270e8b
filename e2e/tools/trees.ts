import type { PageName } from '#shapes';
import { industry } from '#words/about.ts';
import { application, roles } from '#words/career.ts';
import { contactDelivery, contactForm } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { frame, navigation } from '#words/frame.ts';
import { hero } from '#words/home.ts';
import { notFound } from '#words/not-found.ts';
import { paths } from '#words/paths.ts';
import type { Driver } from '../engines/driver.ts';
import { contactValues, heads, NARROW, pageNames } from './expectations.ts';

// What assistive technology gets: roles, names and states, read from the words of the company.

export type Tree = [node: string, ...children: Tree[]];

/** The tree as Playwright writes it. */
const write = ([node, ...children]: Tree, indent = ''): string =>
  [
    `${indent}- ${children.length > 0 ? `${node}:` : node}`,
    ...children.map((child) => write(child, `${indent}  `)),
  ].join('\n');
export const written = (trees: Tree[]) => trees.map((tree) => write(tree)).join('\n');

/** A company may leave out what has no words. */
const name = (role: string, words = '') => `${role} ${JSON.stringify(words)}`;
const heading = (level: number, words = '') => `${name('heading', words)} [level=${level}]`;
const fields = (...labels: (string | undefined)[]) =>
  labels.map((label): Tree => [name('textbox', label)]);

const links = (list: readonly { label: string }[]): Tree => [
  'list',
  ['/children: equal'],
  ...list.map(({ label }): Tree => ['listitem', [name('link', label)]]),
];
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

const [product] = industry.sectors.flatMap(({ goods }) => goods.flat());
const [role] = roles?.open ?? [];
const form = (email: string, ...more: Tree[]): Tree => [
  name('form', contactForm.name),
  ...fields(contactForm.firstName, contactForm.lastName),
  [`${name('textbox', contactForm.email)}${email}`],
  ...more,
];

/** Every page, and what one shows after an interaction. */
export const states: Record<string, Shown> = {
  ...Object.fromEntries(
    pageNames.map((it) => [it, { path: paths[it], tree: page(titleOf(it)) }] as const),
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
        ['list', ['listitem', [`${name('button', product)} [pressed]`]]],
        [name('link', industry.finder?.ask)],
        ['table', ['rowgroup', ['row', ...industry.bands.map((): Tree => ['columnheader'])]]],
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
