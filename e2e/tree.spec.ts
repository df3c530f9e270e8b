import type { Page } from '@playwright/test';
import { industry } from '#words/about.ts';
import { contactForm } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { frame, navigation } from '#words/frame.ts';
import { hero } from '#words/home.ts';
import { notFound } from '#words/not-found.ts';
import { expect, needs, open, pageNames, test } from './test.ts';
import { heads } from './tools/expectations.ts';

// What assistive technology gets: roles, names and states, read from the words of the company.

type Tree = [node: string, ...children: (Tree | string)[]];

const name = (role: string, words: string) => `${role} ${JSON.stringify(words)}`;
/** The tree as Playwright writes it. */
const write = ([node, ...children]: Tree, indent = ''): string =>
  [
    `${indent}- ${children.length > 0 ? `${node}:` : node}`,
    ...children.map((child) => write(typeof child === 'string' ? [child] : child, `${indent}  `)),
  ].join('\n');

const links = (list: readonly { label: string }[]): Tree => [
  'list',
  '/children: equal',
  ...list.map(({ label }): Tree => ['listitem', name('link', label)]),
];

const footer: Tree = [
  'contentinfo',
  ...frame.footer.columns.map(
    ({ heading, links: list }): Tree => [
      name('navigation', heading),
      `${name('heading', heading)} [level=2]`,
      links(list),
    ],
  ),
];
const page = (heading: string, ...more: (Tree | string)[]): Tree[] => [
  [name('link', frame.skip)],
  ['banner', [name('navigation', frame.mainNavigation), links(navigation)]],
  ['main', `${name('heading', heading)} [level=1]`, ...more],
  footer,
];

const expectTree = (where: Page, trees: Tree[]) =>
  expect(where.locator('body')).toMatchAriaSnapshot(trees.map((tree) => write(tree)).join('\n'));

const headingOf = (it: (typeof pageNames)[number]) =>
  ((heads[it] as { intro?: { heading: string } }).intro ?? hero).heading;

for (const each of pageNames) {
  test(`${each} → its landmarks, links and heading by name`, async ({ page: shown }) => {
    await open(shown, each);
    await expectTree(shown, page(headingOf(each)));
  });
}

test('an unknown address → the same around its own heading', async ({ page: shown, problems }) => {
  await shown.goto('/nowhere');
  await expectTree(shown, page(notFound.heading));
  problems.length = 0;
});

test('the menu → a dialog with a name, its heading, its button and the links', async ({
  page: shown,
}) => {
  await shown.setViewportSize({ width: 390, height: 844 });
  await open(shown, 'home');
  await shown.getByRole('button', { name: frame.menu.open }).click();
  await expectTree(shown, [
    [
      name('dialog', frame.menu.name),
      `${name('heading', frame.menu.name)} [level=2]`,
      name('button', frame.menu.close),
      [name('navigation', frame.menu.name), links(navigation)],
    ],
  ]);
});

test('a wrong address → its field invalid, with the message', async ({ page: shown }) => {
  await open(shown, 'contact');
  const email = shown.getByRole('textbox', { name: contactForm.email }).first();
  await email.fill('wrong');
  await email.blur();
  await expectTree(
    shown,
    page(headingOf('contact'), [
      name('form', contactForm.name),
      name('textbox', contactForm.firstName),
      name('textbox', contactForm.lastName),
      `${name('textbox', contactForm.email)} [invalid]: wrong`,
      ['alert', `paragraph: ${formMessages.wrongEmail}`],
      name('textbox', contactForm.message),
      name('button', contactForm.submit),
    ]),
  );
});

test('a chosen product → pressed, its band, the question, the table', async ({ page: shown }) => {
  needs('about', 'industry');
  await open(shown, 'about');
  const product = shown.locator('[aria-pressed]').first();
  const label = (await product.textContent())!;
  await product.click();
  await expectTree(
    shown,
    page(
      headingOf('about'),
      ['list', ['listitem', `${name('button', label)} [pressed]`]],
      name('link', industry.finder!.ask),
      ['table', ['rowgroup', ['row', ...industry.bands.map((): Tree => ['columnheader'])]]],
    ),
  );
});
