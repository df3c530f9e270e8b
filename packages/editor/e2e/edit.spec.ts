import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import { typefaces } from '#company/brand/typefaces.ts';
import { company } from '#company/facts.ts';
import * as about from '#words/about.ts';
import * as career from '#words/career.ts';
import * as contact from '#words/contact.ts';
import { navigation } from '#words/frame.ts';
import { stills } from '#words/media.ts';
import { services } from '#words/strategy.ts';
import { drive } from '../../../e2e/engines/driver.ts';
import { objections, withPicture } from '../../../e2e/test.ts';
import { until } from '../../../e2e/tools/until.ts';
import { editTheSite, flat, isSample, RENAMED, ROLE } from './editing.ts';
import { type EditedProject, startEditor } from './editor.ts';

/** A copy of the project with a running editor, shared by a worker's tests: each restores it. */
const test = withPicture.extend<{ project: EditedProject }, { editor: EditedProject }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const editor = await startEditor();
      await editor.ask({ kind: 'types' }); // the compiler's first run is the slowest
      await use(editor);
      await editor.stop();
    },
    { scope: 'worker' },
  ],
  project: async ({ editor }, use) => {
    await use(editor);
    await editor.reset();
  },
});
test.skip(!isSample, "They change the sample's sentences.");

const { roles } = career;

const panel = (page: Page) => page.getByRole('complementary');
const status = (page: Page) => page.getByRole('region', { name: 'Editor' }).getByRole('paragraph');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const problem = (page: Page) => page.locator('.problem');

async function open(page: Page, { addressOf }: EditedProject, path: string) {
  await page.goto(addressOf(path));
  await expect(status(page)).toContainText('Click a sentence');
}

/** Opens a page with its words, or with those of the whole site, beside it. */
async function openWords(page: Page, project: EditedProject, path: string, isWhole = false) {
  await open(page, project, path);
  await press(page, 'Words and lists');
  if (isWhole) await press(page, 'Whole site');
}

/** Replaces the text at the caret and saves. */
async function retype(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+a');
  if (words) await page.keyboard.type(words);
  else await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
}

/** Replaces a sentence of the page. */
async function change(page: Page, sentence: string, words: string) {
  await page.locator('edit-sentence').filter({ hasText: sentence }).first().click();
  await retype(page, words);
}

const read = ({ folder }: EditedProject, file: string) => readFileSync(join(folder, file), 'utf8');
const write = ({ folder }: EditedProject, file: string, code: string) =>
  writeFileSync(join(folder, file), code);
const unchanged = ({ git }: EditedProject) =>
  expect(git('status', '--porcelain', '--', 'company')).toBe('');

test('a day of editing → exactly that in git, and it builds', async ({ page, project }) => {
  project.drawShares();
  await editTheSite(drive(page), project);
  await project.ask({ kind: 'types' }); // the share pictures are drawn, too
  project.build();
  expect(read(project, 'dist/index.html')).toContain(RENAMED);
  expect(read(project, 'dist/career.html')).toContain(ROLE.title);
  expect(project.terminal()).toMatch(/^Edit the site at \S+ \(Ctrl\+C ends it\)\n$/);
});

test('by keyboard: Edit, a twin, Escape, Tab → the place is kept', async ({ page, project }) => {
  await open(page, project, '/'); // by the printed address, once
  await page.goto(`${project.origin}/about`);
  const look = () =>
    page.evaluate(() => {
      const { color, fontFamily } = getComputedStyle(document.querySelector('h1')!);
      return { color, fontFamily };
    });
  await expect.poll(async () => (await look()).fontFamily).toContain(typefaces.display.family);
  const living = await look();
  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter');
  await expect(page).toHaveURL(`${project.origin}/@edit/about`);
  await expect(status(page)).toContainText('Click a sentence');
  expect(await look()).toEqual(living);

  const heading = page.locator('h1 edit-sentence');
  await heading.focus();
  await page.keyboard.type('Oh ');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText(about.intro.heading);
  await page.keyboard.press('Tab');
  await expect(page.locator('main p edit-sentence').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(heading).toBeFocused();
  expect(project.diff()).toEqual([]);

  // From the sentence to the bar, into a panel, and back out of it.
  await page.keyboard.press('Escape');
  const pages = page.getByRole('button', { name: 'Page: About' });
  await expect(pages).toBeFocused();
  await page.keyboard.press('ArrowDown'); // opens no page: only a link of the list does
  await expect(page).toHaveURL(`${project.origin}/@edit/about`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pages).toBeFocused();
  const panelButton = page.getByRole('button', { name: 'Words and lists' });
  while (!(await panelButton.evaluate((it) => it.matches(':focus'))))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Words and lists' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(panelButton).toBeFocused();

  const twin = about.leadership!.people[1]!.position;
  const second = page.locator('edit-sentence').filter({ hasText: twin }).nth(1);
  await second.click();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await retype(page, "The other's half");
  await expect(status(page)).toHaveText('People, Position saved.');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.locator('edit-sentence:focus')).toHaveText("The other's half");
  const people = read(project, 'company/en/about.ts');
  expect(people.indexOf(`'${twin}'`)).toBeLessThan(people.indexOf(`"The other's half"`));
  expect(project.diff()).toEqual([
    `-      position: '${twin}',`,
    `+      position: "The other's half",`,
  ]);
  await page.goto(`${project.origin}/about`);
  await expect(page.getByText("The other's half")).toBeVisible();
});

