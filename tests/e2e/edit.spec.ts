import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, parse as parsePath, resolve } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { parse } from 'yaml';
import { headingOf } from '../../cms/site.ts';
import {
  ANY_LANGUAGE,
  FIELD,
  FORM,
  fieldAt as fieldSelector,
  formAt,
  formIn,
  listAt,
  PREFERENCES,
} from '../../cms/sveltia.ts';
import { freePort } from '../../scripts/free-port.ts';
import { INPUTS } from '../../src/build-inputs.ts';
import { SAMPLE } from '../../src/content/company.ts';
import { type Name, schemas } from '../../src/content/schema.ts';
import { FIXTURE } from './content.ts';

// The CMS at work on a copy of the project, in whose company/ somebody edits in two languages. The
// browser's private folder stands in for the folder that an editor chooses: what is saved there is
// copied to where the development server reads it.

let origin: string;
let project: string;
let server: ChildProcess;

test.describe.configure({ mode: 'default' });
// Nobody looks at its pixels.
test.use({ viewport: { width: 1600, height: 1000 }, deviceScaleFactor: 0.5 });

/** With the packages of this one. */
function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of INPUTS) cpSync(name, join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name), 'junction');
  return copy;
}

test.beforeAll(async () => {
  project = copyOfProject();
  cpSync(SAMPLE, join(project, 'company'), { recursive: true });
  // The sample has no news and no further pages: those of the fixture, with their pictures.
  cpSync(`${FIXTURE.folder}/pictures`, join(project, 'company/pictures'), { recursive: true });
  for (const file of globSync('{en/news.yaml,en/news/*,en/pages/*,public/*,tables/*}', {
    cwd: FIXTURE.folder,
  }))
    write(
      `company/${file}`,
      readFileSync(join(FIXTURE.folder, file), 'utf8').replaceAll('../../../examples/kelvin', '..'),
    );
  // As a phone held upright stores 40 megapixels: sideways, with an EXIF tag that says so.
  await sharp({ create: { width: 7304, height: 5478, channels: 3, background: 'navy' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 20 })
    .toFile(join(project, 'company/pictures/Kühlhalle quer.JPG'));
  const home = read('company/en/home.yaml');
  write('company/en/home.yaml', home.replace(/^title: .*/m, 'title: *New*'));
  // After a failure another worker starts its own.
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const command = [resolve('node_modules/astro/bin/astro.mjs'), 'dev', '--port', port];
  const env = { ...process.env, COMPANY: '', LANGUAGES: 'en,es' };
  server = spawn(process.execPath, command, { cwd: project, env, stdio: 'ignore' });
  await expect(async () => {
    expect((await fetch(`${origin}/admin`)).ok).toBe(true);
  }).toPass();
  // It starts with a mistake, shows it, and forgets it.
  const open = async () => (await fetch(origin, { headers: { Accept: 'text/html' } })).text();
  expect(await open()).toContain('company/en/home.yaml: title: YAML reads *New* as a reference.');
  write('company/en/home.yaml', home);
  await expect(async () => expect(await open()).toContain('<h1')).toPass();
});

test.afterAll(() => {
  server.kill();
  rmSync(project, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(project, file), 'utf8');
function write(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}
const filesOf = (pattern: string) => globSync(pattern, { cwd: project });

/** The texts of the private folder, by path. */
const savedFiles = (page: Page) =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    async function walk(folder: FileSystemDirectoryHandle, path: string) {
      for await (const [name, handle] of folder.entries())
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`);
        else if (/\.(yaml|md)$/.test(name))
          texts[path + name] = await (await (handle as FileSystemFileHandle).getFile()).text();
    }
    await walk(await navigator.storage.getDirectory(), '');
    return texts;
  });

/** What /admin reports as wrong, and what it asks of other hosts. */
const problems: string[] = [];
test.beforeEach(({ page }) => {
  problems.length = 0;
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(blob|data):/.test(url) && !url.startsWith(origin)) problems.push(url);
  });
});
test.afterEach(() => expect(problems).toEqual([]));

function watchConsole(page: Page) {
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
}

/** What somebody edits in these languages, and the files that it names. */
const EDITED =
  'company/{company.yaml,{en,es,pictures,public,tables}/**/*.{yaml,md,svg,webp,pdf,csv}}';

async function openAdmin(page: Page, deleted?: string) {
  const left = filesOf(EDITED).filter((path) => path !== deleted);
  const files = left.map((path) => {
    return { path: path.split('/'), data: readFileSync(join(project, path), 'base64') };
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/admin?published`);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const { path, data } of files) {
      let folder = root;
      for (const name of path.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(path.at(-1)!, { create: true });
      const stream = await file.createWritable();
      await stream.write(await (await fetch(`data:;base64,${data}`)).arrayBuffer());
      await stream.close();
    }
  }, files);
  await page.goto(`${origin}/admin`);
  await page.getByRole('button', { name: /Local Repository|lokalem Repository/ }).click();
}

