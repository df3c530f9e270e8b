import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '#company/facts.ts';
import * as about from '#words/about.ts';
import { paths } from '#words/paths.ts';
import { services } from '#words/strategy.ts';
import { LEFT_FROM_THE_SAMPLE } from '../../../content/check-content.ts';
import type { Driver } from '../../../e2e/engines/driver.ts';
import { until } from '../../../e2e/tools/until.ts';
import { parseSource, replaceAt, type Source } from '../src/source.ts';
import type { EditedProject } from './editor.ts';

/** The journeys change the sample's sentences: two people of one position, its newsletter. */
export const isSample = LEFT_FROM_THE_SAMPLE.test(company.name);

export const RENAMED = `${company.name} North`;
export const ROLE = { title: 'Night Dispatcher', text: 'Keep watch while the others sleep.' };

/** The status in the editor's bar. It is in a shadow root, which selectors do not reach. */
const says = (driver: Driver, words: string) =>
  until(
    () =>
      driver.evaluate(() => {
        const shadow = document.querySelector('site-editor')?.shadowRoot;
        return shadow?.querySelector('.bar p')?.textContent ?? '';
      }),
    `"${words}"`,
    (said) => said.includes(words),
  );

const shows = (driver: Driver, selector: string, words: string) =>
  until(
    () => driver.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector),
    `${selector} reads "${words}"`,
    (shown) => shown === words,
  );

/** Presses a button of the editor once it exists and is enabled. */
const press = (driver: Driver, name: string) =>
  until(
    () =>
      driver.evaluate((wanted) => {
        const { shadowRoot } = document.querySelector('site-editor')!;
        const buttons = [...shadowRoot!.querySelectorAll<HTMLElement>('button, summary')];
        const named = buttons.filter((it) => (it.ariaLabel ?? it.textContent) === wanted);
        const button = named.find((it) => it.checkVisibility());
        const isReady = button !== undefined && !button.matches(':disabled');
        if (isReady) button.click();
        return isReady;
      }, name),
    `the button "${name}"`,
  );

async function fill(driver: Driver, field: string, words: string) {
  const focus = (name: string) => {
    const { shadowRoot } = document.querySelector('site-editor')!;
    const fields = [...shadowRoot!.querySelectorAll<HTMLElement>(`[name="${name}"]`)];
    const shown = fields.find((it) => it.checkVisibility());
    shown?.focus();
    return shown !== undefined;
  };
  await until(() => driver.evaluate(focus, field), `the field "${field}"`);
  await driver.write(words);
}

async function open(driver: Driver, { addressOf }: EditedProject, path: string) {
  await driver.goto(addressOf(path));
  await says(driver, 'Click a sentence');
}

/** Clicks a sentence of the page, types after its last word, and saves. */
async function append(driver: Driver, selector: string, words: string) {
  await driver.click(selector);
  await driver.evaluate((css) => {
    getSelection()!.selectAllChildren(document.querySelector(css)!);
    getSelection()!.collapseToEnd();
  }, selector);
  await driver.write(words);
  await driver.press('Enter');
  await says(driver, 'saved.');
}

/** Selects a whole sentence, a value at its beginning too, and types. */
async function typeOver(driver: Driver, selector: string, words: string) {
  await driver.click(selector);
  await driver.evaluate((css) => {
    const all = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true });
    document.querySelector(css)!.dispatchEvent(all);
  }, selector);
  await driver.write(words);
}

async function dropOn(driver: Driver, selector: string, photograph: Buffer) {
  await driver.evaluate(
    (css, base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'portrait.jpg', { type: 'image/jpeg' }));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector(css)!.dispatchEvent(drop);
    },
    selector,
    photograph.toString('base64'),
  );
}

/** A photograph of one colour. */
export const flat = (width: number, height: number, background = '#3a6ea5') =>
  sharp({ create: { width, height, channels: 3, background } });

const { portrait } = about.leadership!.people[0]!;