test('an empty heading, a wrong address → the reason; fixed → saved', async ({ page, project }) => {
  const { email } = about.leadership!.people[0]!;
  await open(page, project, '/about');
  await change(page, about.intro.heading, '');
  await expect(problem(page)).toHaveText('About › Intro › Heading is empty. Write it.');
  const announced = page.locator('[aria-live], [role=alert]').filter({ hasText: 'is empty' });
  await expect(announced).toHaveCount(1);
  expect(project.diff()).toEqual([]);
  await retype(page, about.intro.heading);
  await expect(status(page)).toHaveText('As it was.');
  await retype(page, 'About all of us');
  await expect(status(page)).toContainText('saved');
  await expect(problem(page)).toHaveCount(0);
  // The page may wrap an address at its @, but it is edited as one.
  await change(page, email, 'wrong');
  await expect(problem(page)).toContainText('About › Leadership › People › ');
  expect(project.diff()).toHaveLength(2);
  await retype(page, 'office@north.example');
  await expect(status(page)).toContainText('saved');
  const changed = [
    `-  heading: '${about.intro.heading}',`,
    "+  heading: 'About all of us',",
    `-      email: '${email}',`,
    "+      email: 'office@north.example',",
  ];
  expect(project.diff()).toEqual(changed);

  await press(page, 'Words and lists');
  const inPanel = async (query: string, name: string, words: string) => {
    await page.getByRole('searchbox').fill(query);
    await panel(page).getByRole('textbox', { name, exact: true }).first().focus();
    await retype(page, words);
  };
  const refused = async (query: string, name: string, words: string, reason: string) => {
    await inPanel(query, name, words);
    await expect(problem(page)).toContainText(reason);
    await page.keyboard.press('Escape');
    await expect(problem(page)).toHaveCount(0);
  };
  const network = company.social[0]!.href;
  await refused(
    career.description,
    'Description',
    '',
    'Career › In search results › Description is',
  );
  await refused(
    network,
    'Leads to',
    'linkedin',
    `Company › Social › ${company.social[0]!.label} › Leads to is`,
  );
  // Another language, which no page shows here.
  await page.getByLabel('Beside it').selectOption('Español');
  const place = 'Career, Español › In search results › Description';
  await refused(career.description, 'Description, Español', '', `${place} is empty.`);
  expect(project.diff()).toEqual(changed);

  const { sent } = contact.newsletterDelivery!;
  await inPanel(sent, 'Sent', 'Look into your letter box.');
  await expect(status(page)).toHaveText('Sent saved.');
  expect(project.diff()).toHaveLength(6);
});

