import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '#company/facts.ts';
import * as about from '#words/about.ts';
import { paths } from '#words/paths.ts';
import { services } from '#words/strategy.ts';
import type { Driver } from '../../../e2e/engines/driver.ts';
import { until } from '../../../e2e/tools/until.ts';
import { parseSource } from '../src/source.ts';
import type { EditedProject } from './editor.ts';

const RENAMED = `${company.name} North`;
const ROLE = { title: 'Night Dispatcher', text: 'Keep watch while the others sleep.' };

/** What the editor says in its bar. It lies in a shadow root, out of a selector's reach. */
const status = (driver: Driver) =>
  driver.evaluate(
    () =>
      document.querySelector('site-editor')?.shadowRoot?.querySelector('output')?.textContent ?? '',
  );
const says = (driver: Driver, words: string) =>
  until(
    () => status(driver),
    `"${words}"`,
    (said) => said.includes(words),
  );

const text = (driver: Driver, selector: string) =>
  driver.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector);
const shows = (driver: Driver, selector: string, words: string) =>
  until(
    () => text(driver, selector),
    `${selector} reads "${words}"`,
    (shown) => shown === words,
  );

/** Presses a button of the editor once it is there and can be pressed. */
const press = (driver: Driver, name: string) =>
  until(
    () =>
      driver.evaluate((wanted) => {
        const { shadowRoot } = document.querySelector('site-editor')!;
        const buttons = [...shadowRoot!.querySelectorAll<HTMLElement>('button, summary')];
        const button = buttons.find((it) => (it.ariaLabel ?? it.textContent) === wanted);
        const isReady = button !== undefined && !button.matches(':disabled');
        if (isReady) button.click();
        return isReady;
      }, name),
    `the button "${name}"`,
  );

async function fill(driver: Driver, field: string, words: string) {
  await driver.evaluate((name) => {
    const { shadowRoot } = document.querySelector('site-editor')!;
    shadowRoot!.querySelector<HTMLElement>(`[name="${name}"]`)!.focus();
  }, field);
  await driver.write(words);
}

async function open(driver: Driver, { origin }: EditedProject, path: string) {
  await driver.goto(`${origin}/@edit${path}`);
  await says(driver, 'Click a sentence');
}

/** Clicks a sentence of the page, types behind its last word, and saves. */
async function append(driver: Driver, selector: string, words: string) {
  await driver.click(selector);
  await driver.evaluate((css) => {
    getSelection()!.selectAllChildren(document.querySelector(css)!);
    getSelection()!.collapseToEnd();
  }, selector);
  await driver.write(words);
  await driver.press('Enter');
  await says(driver, 'Saved in');
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

const photograph = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer();

/** What the company's people are promised: in every engine the same work has the same outcome. */
export async function editTheSite(driver: Driver, project: EditedProject) {
  const { portrait } = about.leadership!.people[0]!;
  const [first, second] = services.cards.map(({ heading }) => heading);
  const entries = (file: string, list: string) => {
    const code = readFileSync(join(project.folder, file), 'utf8');
    return parseSource(file, code).lists.find(({ path }) => path === list)!.entries;
  };
  const servicesBefore = entries('company/en/strategy.ts', 'services.cards');
  const rolesBefore = entries('company/en/career.ts', 'roles.open');

  await driver.resize(1440, 900);
  await open(driver, project, paths.about);
  await append(driver, 'header b edit-sentence', ' North');
  await until(
    () => text(driver, 'main p'),
    'the new name inside a sentence',
    (words) => words.startsWith(RENAMED),
  );
  await append(driver, 'main p edit-sentence', ' Always.');

  await append(driver, 'h1 edit-sentence', ' Uss');
  await press(driver, 'Undo');
  await says(driver, 'Undone');
  await shows(driver, 'h1', about.intro.heading);

  const drawing = `#root img[src*="portrait-${portrait}.svg"]`;
  await dropOn(driver, drawing, await photograph());
  await press(driver, 'Use this photograph');
  await until(
    () =>
      driver.evaluate(
        (css) => {
          const picture = document.querySelector<HTMLImageElement>(css);
          picture?.scrollIntoView(); // far down it would not be fetched
          return picture?.naturalWidth;
        },
        drawing.replace('.svg', '.webp'),
      ),
    'the photograph',
  );

  await open(driver, project, paths.career);
  await driver.click('main ol h3 edit-sentence');
  await press(driver, 'Add …');
  await press(driver, 'Add to roles.open');
  await fill(driver, '.title', ROLE.title);
  await fill(driver, '.text', ROLE.text);
  await press(driver, 'Add');
  await shows(driver, 'main ol li:last-child h3', ROLE.title);

  await open(driver, project, paths.strategy);
  const card = (index: number) => `main li:nth-child(${index}) h3`;
  await shows(driver, card(1), first!);
  await driver.click(`${card(1)} edit-sentence`);
  await press(driver, `Move ${first} down`);
  await shows(driver, card(1), second!);

  const lines = project.diff();
  const sentence = lines.filter((line) => line.includes('Always.'));
  const intro = lines.find((line) => line.startsWith('-  text: `'))!;
  assert.deepEqual(sentence, [intro.replace('-', '+').replace(/`,$/, ' Always.`,')]);
  assert.match(intro, /\$\{company\.name\}/);
  assert.deepEqual(
    lines.filter((line) => line.includes('  name: ')),
    [`-  name: '${company.name}',`, `+  name: '${RENAMED}',`],
  );
  const sourcesOf = (list: { source: string }[]) => list.map(({ source }) => source);
  const [one, two, ...rest] = sourcesOf(servicesBefore);
  assert.deepEqual(sourcesOf(entries('company/en/strategy.ts', 'services.cards')), [
    two,
    one,
    ...rest,
  ]);
  assert.deepEqual(sourcesOf(entries('company/en/career.ts', 'roles.open')), [
    ...sourcesOf(rolesBefore),
    `{\n      title: '${ROLE.title}',\n      text: '${ROLE.text}',\n    }`,
  ]);
  const card1 = servicesBefore[0]!.source.split('\n').length;
  assert.equal(
    project.git('diff', '--numstat', '--', 'company', 'public'),
    [
      '2\t2\tcompany/en/about.ts',
      '4\t0\tcompany/en/career.ts',
      `${card1}\t${card1}\tcompany/en/strategy.ts`,
      '1\t1\tcompany/es/about.ts',
      '1\t1\tcompany/facts.ts',
      `0\t${lineCount(project, portrait)}\tpublic/media/portrait-${portrait}.svg`,
      '',
    ].join('\n'),
  );
  assert.equal(
    project.git('ls-files', '--others', '--', 'company', 'public'),
    [
      'company/pictures/focus.ts',
      `company/pictures/portrait-${portrait}.jpg`,
      `public/media/portrait-${portrait}.webp`,
      '',
    ].join('\n'),
  );
}

const lineCount = (project: EditedProject, portrait: string) =>
  project.git('show', `HEAD:public/media/portrait-${portrait}.svg`).split('\n').length - 1;