/** What the company's people are promised: the same result in every engine. */
export async function editTheSite(driver: Driver, project: EditedProject) {
  await driver.resize(1440, 900);
  await open(driver, project, paths.about);
  await append(driver, 'header b edit-sentence', ' North');
  const intro = about.intro.text.replace(company.name, RENAMED);
  await shows(driver, 'main p', intro);
  await typeOver(driver, 'main p edit-sentence', 'All of it');
  await shows(driver, 'main p', 'All of it');
  await driver.press('Escape');
  await shows(driver, 'main p', intro);
  await append(driver, 'main p edit-sentence', ' Always.');

  await append(driver, 'h1 edit-sentence', ' Uss');
  await press(driver, 'Undo');
  await says(driver, 'Undone');
  await shows(driver, 'h1', about.intro.heading);

  const drawing = `#root img[src*="portrait-${portrait}.svg"]`;
  await dropOn(driver, drawing, await flat(600, 800).jpeg().toBuffer());
  await press(driver, 'Use this photograph');
  const widthOf = (css: string) => {
    const picture = document.querySelector<HTMLImageElement>(css);
    picture?.scrollIntoView(); // far down it would not be loaded
    return picture?.naturalWidth;
  };
  await until(() => driver.evaluate(widthOf, drawing.replace('.svg', '.webp')), 'the photograph');

  await open(driver, project, paths.career);
  await driver.click('main ol h3 edit-sentence');
  await press(driver, 'Add …');
  await fill(driver, 'title', ROLE.title);
  await fill(driver, 'text', ROLE.text);
  await press(driver, 'Add');
  await shows(driver, 'main ol li:last-child h3', ROLE.title);

  await open(driver, project, paths.strategy);
  const [first, second] = services.cards.map(({ heading }) => heading);
  await shows(driver, 'main li:nth-child(1) h3', first!);
  await driver.click('main li:nth-child(1) h3 edit-sentence');
  await press(driver, `Move ${first} down`);
  await shows(driver, 'main li:nth-child(1) h3', second!);

  checkFiles(project);
}

/** Exactly which files differ from the last commit, and how. */
function checkFiles({ folder, git }: EditedProject) {
  assert.deepEqual(
    git('status', '--porcelain', '--untracked-files=all', '--', 'company')
      .split('\n')
      .filter((line) => line && !/social-|made\.json/.test(line)),
    [
      ' M company/en/about.ts',
      ' M company/en/career.ts',
      ' M company/en/strategy.ts',
      ' M company/es/career.ts',
      ' M company/es/strategy.ts',
      ' M company/facts.ts',
      ` D company/public/media/portrait-${portrait}.svg`,
      '?? company/pictures/focus.ts',
      `?? company/pictures/portrait-${portrait}.jpg`,
      `?? company/public/media/portrait-${portrait}.webp`,
    ],
  );
  const check = (file: string, edit: (code: string, source: Source) => string) => {
    const code = git('show', `HEAD:company/${file}`);
    const expected = edit(code, parseSource(file, code));
    assert.equal(readFileSync(join(folder, 'company', file), 'utf8'), expected);
  };
  const entriesOf = ({ values }: Source, list: string) => values.get(list)!.entries;

  check('facts.ts', (code) => code.replace(`name: '${company.name}'`, `name: '${RENAMED}'`));
  check('en/about.ts', (code, { literals }) => {
    const intro = literals.find(({ path }) => path === 'intro.text')!;
    assert.match(intro.source, /^`\$\{company\.name\}.*`$/);
    return replaceAt(code, intro, `${intro.source.slice(0, -1)} Always.\``);
  });
  check('en/career.ts', (code, source) => {
    const last = entriesOf(source, 'roles.open').at(-1)!;
    const added = `{ title: '${ROLE.title}', text: '${ROLE.text}' }`;
    return replaceAt(code, last, `${code.slice(last.start, last.end)},\n    ${added}`);
  });
  check('en/strategy.ts', (code, source) => {
    const [one, two] = entriesOf(source, 'services.cards');
    const [first, second] = [one!, two!].map(({ start, end }) => code.slice(start, end));
    return replaceAt(replaceAt(code, two!, first!), one!, second!);
  });
}