test('words of a page → by section, in its order; the rest behind Whole site', async ({
  page,
  project,
}) => {
  await openWords(page, project, '/about');
  const sections = panel(page).locator('.section > summary');
  const { intro, method, promises, industry, leadership, closing } = about;
  const headings = [intro, method, promises, industry, leadership!].map(({ heading }) => heading);
  const shown = (await sections.allTextContents()).map((it) => it.replace(/[A-Z][a-z]+$/, ''));
  expect(shown.slice(1, 6)).toEqual(headings);
  expect(shown).toHaveLength(closing ? 7 : 6);
  const preview = panel(page).getByRole('figure');
  await expect(preview).toContainText(about.title);
  await expect(preview).toContainText(about.description);
  await expect(preview.getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
  await press(page, 'Whole site');
  await expect(sections.nth(0)).toHaveText('Pages');
  await expect(sections.nth(1)).toHaveText('Header and footer');
  await expect(sections.filter({ hasText: 'Colours' })).toBeVisible();
  // Neither files nor what only the program reads.
  await expect(panel(page)).not.toContainText(/\.ts\b|\]\.|budget|typeface/i);
  await sections.filter({ hasText: 'Colours' }).click();
  const white = panel(page).getByLabel('White');
  await white.evaluate((input: HTMLInputElement) => {
    input.value = '#fffffe';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(status(page)).toHaveText('White saved.');
  expect(project.diff()).toEqual(["-  white: '#ffffff',", "+  white: '#fffffe',"]);

  // What is found is open, wherever it stands, and its page is named.
  const [card] = services.cards;
  await page.getByRole('searchbox').fill(card!.text.slice(0, 30).toLowerCase());
  await expect(panel(page).getByText(card!.text)).toBeVisible();
  await expect(sections).toHaveText(/Strategy$/);
});

/** Opens a part of the panel by its summary. */
const unfold = (page: Page, name: string) =>
  panel(page).locator('summary').filter({ hasText: name }).first().click();

test('an icon, a link’s page → chosen by drawing and name, in both languages', async ({
  page,
  project,
}) => {
  await openWords(page, project, '/strategy');
  const [card] = services.cards;
  await unfold(page, services.heading);
  await unfold(page, card!.heading);
  await panel(page).getByRole('radio', { name: 'Partner' }).first().click();
  await expect(status(page)).toHaveText('Icon saved.');
  await unfold(page, 'Closing');
  await panel(page).getByRole('textbox', { name: 'Text' }).first().focus();
  await page.keyboard.press('Tab'); // on the page it leads to the next sentence
  await expect(panel(page).locator(':is(button, select, summary):focus')).toHaveCount(1);
  await panel(page).getByRole('combobox', { name: 'Leads to' }).last().selectOption('Career');
  await expect(status(page)).toHaveText('Leads to saved.');
  const target = (from: string) => `href: paths.${from} },`;
  const changes = project.diff();
  expect(changes.filter((line) => line.includes('icon'))).toEqual(
    Array(2)
      .fill([`-      icon: '${card!.icon}',`, "+      icon: 'partner',"])
      .flat(),
  );
  expect(changes.filter((line) => line.endsWith(target('contact')))).toHaveLength(2);
  expect(changes.filter((line) => line.endsWith(target('career')))).toHaveLength(2);
});

test('a header link removed, added again → the file as it was', async ({ page, project }) => {
  await openWords(page, project, '/', true);
  await unfold(page, 'Header and footer');
  const [, link] = navigation;
  const shown = page.locator('header nav').first().getByText(link!.label);
  await expect(shown).toHaveCount(1);
  await press(page, `Remove ${link!.label}`);
  await expect(shown).toHaveCount(0);
  await unfold(page, 'Add to Header links');
  const form = panel(page).locator('form:visible');
  await form.getByLabel('Label').fill(link!.label);
  await form.getByRole('combobox', { name: 'Leads to' }).selectOption(link!.label);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(shown).toHaveCount(1);
  const up = page.getByRole('button', { name: `Move ${link!.label} up` });
  await up.focus();
  for (const at of navigation.slice(2).keys()) {
    await page.keyboard.press('Enter');
    await expect(status(page), `${at}`).toHaveText(`${link!.label} moved up.`);
    await expect(up).toBeFocused();
  }
  await expect.poll(() => project.diff()).toEqual([]);
});

test('something removed → the focus is on what is left, or adds it again', async ({
  page,
  project,
}) => {
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  const summary = (name: string) => panel(page).locator('summary').filter({ hasText: name });
  await openWords(page, project, '/', true);
  await panel(page).locator('.section > summary', { hasText: 'Company' }).click();
  const [first, ...others] = company.social.map(({ label }) => label);
  await remove(first!).click();
  await expect(remove(others[0]!)).toBeFocused();
  for (const [at, label] of others.toReversed().entries()) {
    await remove(label).click();
    const left = others.at(-2 - at);
    await expect(left ? remove(left) : summary('Add to Social')).toBeFocused();
  }
  await remove('phones').click();
  await expect(summary('Add phones')).toBeFocused();

  const count = company.social.length + 1;
  await press(page, `Changes (${count})`);
  const back = panel(page).getByRole('button', { name: 'Take back' });
  for (let left = count - 1; left >= 0; left -= 1) {
    await back.first().click();
    await expect(back).toHaveCount(left);
    const next = left ? back.first() : page.getByRole('heading', { name: 'Changes' });
    await expect(next).toBeFocused();
  }
  unchanged(project);

  // On the page, where its tools were.
  await open(page, project, '/career');
  const titles = page.locator('main ol h3 edit-sentence');
  await titles.last().click();
  await remove(roles!.open.at(-1)!.title).click();
  await expect(titles).toHaveCount(roles!.open.length - 1);
  await expect(titles.last()).toBeFocused();
});

test('a person with a picture, a role with a page → both there', async ({ page, project }) => {
  await openWords(page, project, '/about');
  await unfold(page, about.leadership!.heading);
  await unfold(page, 'Add to People');
  const form = panel(page).locator('form:visible');
  await form.getByLabel('Name').fill('Mette Ødegård');
  await form.getByLabel('Position').fill('Night planner');
  await form.getByLabel('Email').fill('mette');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(problem(page)).toHaveText(/^About › Leadership › People › New entry › Email [^›]+$/);
  await expect(form.getByLabel('Name')).toHaveValue('Mette Ødegård');
  await form.getByLabel('Email').fill('mette@north.example');
  const buffer = await flat(600, 600).jpeg().toBuffer();
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
  await form.getByLabel('Portrait').setInputFiles(picture);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await press(page, 'Use this photograph');
  const portrait = page.locator('#root img[src*="portrait-mette-odegard.webp"]');
  await expect(portrait).toHaveCount(1);
  for (const language of ['en', 'es'])
    expect(read(project, `company/${language}/about.ts`)).toContain("portrait: 'mette-odegard'");

  await openWords(page, project, '/career');
  await unfold(page, roles!.heading);
  await unfold(page, roles!.open[0]!.title);
  await unfold(page, 'Add a page of its own');
  const asked: Record<string, string> = {
    'Description: one a line': 'One.\nTwo.',
    Name: 'Oslo',
    Locality: 'Oslo',
    Country: 'NO',
    'Date posted': '2026-11-18',
    Back: 'All roles',
    Location: 'Where',
    Duty: 'You do',
    Requirement: 'You bring',
  };
  for (const [label, words] of Object.entries(asked))
    await form
      .getByRole('textbox', { name: label, exact: true })
      .or(form.locator('[type=date]').and(form.getByLabel(label, { exact: true })))
      .first()
      .fill(words);
  await form.getByRole('button', { name: 'Add a page of its own' }).click();
  const pages = page.locator('.bar nav a');
  await expect(pages).toContainText([roles!.open[0]!.title]);
  const slug = roles!.open[0]!.title.toLowerCase().replaceAll(' ', '-');
  await open(page, project, `/career/${slug}`);
  await expect(page.locator('main h1')).toHaveText(roles!.open[0]!.title);
  await expect(page.locator('main')).toContainText('Two.');
});

test('a band added, removed → in the table of both languages, and the file as it was', async ({
  page,
  project,
}) => {
  const { bands, heading } = about.industry;
  await openWords(page, project, '/about');
  await unfold(page, heading);
  await unfold(page, 'Add to Bands');
  const form = panel(page).locator('form:visible');
  await form.getByLabel('Temperature').fill('−60 °C');
  await form.getByLabel('Name').fill('Deep frozen');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const columns = page.locator('main thead th');
  await expect(columns).toHaveCount(bands.length + 2);
  expect(read(project, 'company/es/about.ts')).toContain("'−60 °C'");
  await unfold(page, 'Add to Bands');
  await unfold(page, 'Add to Sectors');
  await expect(form.getByLabel('Goods, −60 °C')).toBeVisible();
  await press(page, 'Remove −60 °C');
  await expect(columns).toHaveCount(bands.length + 1);
  unchanged(project);
});

test('another language beside the first → what is left is counted', async ({ page, project }) => {
  await openWords(page, project, '/about');
  await page.getByLabel('Beside it').selectOption('Español');
  const left = panel(page).locator('.beside output');
  await expect(left).toHaveText('All translated');
  await unfold(page, about.method.heading);
  await unfold(page, 'Add to Steps');
  const form = panel(page).locator('form:visible');
  await form.getByLabel('Heading').fill('Check the seal');
  await form.getByLabel('Text').fill('We count the seals twice.');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(left).toHaveText('2 not translated yet');
  await unfold(page, 'Check the seal');
  const entry = panel(page).locator('.entry[open]');
  await expect(entry.getByText('not translated yet')).toHaveCount(2);
  await entry.getByRole('textbox', { name: 'Heading, Español' }).focus();
  await retype(page, 'Revisar el sello');
  await expect(left).toHaveText('1 not translated yet');
  expect(read(project, 'company/es/about.ts')).toContain("heading: 'Revisar el sello'");

  rmSync(join(project.folder, 'company/es/strategy.ts'));
  await openWords(page, project, '/strategy');
  await page.getByLabel('Beside it').selectOption('Español');
  await press(page, 'Translate this page');
  await expect(left).toContainText('not translated yet');
  expect(read(project, 'company/es/strategy.ts')).toBe(read(project, 'company/en/strategy.ts'));
});

test('an answer from before another language was chosen → its words stay', async ({
  page,
  project,
}) => {
  const late = Promise.withResolvers<void>();
  const actionIn = (request: Request) => request.postDataJSON()?.action.kind;
  await page.route('**/@edit', async (route) => {
    if (actionIn(route.request()) === 'types') await late.promise;
    await route.continue();
  });
  await openWords(page, project, '/about');
  await change(page, about.intro.heading, 'About all of us');
  await expect(status(page)).toContainText('saved');
  await page.getByLabel('Beside it').selectOption('Español');
  const left = panel(page).locator('.beside output');
  await expect(left).toHaveText('All translated');
  const isRead = page.waitForRequest((request) => actionIn(request) === 'read');
  late.resolve();
  await isRead;
  await expect(left).toHaveText('All translated');
});

test('refused while an earlier change is compiled → the reason stays', async ({
  page,
  project,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/@edit', async (route) => {
    if (route.request().postDataJSON()?.action.kind === 'types') await late.promise;
    await route.continue();
  });
  await openWords(page, project, '/about');
  await unfold(page, about.method.heading);
  const [step] = about.method.steps;
  await press(page, `Remove ${step!.heading}`);
  await expect(status(page)).toContainText('removed');
  await unfold(page, 'Add to Steps');
  await panel(page).locator('form:visible').getByRole('button').click();
  await expect(problem(page)).toContainText(
    'About › Method › Steps › New entry › Heading is empty.',
  );
  await page.evaluate(() => performance.clearResourceTimings());
  late.resolve();
  const isRead = () => performance.getEntriesByName(`${location.origin}/@edit`).length > 0;
  await page.waitForFunction(isRead);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(problem(page)).toContainText('Heading is empty.');
});

test('a page added, named, moved, removed, taken back → so the header and its file', async ({
  page,
  project,
}) => {
  project.drawShares();
  await openWords(page, project, '/', true);
  await unfold(page, 'Add a page');
  expect(await objections(page, { within: 'site-editor' })).toEqual([]);
  const form = panel(page).locator('form:visible');
  const asked = { Title: 'Cold stores', Description: 'Where goods wait.', Text: 'Three of them.' };
  for (const [label, words] of Object.entries(asked))
    await form.getByRole('textbox', { name: label, exact: true }).fill(words);
  await form.getByLabel('Heading').first().fill('Cold stores');
  await form.getByLabel('Heading').last().fill('In the north');
  await form.getByLabel('Paragraphs').fill('Oslo.\nBergen.');
  await press(page, 'Add the page');
  const links = page.locator('header nav').first().getByRole('listitem');
  const labels = navigation.map(({ label }) => label);
  await expect(links).toHaveText([...labels, 'Cold stores']);
  expect(read(project, 'company/es/paths.ts')).toContain("'cold-stores': '/es/cold-stores',");
  const picture = join(project.folder, 'company/public/media/social-cold-stores.jpg');
  await until(() => existsSync(picture), 'the share picture');

  await change(page, 'Cold stores', 'Stores');
  await expect(status(page)).toHaveText('Header links, Label saved.');
  await unfold(page, 'Header and footer');
  await panel(page).getByRole('button', { name: 'Move Stores up' }).click();
  await expect(links).toHaveText([...labels.slice(0, -1), 'Stores', labels.at(-1)!]);
  await panel(page).getByRole('link', { name: 'Stores' }).click();
  await expect(page.locator('main h1')).toHaveText('Cold stores');
  await expect(page.locator('main')).toContainText('Bergen.');

  await openWords(page, project, '/', true);
  await press(page, 'Remove the page Stores');
  await expect(links).toHaveText(labels);
  await expect(panel(page).locator('summary', { hasText: 'Add a page' })).toBeFocused();
  await project.ask({ kind: 'types' });
  unchanged(project);
  await press(page, 'Undo');
  await expect(links).toHaveText([...labels.slice(0, -1), 'Stores', labels.at(-1)!]);
  await until(() => existsSync(picture), 'the share picture');
});

test('news → a headline is typed in place; a new entry has an address of its own', async ({
  page,
  project,
}) => {
  const entry = { slug: 'colder', date: '2026-11-01', heading: 'Colder', text: 'By two degrees.' };
  const intro = { heading: 'News', text: 'What is new.' };
  const news = { feed: 'Feed', back: 'All news', entries: [entry] };
  const file = { title: 'News', description: 'What is new.', intro, news };
  const lines = Object.entries(file).map(
    ([name, words]) => `export const ${name} = ${JSON.stringify(words)};\n`,
  );
  write(project, 'company/en/news.ts', lines.join(''));
  const edit = (file: string, before: string, after: string) =>
    write(project, file, read(project, file).replace(before, after));
  for (const [folder, root] of [
    ['en', ''],
    ['es', '/es'],
  ] as const) {
    edit(`company/${folder}/paths.ts`, '} as const', `  news: '${root}/news',\n} as const`);
    edit(
      `company/${folder}/frame.ts`,
      'contact];',
      "contact, { label: 'News', href: paths.news }];",
    );
  }
  await open(page, project, '/news');
  await change(page, 'Colder', 'Colder still');
  await expect(status(page)).toHaveText('Entries, Heading saved.');
  await press(page, 'Add …');
  const form = panel(page).locator('form:visible');
  await form.getByLabel('Date').fill('2026-11-18');
  await form.getByLabel('Heading').fill('Colder');
  await form.getByLabel('Text').fill('By three degrees.');
  const { name } = stills.aisle;
  await form.getByRole('radio', { name: 'Aisle' }).check();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('main li')).toHaveCount(2);
  await expect(page.locator(`main li img[src*="${name}-"]`)).toHaveCount(1);

  // A photograph that no page has shown yet, with its words; and none.
  await unfold(page, 'Colder still');
  const buffer = await flat(1920, 1080).jpeg().toBuffer();
  const chosen = panel(page).locator('.entry[open]');
  const photograph = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
  await chosen.getByLabel('Or a new photograph').setInputFiles(photograph);
  await page.getByLabel('What it shows').fill('All blue');
  await press(page, 'Use this photograph');
  await expect(page.locator('main li img[alt="All blue"]')).toHaveCount(1);
  for (const language of ['en', 'es'])
    expect(read(project, `company/${language}/media.ts`)).toContain("'picture-colder-still': {");
  await press(page, 'Words and lists');
  await unfold(page, 'News');
  await unfold(page, 'Colder still');
  await chosen.getByRole('radio', { name: 'None' }).click(); // checked once it is saved
  await expect(page.locator('main li img')).toHaveCount(1);
  await expect(chosen.getByRole('radio', { name: 'None' })).toBeFocused();
  expect(await objections(page, { within: 'site-editor' })).toEqual([]);

  await open(page, project, '/news/colder-2');
  await expect(page.locator('main h1')).toHaveText('Colder');
  // Every page's head imports its file, too.
  const { origin } = project;
  const visited = await page.request.get(`${origin}/`, { headers: { accept: 'text/html' } });
  expect(await visited.text()).toContain('application/atom+xml');
  expect(await project.ask({ kind: 'remove-page', page: 'news' })).toMatchObject({ problem: '' });
  expect(await project.ask({ kind: 'undo' })).toMatchObject({ problem: '' });
});