/** For tests that need no preview, which would take time to render. */
const withoutPreview = (page: Page) =>
  page.route('**', (route) => {
    const request = route.request();
    const isPreview = request.isNavigationRequest() && request.frame() !== page.mainFrame();
    return isPreview ? route.fulfill({ contentType: 'text/html', body: '' }) : route.fallback();
  });

/** All that /admin says in a part of itself: not what editors wrote, nor the names of icons. */
const sentencesIn = (part: Locator) =>
  part.evaluate((element) => {
    const sentences: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: around, textContent } = texts.currentNode;
      const isWritten = around!.closest('.summary, [contenteditable], textarea, .icon');
      if (!isWritten && around!.checkVisibility()) sentences.push(textContent!.trim());
    }
    return sentences.filter(Boolean);
  });

const sitePage = (page: Page) =>
  page.locator('iframe').contentFrame().locator('iframe[title="The page"]').contentFrame();
const fieldAt = (page: Page, path: string, language = 'en') =>
  page.locator(`${formIn(language)} ${fieldSelector(path)}`);
const inputAt = (page: Page, path: string, language = 'en') =>
  fieldAt(page, path, language).locator('input, textarea').first();

/** Opens a form from the list of its collection. */
async function openForm(page: Page, collection: string, entry: string) {
  await page.goto(`${origin}/admin${listAt(collection)}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(`${origin}/admin${formAt(collection, entry)}`);
  await expect(page.locator(`${FORM} ${FIELD}`).first()).toBeVisible();
}

async function openNewForm(page: Page, collection: string) {
  await page.goto(`${origin}/admin${listAt(collection)}`);
  await page.getByRole('button', { name: /New/ }).first().click();
  await expect(page.locator(`${FORM} ${FIELD}`).first()).toBeVisible();
}

/** The page listens once it has come; a click before that does nothing. */
const clickOn = (page: Page, words: string, field: string) =>
  expect(async () => {
    await sitePage(page).getByText(words, { exact: true }).first().click();
    await expect(inputAt(page, field)).toBeFocused({ timeout: 5_000 });
  }).toPass();

/** What a page asks, answered one after the other. */
function answerQuestions(page: Page, ...answers: boolean[]) {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (answers[questions.length - 1] ? dialog.accept() : dialog.dismiss());
  });
  return questions;
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function saveForm(page: Page) {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
}

/** Saves, and hands what was saved to the development server. */
async function save(page: Page) {
  await saveForm(page);
  for (const [path, text] of Object.entries(await savedFiles(page)))
    if (!filesOf(path).length || read(path) !== text) write(path, text);
}

const LISTS: Record<string, Name> = { news: 'news-entries', pages: 'pages', roles: 'roles' };
/** Which schema a file follows. */
const nameOf = (file: string) => LISTS[basename(dirname(file))] ?? (parsePath(file).name as Name);

/** Which list of the CMS has its form. */
function listOf(file: string) {
  if (/\/(frame|company|trip|labels)\.yaml$/.test(file)) return 'everywhere';
  if (/\/pages\/.*md$/.test(file)) return 'texts';
  return LISTS[basename(dirname(file))] ?? 'main';
}

/** What the build reads in a file: its fields, and its text. */
function meaningOf(file: string, text: string) {
  const [fields, body = ''] = text.replace(/^---\n/, '').split('\n---\n');
  return [schemas(() => z.string())[nameOf(file)].parse(parse(fields!)), body.trim()];
}

const fieldsOf = (content: unknown, path = ''): string[] =>
  content instanceof Object
    ? Object.entries(content).flatMap(([name, part]) =>
        fieldsOf(part, `${path}.${Array.isArray(content) ? '*' : name}`),
      )
    : [path];

/** In one language, without files that fill in nothing but what another one fills in, too. */
function differentForms(files: Record<string, string>) {
  const forms = Object.keys(files)
    .filter((file) => !file.startsWith('company/es/'))
    .map((file) => ({ file, fields: new Set(fieldsOf(meaningOf(file, files[file]!))) }))
    .sort((one, other) => other.fields.size - one.fields.size);
  const isRepeated = ({ file, fields }: (typeof forms)[number], at: number) =>
    forms
      .slice(0, at)
      .some((one) => nameOf(one.file) === nameOf(file) && fields.isSubsetOf(one.fields));
  return forms.filter((form, at) => !isRepeated(form, at)).map(({ file }) => file);
}

// Whoever has signed in once is signed in again at the next visit, so this test never does.
test('the first screen of /admin → no way to sign in that leads nowhere', async ({ page }) => {
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole('button', { name: /^(Sign|Work)/ })).toHaveText([/Local Repository/]);
});

test('an older /admin has stored that Escape closes forms → ours once, then as somebody chooses', async ({
  page,
}) => {
  const closes = () =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name)!).closeWithEscape, PREFERENCES);
  const choose = () =>
    page.evaluate(
      (name) => localStorage.setItem(name, JSON.stringify({ closeWithEscape: true })),
      PREFERENCES,
    );
  const signIn = page.getByRole('button', { name: /Local Repository/ });
  await page.goto(`${origin}/admin?published`);
  await choose();
  await page.goto(`${origin}/admin`);
  await expect(signIn).toBeVisible();
  expect(await closes()).toBe(false);
  await page.goto(`${origin}/admin?published`);
  await choose();
  await page.goto(`${origin}/admin`);
  await expect(signIn).toBeVisible();
  expect(await closes()).toBe(true);
});

test.describe('what we use of the CMS beyond its published API', () => {
  test.beforeEach(async ({ page }) => {
    watchConsole(page);
    await openAdmin(page);
  });

  test('its typefaces and unused packages → it asks no other host, and reports no error', async ({
    page,
  }) => {
    await page.evaluate(() => document.fonts.ready);
    const families = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(families.join()).toContain('Material Symbols');
  });

  test('its preferences → neither Escape nor Save closes a form', async ({ page }) => {
    await openForm(page, 'main', 'about');
    await inputAt(page, 'title').fill('Who we are');
    await page.keyboard.press('Escape');
    await saveForm(page);
    await expect(inputAt(page, 'title')).toHaveValue('Who we are');
  });

  test('a language chosen in its settings → our labels are in it, too', async ({ page }) => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Language' }).click();
    await page.getByRole('combobox', { name: 'Select Language' }).click();
    await page.getByRole('option', { name: /Deutsch/ }).click();
    await page.reload();
    await expect(page.getByRole('row', { name: 'Startseite' })).toBeVisible();
  });

  test('a form that is the same in every language → is in pane _default', async ({ page }) => {
    await openForm(page, 'everywhere', 'company');
    await expect(page.locator(formIn(ANY_LANGUAGE))).toBeVisible();
  });

  test('a link to a field in a section that is closed → the cursor is in it', async ({ page }) => {
    const field = 'sections.0.documents.0.file';
    await page.goto(`${origin}/admin?language=en&field=${field}${formAt('pages', 'help')}`);
    await expect(fieldAt(page, field).locator(':focus')).toBeAttached();
  });

  test('groups that one language lacks → its file lacks them, too', async ({ page }) => {
    await openForm(page, 'everywhere', 'frame');
    await fieldAt(page, 'notice').scrollIntoViewIfNeeded();
    await fieldAt(page, 'notice').getByRole('checkbox').first().click();
    await page.mouse.wheel(0, 5000); // The CMS renders what is in sight.
    await inputAt(page, 'notice.text').fill('We drive in spite of the strike.');
    await inputAt(page, 'notice.until').fill('2026-12-31');
    await saveForm(page);
    const files = await savedFiles(page);
    expect(parse(files['company/en/frame.yaml']!).notice.until).toBe('2026-12-31');
    expect(parse(files['company/es/frame.yaml']!)).toEqual(parse(read('company/es/frame.yaml')));
  });

  test('its fading → a new form takes what is typed at once', async ({ page }) => {
    await page.goto(`${origin}/admin${listAt('news-entries')}`);
    const parts = '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)';
    await page.addStyleTag({ content: `${parts} { animation-duration: 1h !important }` });
    await page.getByRole('button', { name: /New/ }).first().click();
    const input = inputAt(page, 'heading');
    await input.waitFor();
    const { x, y } = (await input.boundingBox())!;
    await page.mouse.click(x + 20, y + 10);
    await page.keyboard.type('At once');
    await expect(input).toHaveValue('At once');
  });

  test('the language of a preview → the page in the language of the form', async ({ page }) => {
    await openForm(page, 'main', 'about');
    const heading = sitePage(page).getByRole('heading', { level: 1 });
    for (const [name, language] of [
      ['Spanish', 'es'],
      ['English', 'en'],
    ]) {
      await page.getByText(name!, { exact: true }).first().click();
      await expect(sitePage(page).locator(`html[lang|=${language}]`)).toBeAttached();
      await expect(heading).toHaveText(parse(read(`company/${language}/about.yaml`)).intro.heading);
    }
  });

  test('a click on a sentence → its field, within groups that were closed', async ({ page }) => {
    await openForm(page, 'main', 'about');
    const [, second] = parse(read('company/en/about.yaml')).method.steps;
    await clickOn(page, second.heading, 'method.steps.1.heading');
  });

  test('its addresses: a click on the footer → the form of header and footer', async ({ page }) => {
    await openForm(page, 'main', 'about');
    await clickOn(page, parse(read('company/en/frame.yaml')).summary, 'summary');
  });

  test('its list of mistakes → a field within groups that were closed', async ({ page }) => {
    await openForm(page, 'main', 'about');
    const people = parse(read('company/en/about.yaml')).leadership.people;
    await clickOn(page, people[0].name, 'leadership.people.0.name');
    await inputAt(page, 'leadership.people.0.email').fill('ingrid');
    await fieldAt(page, 'leadership').getByRole('button', { name: 'Collapse' }).first().click();
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Show Errors' }).click();
    await page.getByRole('button', { name: /Email/ }).first().click();
    await expect(inputAt(page, 'leadership.people.0.email')).toBeFocused();
  });

  test('a new form, not yet in all languages → its mistakes are at its fields', async ({
    page,
  }) => {
    await openNewForm(page, 'news-entries');
    await saveButton(page).click();
    await expect(fieldAt(page, 'heading')).toContainText('This field is required.');
  });

  test('its own message of a mistake → ours is not there as well', async ({ page }) => {
    await openForm(page, 'main', 'about');
    await inputAt(page, 'path').fill('/api');
    const message = fieldAt(page, 'path').getByText('Something else is at /api.');
    await expect(message).toBeVisible();
    await saveButton(page).click();
    await expect(fieldAt(page, 'path').getByRole('alert')).toBeVisible();
    await expect(message.filter({ visible: true })).toHaveCount(1);
  });

  test('a file has changed meanwhile → asks before overwriting it', async ({ page, context }) => {
    const file = 'company/en/about.yaml';
    const title = async () => parse((await savedFiles(page))[file]!).title;
    await withoutPreview(page);
    await openForm(page, 'main', 'about');
    await inputAt(page, 'title').fill('Who we are');
    const other = await context.newPage();
    await other.goto(`${origin}/admin`);
    await openForm(other, 'main', 'about');
    await inputAt(other, 'title').fill('Who they are');
    await saveForm(other);
    const answers = answerQuestions(page, false, true);
    await saveButton(page).click();
    await expect(page.getByText('Not saved. What you typed is still')).toBeVisible();
    expect(await title()).toBe('Who they are');
    await page.getByRole('button', { name: 'OK' }).click();
    await saveForm(page);
    expect(await title()).toBe('Who we are');
    await inputAt(page, 'title').fill('Who we were');
    await saveForm(page);
    expect(await title()).toBe('Who we were');
    const question = 'This has since been saved elsewhere. Overwrite it?';
    expect(answers).toEqual([question, question]);
  });

  test('a form that is not saved is left → asks, whatever it shows', async ({ page }) => {
    await withoutPreview(page);
    await openForm(page, 'roles', 'freight-forwarder');
    await page.getByText('Spanish', { exact: true }).last().click();
    await expect(page.locator(formIn('es'))).toBeVisible();
    const back = page.getByRole('button', { name: 'Cancel Editing' });
    const answers = answerQuestions(page, false, false, true);
    await inputAt(page, 'number').fill('12');
    await back.click();
    await expect.poll(() => answers.length).toBe(1);
    await expect(inputAt(page, 'number')).toHaveValue('12');
    await saveForm(page);
    // The page before it is now another document, which the CMS leaves in another way.
    await page.reload();
    await inputAt(page, 'number').fill('13');
    await back.click();
    await expect.poll(() => answers.length).toBe(2);
    await expect(inputAt(page, 'number')).toHaveValue('13');
    await back.click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(answers).toEqual(answers.map(() => 'You have unsaved changes. Leave anyway?'));
  });
});

test('a window is left → the browser asks only if something is not saved', async ({ page }) => {
  await openAdmin(page);
  await openForm(page, 'main', 'about');
  await inputAt(page, 'title').fill('Who we are');
  await expect(sitePage(page).locator('h1')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await saveForm(page);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('a new item of news → at once in the page of the newest, then a target of links', async ({
  page,
}) => {
  await openAdmin(page);
  await openNewForm(page, 'news-entries');
  const heading = sitePage(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('…');
  // The form is seen before it can be written into.
  await expect(async () => {
    await inputAt(page, 'heading').fill('A third quay');
    await expect(heading).toHaveText('A third quay', { timeout: 1_000 });
  }).toPass();
  await inputAt(page, 'date').fill('1926-11-02');
  await expect(fieldAt(page, 'date')).toContainText('The year cannot be right.');
  await inputAt(page, 'date').fill('2026-11-02');
  await expect(fieldAt(page, 'date')).not.toContainText('The year cannot be right.');
  await inputAt(page, 'text').fill('Room for two ships more.');
  await saveForm(page);
  await openForm(page, 'main', 'home');
  const { label } = parse(read('company/en/home.yaml')).careers.action;
  await clickOn(page, label, 'careers.action.label');
  await fieldAt(page, 'careers.action.href').getByRole('combobox').click();
  await expect(page.getByRole('option', { name: 'A third quay' })).toBeVisible();
});

test('a further page was deleted → links offer the others by their headings', async ({ page }) => {
  const [deleted, other] = ['claim', 'help'].map((name) => `company/en/pages/${name}.yaml`);
  await openAdmin(page, deleted);
  await openForm(page, 'main', 'home');
  const { label } = parse(read('company/en/home.yaml')).careers.action;
  await clickOn(page, label, 'careers.action.label');
  await fieldAt(page, 'careers.action.href').getByRole('combobox').click();
  const offered = (file: string) =>
    page.getByRole('option', { name: headingOf(parse(read(file))), exact: true });
  await expect(offered(other!)).toBeVisible();
  await expect(offered(deleted!)).toHaveCount(0);
});

test('content with a mistake → /admin opens, lists it, and a click opens its field', async ({
  page,
}) => {
  const file = 'company/en/about.yaml';
  const before = read(file);
  write(file, before.replace(/position: .*/, "position: ''"));
  await openAdmin(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(`${origin}/admin?published`);
  await page.getByRole('link', { name: `${file}: leadership › people › entry 1` }).click();
  await expect(inputAt(page, 'leadership.people.0.position')).toBeFocused();
  write(file, before);
});

test('the address of another page → refused at the field', async ({ page }) => {
  await openAdmin(page);
  await openForm(page, 'main', 'about');
  const { path } = parse(read('company/en/strategy.yaml'));
  const mistake = `Another page is at ${path}. Give each its own address.`;
  await inputAt(page, 'path').fill(path);
  await expect(fieldAt(page, 'path')).toContainText(mistake);
  await saveButton(page).click();
  await expect(fieldAt(page, 'path').getByRole('alert')).toContainText(mistake);
  await inputAt(page, 'path').fill('/who-we-are');
  await expect(fieldAt(page, 'path')).not.toContainText(mistake);
});

test('two services with one icon → a message at the icons, not saved', async ({ page }) => {
  await openAdmin(page);
  await openForm(page, 'main', 'strategy');
  const [first] = parse(read('company/en/strategy.yaml')).services.cards;
  await clickOn(page, first.heading, 'services.cards.0.heading');
  const icons = fieldAt(page, 'services.cards.0.icon');
  await icons.getByRole('radio', { name: 'Fuel' }).check();
  const mistake = 'Another service has this icon. Choose one that is free.';
  await expect(icons).toContainText(mistake);
  await saveButton(page).click();
  await expect(icons.getByRole('alert')).toContainText(mistake);
  await icons.getByRole('radio', { name: 'Express' }).check();
  await expect(icons).not.toContainText(mistake);
});

test('a link to nowhere in a group that is closed → not saved, and named', async ({ page }) => {
  await withoutPreview(page);
  await openAdmin(page);
  await expect(page.getByRole('grid')).toBeVisible();
  const before = await savedFiles(page);
  const field = 'leadership.action.href';
  await page.goto(`${origin}/admin?language=en&field=${field}${formAt('main', 'about')}`);
  const link = fieldAt(page, field);
  await link.getByRole('combobox').click();
  await page.getByRole('option', { name: 'An address …' }).click();
  await link.getByRole('textbox').fill('abuot');
  await expect(link).toContainText('There is no page abuot.');
  await fieldAt(page, 'leadership').getByRole('button', { name: 'Collapse' }).first().click();
  await expect(link).toHaveCount(0);
  await saveButton(page).click();
  await expect(
    page.getByText('English › Leadership › Button › Leads to: There is no page abuot.'),
  ).toBeVisible();
  expect(await savedFiles(page)).toEqual(before);
});

test('a page with the name of another → not saved, and named', async ({ page }) => {
  await withoutPreview(page);
  await openAdmin(page);
  await openNewForm(page, 'texts');
  for (const [field, text] of [
    ['path', '/about-2'],
    ['title', 'About'],
    ['description', 'About us.'],
    ['intro.heading', 'About'],
    ['intro.text', 'About us.'],
  ] as const)
    await inputAt(page, field).fill(text);
  await saveButton(page).click();
  await expect(page.getByText('Another page has the name about.')).toBeVisible();
  expect(Object.keys(await savedFiles(page))).not.toContain('company/en/pages/about.md');
});

test('a large picture in a text → stored as WebP of 2560 pixels, where the build finds it', async ({
  page,
}) => {
  await withoutPreview(page);
  await openAdmin(page);
  await openForm(page, 'texts', 'privacy');
  const body = fieldAt(page, 'body');
  await body.locator('[contenteditable=true]').first().click();
  await body.getByRole('button', { name: 'Image', exact: true }).click();
  const size = { width: 4000, height: 200, channels: 3, background: 'navy' } as const;
  const buffer = await sharp({ create: size }).png().toBuffer();
  const file = { name: 'Große Halle.png', mimeType: 'image/png', buffer };
  await body.locator('input[type=file]').first().setInputFiles(file);
  await expect(body.getByRole('button', { name: /Replace/ })).toBeVisible();
  await saveForm(page);
  const text = (await savedFiles(page))['company/en/pages/privacy.md'];
  expect(text).toContain('](../../pictures/grosse-halle.webp)');
  const width = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const company = await root.getDirectoryHandle('company');
    const pictures = await company.getDirectoryHandle('pictures');
    const stored = await pictures.getFileHandle('grosse-halle.webp');
    return (await createImageBitmap(await stored.getFile())).width;
  });
  expect(width).toBe(2560);
});

/** The text of a file in the private folder. */
const savedText = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    let folder = await navigator.storage.getDirectory();
    const names = path.split('/');
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle(names.at(-1)!)).getFile()).text();
  }, path);

test('a photograph of 40 megapixels in the folder → the page has it upright and scaled', async ({
  page,
}) => {
  await page.goto(`${origin}/pictures`);
  const image = page.getByRole('img', { name: 'Turned' });
  await expect(image).toHaveAttribute('width', '5478');
  await expect(image).toHaveAttribute('height', '7304');
  const sources = [await image.getAttribute('srcset')];
  sources.push(await image.locator('..').locator('source').getAttribute('srcset'));
  for (const source of sources) {
    const [address, width] = source!.split(', ').at(-1)!.split(' ');
    const served = await sharp(await (await page.request.get(origin + address)).body()).metadata();
    expect(served.width).toBe(Number.parseInt(width!, 10));
    expect(served.width).toBeLessThan(3000);
    expect(served.height).toBeGreaterThan(served.width);
  }
});

test('a document and a table are uploaded → the page has both; one that is there → named', async ({
  page,
}) => {
  await withoutPreview(page);
  await openAdmin(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(`${origin}/admin${listAt('pages')}`);
  const dialog = page.getByRole('dialog');
  const openDialogOf = async (field: string) => {
    await page.goto(`${origin}/admin?language=en&field=${field}${formAt('pages', 'help')}`);
    await fieldAt(page, field)
      .getByRole('button', { name: /Replace/ })
      .click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
  };
  async function insert() {
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toHaveCount(0);
    await save(page);
    return parse(read('company/en/pages/help.yaml')).sections;
  }
  async function upload(field: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    await openDialogOf(field);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles(file);
    await expect(dialog.getByRole('option', { selected: true }).last()).toContainText('Unsaved');
    return insert();
  }

  const pdf = await upload('sections.0.documents.0.file', {
    name: 'Schaden melden (neu).pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  expect(pdf[0].documents[0].file).toBe('/schaden-melden-neu.pdf');
  const csv = await upload('sections.1.csv', {
    name: 'Maut 2027.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Month;Toll\nMay;17'),
  });
  expect(csv[1].csv).toBe('./tables/maut-2027.csv');
  for (const file of ['company/public/schaden-melden-neu.pdf', 'company/tables/maut-2027.csv'])
    write(file, await savedText(page, file));
  await page.goto(`${origin}/help`);
  await expect(page.getByRole('cell', { name: '17', exact: true })).toBeVisible();
  const served = await page.request.get(`${origin}${pdf[0].documents[0].file}`);
  expect(await served.text()).toBe('%PDF-1.4');

  await openDialogOf('sections.0.documents.0.file');
  await dialog.getByRole('option', { name: 'terms.pdf' }).click();
  expect((await insert())[0].documents[0].file).toBe('/terms.pdf');
});

test.describe('in a German browser', () => {
  // The CMS renders what is in sight: here, all that fits into a high window.
  test.use({ locale: 'de-DE', viewport: { width: 1600, height: 2400 } });

  test('ten forms → nothing English in labels, hints and choices, no error', async ({ page }) => {
    const { cms } = parse(readFileSync('languages/de.yaml', 'utf8'));
    // Links are called by the headings of pages, which are content.
    const headings = filesOf('company/en/{pages,news,roles}/*').map((file) => {
      const [fields] = read(file)
        .replace(/^---\n/, '')
        .split('\n---\n');
      return headingOf(parse(fields!));
    });
    const english = Object.keys(cms).filter(
      (sentence) => cms[sentence] !== sentence && !headings.includes(sentence),
    );
    watchConsole(page);
    await withoutPreview(page);
    await openAdmin(page);
    await expect(page.getByRole('row', { name: 'Startseite' })).toBeVisible();
    const forms = [
      ...['home', 'about', 'strategy', 'career', 'contact'].map((name) => ['main', name] as const),
      ...['frame', 'company', 'trip', 'labels'].map((name) => ['everywhere', name] as const),
      ['roles', 'freight-forwarder'] as const,
    ];
    for (const [list, name] of forms) {
      await openForm(page, list, name);
      await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible();
      const labels = await sentencesIn(page.locator(FORM).first());
      expect(labels.length).toBeGreaterThan(2);
      for (const choice of await page.locator(`${FORM} [role=combobox]`).all()) {
        await choice.click();
        const choices = page.getByRole('listbox').filter({ visible: true }).last();
        await expect(choices.getByRole('option')).not.toHaveCount(0);
        labels.push(...(await sentencesIn(choices)));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('listbox').filter({ visible: true })).toHaveCount(0);
      }
      expect(labels.filter((label) => english.includes(label))).toEqual([]);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await expect(page.locator('iframe').contentFrame().getByLabel('Dunkel')).toBeAttached();
    await page.goto(`${origin}/admin?published`);
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  });

  test('a draft → the only entry of its list that is marked as one', async ({ page }) => {
    await openAdmin(page);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goto(`${origin}/admin${listAt('news-entries')}`);
    const { heading } = parse(read('company/en/news/draft.md').split('---')[1]!);
    await expect(page.getByRole('gridcell', { name: `(Entwurf) ${heading}` })).toBeVisible();
    await expect(page.getByText('(Entwurf)')).toHaveCount(1);
  });

  test('content with a mistake → listed in German', async ({ page }) => {
    const file = 'company/en/about.yaml';
    const before = read(file);
    write(file, before.replace(/position: .*/, "position: ''"));
    await page.goto(`${origin}/admin?published`);
    await expect(page.getByText('entry 1 › position: Das Feld ist leer')).toBeVisible();
    write(file, before);
  });
});

test.describe('in a browser of a language that /admin lacks', () => {
  test.use({ locale: 'fr-FR' });

  test('the first language of the site → for labels and for all that is around them', async ({
    page,
  }) => {
    await openAdmin(page);
    await openForm(page, 'main', 'about');
    await expect(saveButton(page)).toBeVisible();
    await expect(fieldAt(page, 'title')).toContainText('Title in search results');
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  });
});

test('one word is changed in every form → the build reads that word, and all else as before', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await withoutPreview(page);
  await openAdmin(page);
  const before = await savedFiles(page);
  const files = differentForms(before);
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    await openForm(page, listOf(file), parsePath(file).name);
    const pane = page.locator(FORM).first();
    // The title of a role is a field of our own.
    const inputs = pane.locator(
      ':is([data-field-type=string], [data-field-type=role]):not([data-key-path=path]) input',
    );
    const closed = pane.getByRole('button', { name: 'Expand', exact: true });
    // A company's own labels are in groups, most of which are empty.
    if (file.endsWith('/labels.yaml'))
      while ((await closed.count()) > 0) await closed.first().click();
    let input = inputs.first();
    for (const one of (await inputs.all()).toReversed()) if (await one.inputValue()) input = one;
    await input.fill(`${await input.inputValue()} indeed`);
    await saveForm(page);
  }
  for (const [file, text] of Object.entries(await savedFiles(page))) {
    if (files.includes(file)) expect(text, file).toContain(' indeed');
    const restored = text.replaceAll(' indeed', '');
    expect(meaningOf(file, restored), file).toEqual(meaningOf(file, before[file]!));
  }
});

test('somebody edits → the page shows it at once, and the files say it in both languages', async ({
  page,
}) => {
  await openAdmin(page);

  await test.step('click a sentence, type, see it on the page, save, see the file', async () => {
    await openForm(page, 'main', 'about');
    const before = read('company/en/about.yaml');
    const { heading } = parse(before).intro;
    await clickOn(page, heading, 'intro.heading');
    await inputAt(page, 'intro.heading').fill('Who we are');
    await expect(sitePage(page).getByRole('heading', { level: 1 })).toHaveText('Who we are');
    await save(page);
    expect(read('company/en/about.yaml')).toBe(before.replace(heading, 'Who we are'));
    expect(read('company/es/about.yaml')).toBe(readFileSync(`${SAMPLE}/es/about.yaml`, 'utf8'));
  });

  const people = (language: string): Record<string, string>[] =>
    parse(read(`company/${language}/about.yaml`)).leadership.people;
  const [first, second, third] = people('en').map(({ name }) => name);

  await test.step('a mistake is named beside its field, in both languages', async () => {
    await clickOn(page, first!, 'leadership.people.0.name');
    await page.getByRole('button', { name: /Add .?person/ }).click();
    await inputAt(page, 'leadership.people.4.name').fill('Ana Duarte');
    await inputAt(page, 'leadership.people.4.position').fill('Planner');
    await inputAt(page, 'leadership.people.4.email').fill('ana');
    await saveButton(page).click();
    await expect(fieldAt(page, 'leadership.people.4.email')).toContainText(
      'This is not a valid e-mail address. Write it as name@company.example.',
    );
    await page.getByRole('button', { name: 'Show Errors' }).click();
    const spanish = page.locator('section section', { has: page.getByText('Spanish') });
    const position = fieldAt(page, 'leadership.people.4.position', 'es');
    await expect(async () => {
      await spanish.getByRole('button', { name: 'Position' }).click();
      await expect(position).toContainText('required', { timeout: 5_000 });
    }).toPass();
    expect(await inputAt(page, 'leadership.people.4.name', 'es').inputValue()).toBe('Ana Duarte');
    await inputAt(page, 'leadership.people.4.position', 'es').fill('Planificadora');
    await inputAt(page, 'leadership.people.4.email').fill('ana@kelvinfreight.example');
    await save(page);
    expect(people('es').at(-1)).toMatchObject({ name: 'Ana Duarte', position: 'Planificadora' });
  });

  await test.step('reorder and remove a person, choose a picture: both languages stay in step', async () => {
    const buttonOf = async (name: string, index: number) => {
      const entry = fieldAt(page, 'leadership.people').locator('.item-wrapper').nth(index);
      await entry.scrollIntoViewIfNeeded();
      return entry.getByRole('button', { name, exact: true });
    };
    await (await buttonOf('Reorder Item', 1)).press('ArrowUp');
    await (await buttonOf('Remove', 3)).click();
    // A picture, too: the file names it as the build finds it.
    const portrait = fieldAt(page, 'leadership.people.1.portrait');
    await portrait.getByRole('button', { name: /Replace/ }).click();
    await page.getByRole('dialog').getByText('aisle').click();
    await page.getByRole('button', { name: 'Insert' }).click();
    await save(page);
    expect(people('es')[1]!.portrait).toBe('../pictures/aisle.webp');
    const names = [second, first, third, 'Ana Duarte'];
    expect(people('en').map(({ name }) => name)).toEqual(names);
    expect(people('es').map(({ name }) => name)).toEqual(names);
    expect(people('es').at(-1)!.position).toBe('Planificadora');
  });

  await test.step('add a page of sections, and open it', async () => {
    await page.goto(`${origin}/admin${listAt('pages')}`);
    await page.getByRole('button', { name: /New/ }).first().click();
    // First the section: a new form is shown before it has begun to keep what is typed.
    await page.getByRole('button', { name: /Add .?section/ }).click();
    await page.getByRole('menuitem', { name: /^Button/ }).click();
    for (const [field, text] of [
      ['path', '/reefers'],
      ['title', 'Reefers'],
      ['description', 'What we drive.'],
      ['intro.heading', 'Our reefers'],
      ['intro.text', 'They are white.'],
      ['sections.0.text', 'Come and see them.'],
      ['sections.0.action.label', 'Write to us'],
    ] as const)
      await inputAt(page, field).fill(text);
    await fieldAt(page, 'sections.0.action.href').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Contact' }).click();
    await save(page);
    expect(parse(read('company/en/pages/our-reefers.yaml')).sections).toEqual([
      {
        type: 'action',
        text: 'Come and see them.',
        action: { label: 'Write to us', href: 'contact' },
      },
    ]);
    await expect(sitePage(page).getByRole('link', { name: 'Write to us' })).toBeVisible();
  });
});
