import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import * as about from '#words/about.ts';
import { roles } from '#words/career.ts';
import { type EditedProject, startEditor } from '../../testing/editor.ts';
import type { Driver, Engine } from '../../testing/engines/driver.ts';
import { closeFirefox, firefox } from '../../testing/engines/firefox.ts';
import { closeWebkit, webkit } from '../../testing/engines/webkit.ts';
import { until } from '../../testing/until.ts';

let project: EditedProject;
beforeAll(async () => {
  project = await startEditor();
});
afterAll(async () => {
  await closeFirefox();
  closeWebkit();
  await project.stop();
});

/** What the editor says, or what a button of it does: all of it lies in a shadow root. */
const said = (driver: Driver) =>
  driver.evaluate(
    () => document.querySelector('site-editor')?.shadowRoot?.querySelector('output')?.textContent,
  );
const pressButton = (driver: Driver, name: string) =>
  driver.evaluate((wanted) => {
    const { shadowRoot } = document.querySelector('site-editor')!;
    const buttons = [...shadowRoot!.querySelectorAll('button')];
    buttons.find((it) => (it.ariaLabel ?? it.textContent) === wanted)!.click();
  }, name);
const text = (driver: Driver, selector: string) =>
  driver.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector);

async function open(driver: Driver, path: string) {
  await driver.resize(1440, 900);
  await driver.goto(`${project.origin}/@edit${path}`);
  await until(
    () => said(driver),
    'the editor',
    (status) => !!status?.includes('Click a sentence'),
  );
}

const saved = (driver: Driver) =>
  until(
    () => said(driver),
    'saved',
    (status) => !!status?.startsWith('Saved'),
  );

async function edit(driver: Driver) {
  await open(driver, '/about');

  await driver.click('main p edit-words');
  await driver.press('End');
  await driver.type('main p edit-words', 'X');
  await driver.press('Enter');
  await saved(driver);
  const [before, after] = project.diff();
  expect(before).toContain(`\${company.name} moves`);
  expect(after).toContain(`\${company.name} moves`);
  expect(after!.replace('X', '')).toBe(before!.replace('-', '+'));
  await pressButton(driver, 'Undo');
  await until(
    async () => project.diff(),
    'undone',
    (lines) => lines.length === 0,
  );

  await driver.click('h1 edit-words');
  await driver.type('h1 edit-words', 'Oh');
  await driver.press('Escape');
  expect(await text(driver, 'h1')).toBe(about.intro.heading);

  await driver.click('header b edit-words');
  await driver.press('End');
  await driver.type('header b edit-words', ' North');
  await driver.press('Enter');
  const renamed = `${company.name} North`;
  await until(
    () => text(driver, 'main p'),
    'renamed',
    (words) => words.startsWith(renamed),
  );
  expect(project.diff()).toEqual([`-  name: '${company.name}',`, `+  name: '${renamed}',`]);
  await pressButton(driver, 'Undo');
  await until(
    async () => project.diff(),
    'undone',
    (lines) => lines.length === 0,
  );

  await open(driver, '/career');
  const [first, second] = roles!.open.map(({ title }) => title);
  await driver.click('main ol h3 edit-words');
  await pressButton(driver, `Move ${first} down`);
  await until(
    () => text(driver, 'main ol h3'),
    'moved',
    (title) => title === second,
  );
  await pressButton(driver, 'Undo');
  await until(
    () => text(driver, 'main ol h3'),
    'moved back',
    (title) => title === first,
  );
  await until(
    async () => project.diff(),
    'as before',
    (lines) => lines.length === 0,
  );
}

for (const engine of [firefox, webkit] satisfies Engine[])
  test.skipIf(!engine.find())(
    `${engine.name}: words, the company's name and a list edited on the page → in their files, and back`,
    () => engine.open({ scripts: true }, edit),
  );