test('a heading, the name changed → the share pictures say it', async ({ page, project }) => {
  project.drawShares();
  await open(page, project, '/about');
  await change(page, about.intro.heading, 'About all of us');
  const says = (words: string) => () =>
    read(project, 'company/pictures/made.json').includes(`"${words}"`);
  await until(says('About all of us'), 'the share picture');
  await change(page, company.name, RENAMED);
  await until(says(RENAMED), 'the share pictures');
  await project.ask({ kind: 'types' }); // all are drawn
  expect(await project.ask({ kind: 'types' })).toEqual({ problem: '' }); // nothing new to show
});

test('changed by somebody else meanwhile → both texts stay', async ({ page, project }) => {
  const file = 'company/en/about.ts';
  const heading = page.locator('h1 edit-sentence');
  await open(page, project, '/about');
  await heading.click();
  const theirs = read(project, file).replace(about.intro.heading, 'Theirs');
  write(project, file, theirs);
  await retype(page, 'Mine');
  await expect(problem(page)).toContainText('has changed meanwhile');
  expect(read(project, file)).toBe(theirs);
  await expect(heading).toHaveText('Mine');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Theirs');
});

test('a role moved, undone, redone, removed → the list of the page', async ({ page, project }) => {
  await open(page, project, '/career');
  const titles = page.locator('main ol h3');
  const [first, second] = roles!.open.map(({ title }) => title);
  await page.locator('edit-sentence').filter({ hasText: first! }).first().click();
  await press(page, `Move ${first} down`);
  await expect(titles.nth(0)).toHaveText(second!);
  await expect(titles.nth(1).locator('edit-sentence')).toBeFocused();
  await expect(page.getByRole('button', { name: `Move ${first} down` })).toBeVisible();
  await press(page, 'Undo');
  await expect(titles.nth(0)).toHaveText(first!);
  await press(page, 'Redo');
  await expect(titles.nth(1)).toHaveText(first!);

  await press(page, 'Words and lists');
  await page.getByRole('searchbox').fill(second!);
  const list = page.getByRole('region', { name: 'Roles' });
  await list.getByRole('button', { name: `Remove ${first}` }).click();
  await expect(titles).toHaveCount(roles!.open.length - 1);
  // The panel and its search are unchanged.
  await expect(page.getByRole('searchbox')).toHaveValue(second!);
});

test('changes → one taken back, one published with the files it names', async ({
  page,
  project,
}) => {
  const remote = mkdtempSync(join(tmpdir(), 'remote-'));
  project.git('init', '--quiet', '--bare', remote);
  project.git('remote', 'add', 'origin', remote);
  write(project, 'company/en/home.ts', `// mine\n${read(project, 'company/en/home.ts')}`);
  await open(page, project, '/about');
  await change(page, about.promises.heading, 'About all of us');
  await expect(status(page)).toContainText('saved');
  await change(page, about.method.heading, 'How we do it');
  await press(page, 'Changes (2)');
  const listed = page.getByRole('complementary').getByRole('listitem');
  await listed.filter({ hasText: 'About all' }).getByRole('button').click();
  const promises = page.locator('#root').getByText(about.promises.heading, { exact: true });
  await expect(promises).toBeVisible();
  await expect(listed.locator('p')).toHaveText('Method › Heading About');
  await expect(listed.locator('del')).toHaveText(about.method.heading);
  await expect(listed.locator('ins')).toHaveText('How we do it');

  await press(page, 'Publish …');
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByRole('checkbox', { name: 'en/about.ts', exact: true })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'en/home.ts also changed outside' }).uncheck();
  expect(await objections(page, { within: 'site-editor' })).toEqual([]);
  await dialog.getByLabel('What was changed').fill('Say how we work');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(status(page)).toHaveText('Published.');
  const published = project.git('-C', remote, 'show', '--name-only', '--format=%s', 'HEAD');
  expect(published.trim().split(/\n+/)).toEqual(['Say how we work', 'company/en/about.ts']);
  expect(project.diff()).toEqual(['+// mine']);
  project.git('remote', 'remove', 'origin');
});

test('a phone, the dark, a panel → the page as it is there; nothing is cut off', async ({
  page,
  project,
  browser,
}) => {
  const colours = () => {
    const surfaces = [...document.querySelectorAll('body, [data-theme=dark]')];
    return [...surfaces.map((it) => getComputedStyle(it).backgroundColor), window.innerWidth];
  };
  const visitor = await browser.newPage({
    colorScheme: 'dark',
    viewport: { width: 390, height: 800 },
  });
  await visitor.goto(`${project.origin}/`);
  await open(page, project, '/');
  await press(page, 'Dark');
  await press(page, 'Phone');
  const seen = () =>
    page
      .frames()[1]
      ?.evaluate(colours)
      .catch(() => []);
  await expect.poll(seen).toEqual(await visitor.evaluate(colours));
  await visitor.close();
  await press(page, 'Edit');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect((await page.evaluate(colours)).at(-1)).toBe(1440);

  const edges = (css: string) =>
    page
      .locator(css)
      .first()
      .evaluate((it) => it.getBoundingClientRect());
  const { height } = await edges('h1');
  await press(page, 'Pictures');
  expect((await edges('#root')).right).toBeLessThanOrEqual((await edges('.panel')).left + 1);
  // As it is laid out in the whole window, only smaller.
  const { width } = await edges('#root');
  expect((await edges('h1')).height / height).toBeCloseTo(width / 1440, 1);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const it of await page.locator('.bar :is(button, select, a):visible').all())
    expect((await it.boundingBox())!.x + (await it.boundingBox())!.width).toBeLessThanOrEqual(390);
});

test('a sentence that begins with a value → selected whole, typed over', async ({
  page,
  project,
}) => {
  await open(page, project, '/about');
  const sentence = page.locator('main p edit-sentence').first();
  const value = sentence.locator('edit-chip').first();
  const ways = [
    () => sentence.click().then(() => page.keyboard.press('ControlOrMeta+a')),
    () => value.click({ clickCount: 3 }),
  ];
  for (const select of ways) {
    await select();
    await page.keyboard.type('All of it');
    await expect(sentence).toHaveText('All of it');
    await page.keyboard.press('Escape');
    await expect(sentence).toHaveText(about.intro.text);
  }
  await value.click();
  const place = `“${company.name}” is written in Whole site › Company › Name.`;
  await expect(page.locator('.tools')).toHaveText(place);
  await page.keyboard.type('!');
  await expect(sentence).toHaveText(about.intro.text.replace(company.name, `${company.name}!`));
  await page.keyboard.press('Escape');
});

test('a word longer than a phone is wide → it breaks as on the site', async ({ page, project }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, project, '/about');
  await change(page, about.intro.heading, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze');
  await expect(status(page)).toContainText('saved');
  const size = () =>
    page.locator('h1').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const edited = await size();
  expect(edited[0]).toBeLessThan(390);
  await page.goto(`${project.origin}/about`);
  await expect.poll(size).toEqual(edited);
});

test('no photograph for this place → what to do, nothing written', async ({ page, project }) => {
  await open(page, project, '/about');
  await press(page, 'Pictures');
  const { portrait } = about.leadership!.people[0]!;
  const huge = join(mkdtempSync(join(tmpdir(), 'photograph-')), 'huge.jpg');
  writeFileSync(huge, '');
  truncateSync(huge, 100_000_000);
  const jpeg = await flat(600, 600).jpeg().toBuffer();
  const asFile = (buffer: Buffer) => ({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const refused: [string, Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]][] = [
    ['not a picture that can be read', asFile(Buffer.from('no'))],
    ['Save it as JPEG', asFile(await flat(600, 600).gif().toBuffer())],
    ['is damaged', asFile(jpeg.subarray(0, jpeg.length / 2))],
    [
      'The photograph is 100 × 100 pixels, and must have 480 × 480',
      asFile(await flat(100, 100).jpeg().toBuffer()),
    ],
    ['huge.jpg is larger than 30 MB', huge],
  ];
  for (const [reason, files] of refused) {
    await page.getByLabel(`Portrait ${portrait}`).setInputFiles(files);
    await press(page, 'Use this photograph');
    await expect(problem(page)).toContainText(reason);
    await press(page, 'Cancel');
  }
  unchanged(project);
});

test('a photograph → its words, its sizes, its point; back again', async ({ page, project }) => {
  const { name, alt } = stills.aisle;
  const shown = page.locator(`#root img[src*="${name}-"]`);
  await open(page, project, '/career');
  await press(page, 'Pictures');
  const buffer = await flat(1920, 1200, 'blue').jpeg().toBuffer();
  await page.getByLabel(name).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('From the top').fill('20');
  await expect(page.getByLabel('What it shows')).toHaveValue(alt);
  await page.getByLabel('What it shows').fill('All blue');
  const before = (await shown.getAttribute('src'))!;
  await press(page, 'Use this photograph');
  await expect(shown).toHaveAttribute('alt', 'All blue');
  // The file's name is the same, but its URL is not: no cache shows the old one.
  await expect(shown).not.toHaveAttribute('src', before);
  const made = sharp(join(project.folder, `company/public/media/${name}-800.webp`));
  expect(await made.metadata()).toMatchObject({ width: 800, height: 450 });
  expect((await made.stats()).dominant).toMatchObject({ r: 8, b: 248 });
  expect(read(project, 'company/pictures/focus.ts')).toContain(`${name}: [50, 20]`);
  expect(project.diff()).toEqual([`-    alt: '${alt}',`, `+    alt: 'All blue',`]);

  await press(page, 'Changes (2)');
  const listed = page.getByRole('listitem').filter({ hasText: name });
  for (const shown of await listed.getByRole('img').all())
    expect(await shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(80);
  await expect(listed.getByRole('img')).toHaveCount(2);
  for (const left of [1, 0]) {
    await press(page, 'Undo');
    await expect(page.getByRole('button', { name: `Changes (${left})` })).toBeVisible();
  }
  await expect(shown).toHaveAttribute('alt', alt);
  unchanged(project);
});

test('each panel of the editor open → nothing that axe objects to', async ({ page, project }) => {
  await open(page, project, '/about');
  await change(page, about.intro.heading, 'About all of us');
  await expect(status(page)).toContainText('saved');
  for (const panel of ['Words and lists', 'Pictures', 'Changes (1)']) {
    await press(page, panel);
    await expect(page.getByRole('complementary')).toBeVisible();
    if (panel.startsWith('Words')) await page.getByRole('searchbox').fill('leadership');
    // The page behind them is the same each time, and long.
    const part = panel.startsWith('Words') ? {} : { within: 'site-editor' };
    expect(await objections(page, part)).toEqual([]);
  }
  for (const view of ['Phone', 'Desktop', 'Dark']) {
    await press(page, view);
    await expect(page.frameLocator('iframe').locator('h1')).toHaveText('About all of us');
    expect(await objections(page, { within: 'site-editor' }), view).toEqual([]);
  }
});

test('requests from elsewhere → refused; from our own page → taken', async ({
  project: { origin, cookie },
  request,
}) => {
  const data = { page: '/', action: { kind: 'read' } };
  const statusOf = async (headers: Record<string, string>) =>
    (await request.post(`${origin}/@edit`, { data, headers: { cookie, ...headers } })).status();
  const { port } = new URL(origin);
  const refused = {
    'no page at all': {},
    'another site': { origin: 'https://evil.example' },
    'a sandboxed page': { origin: 'null' },
    'another server on this machine': { origin: 'http://127.0.0.1:1' },
    'another site, whatever its origin says': { origin, 'sec-fetch-site': 'cross-site' },
    'a name that leads here': {
      host: `evil.example:${port}`,
      origin: `http://evil.example:${port}`,
    },
    'another user of this machine': { origin, cookie: '' },
    'another port in the name': { host: '127.0.0.1:1', origin: 'http://127.0.0.1:1' },
  };
  for (const [from, headers] of Object.entries(refused))
    expect(await statusOf(headers), from).toBe(403);
  expect(await statusOf({ origin })).toBe(200);
  expect(await statusOf({ origin, 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect((await request.get(`${origin}/package.json`)).status()).toBe(403);
  const page = (headers = {}) => request.get(`${origin}/@edit/about`, { headers });
  expect((await page()).status()).toBe(403);
  expect(await (await page()).text()).not.toContain(cookie.split('=')[1]);
  expect((await page({ cookie })).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
  const name = `localhost:${port}`;
  expect(await statusOf({ host: name, origin: `http://${name}` })).toBe(200);
});

test('Ctrl+C while a change is checked → as the check would have left it', async () => {
  for (const [words, left] of [
    ['Who we are', "heading: 'Who we are'"],
    ['', `heading: '${about.intro.heading}'`],
  ] as const) {
    const project = await startEditor();
    // The check reads it anew with the page's file, and takes that long.
    const slow = "import './about.ts';\nconsole.log('A check');\nawait new Promise((done) =>";
    write(project, 'company/en/slow.ts', `${slow} setTimeout(done, 3000));\n`);
    const { sentences } = (await project.ask({ kind: 'read' })).state;
    const at = sentences.find((it) => it.file === 'en/about.ts' && it.path === 'intro.heading')!;
    const before = project.terminal();
    const over = () => {};
    const asked = project.ask({ kind: 'write', at, parts: [words].filter(Boolean) });
    const answered = asked.then(over, over);
    await until(() => project.terminal() !== before, 'the check');
    await project.interrupt();
    await answered;
    expect(read(project, 'company/en/about.ts')).toContain(left);
    await project.stop();
  }
});

test('what is built → nothing of the editor in it', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((it) =>
    it.isFile(),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const { parentPath, name } of files) {
    if (!/\.(html|js|css|json|txt|xml)$/.test(name)) continue;
    const text = readFileSync(join(parentPath, name), 'utf8');
    expect(text, name).not.toMatch(
      /@edit|edit-sentence|site-editor|__stega|[\u{e0100}-\u{e01ef}]/u,
    );
  }
});
