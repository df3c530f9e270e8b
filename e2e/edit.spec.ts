import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { company } from '#company/facts.ts';
import * as about from '#words/about.ts';
import { roles } from '#words/career.ts';
import { newsletterDelivery } from '#words/contact.ts';
import { type EditedProject, startEditor } from '../testing/editor.ts';

/** Each test has a copy of the project to itself. */
const test = base.extend<{ project: EditedProject }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  project: async ({}, use) => {
    const project = await startEditor();
    await use(project);
    await project.stop();
  },
});

const status = (page: Page) => page.getByRole('region', { name: 'Editor' }).getByRole('status');
const sentence = (page: Page, text: string) =>
  page.locator('edit-words').filter({ hasText: text }).first();

async function open(page: Page, { origin }: EditedProject, path: string) {
  await page.goto(`${origin}/@edit${path}`);
  await expect(status(page)).toContainText('Click a sentence');
}

async function retype(page: Page, from: string, to: string) {
  await sentence(page, from).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
}

test('the site with its Edit button → the same page, and a sentence that one retypes', async ({
  page,
  project,
}) => {
  await page.goto(`${project.origin}/about`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(status(page)).toContainText('Click a sentence');
  await expect(page).toHaveURL(`${project.origin}/@edit/about`);

  await retype(page, about.intro.heading, "Who's who");
  await expect(status(page)).toHaveText('Saved in company/en/about.ts.');
  expect(project.diff()).toEqual([
    `-  heading: '${about.intro.heading}',`,
    `+  heading: "Who's who",`,
  ]);
  await page.goto(`${project.origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Who's who");
});

test('a name inside a sentence → a chip that stays whole, the words around it change', async ({
  page,
  project,
}) => {
  await open(page, project, '/about');
  const intro = page.locator('main p edit-words').first();
  await expect(intro.locator('edit-chip')).toHaveText(company.name);
  await intro.click({ position: { x: 400, y: 10 } });
  await page.keyboard.press('End');
  await page.keyboard.type(' Always.');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Saved');
  const [before, after] = project.diff();
  expect(before).toContain(`\${company.name} moves`);
  expect(after).toContain(`\${company.name} moves`);
  expect(after).toContain('Always.');
});

test('twins → the one that was typed in changes, the other does not', async ({ page, project }) => {
  await open(page, project, '/about');
  const twin = about.leadership!.people[1]!.position;
  await page.locator('edit-words').filter({ hasText: twin }).nth(1).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Founder of the other half');
  await page.keyboard.press('Tab');
  await expect(status(page)).toContainText('Saved');
  const people = readFileSync(join(project.folder, 'company/en/about.ts'), 'utf8');
  expect(people.indexOf(`'${twin}'`)).toBeLessThan(people.indexOf("'Founder of the other half'"));
  expect(project.diff()).toHaveLength(2);
});

test('Escape → as it was; Tab → the next sentence', async ({ page, project }) => {
  await open(page, project, '/about');
  const heading = page.locator('h1 edit-words');
  await heading.click();
  await page.keyboard.type('Oh ');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText(about.intro.heading);
  await page.keyboard.press('Tab');
  await expect(page.locator('main p edit-words').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(heading).toBeFocused();
  expect(project.diff()).toEqual([]);
});

test('an emptied heading → the objection at the sentence, the file as before; mended → saved', async ({
  page,
  project,
}) => {
  await open(page, project, '/about');
  await sentence(page, about.intro.heading).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('company/en/about.ts: intro.heading is');
  expect(project.diff()).toEqual([]);
  const wrong = page.locator('edit-words[aria-invalid=true]');
  await wrong.press('ControlOrMeta+a');
  await page.keyboard.type('About all of us');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Saved');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(project.diff()).toHaveLength(2);
});

test('words that no page shows → found in the panel, changed there; an empty title is refused', async ({
  page,
  project,
}) => {
  await open(page, project, '/');
  await page.getByRole('button', { name: 'Words and lists' }).click();
  await page.getByRole('searchbox').fill(newsletterDelivery!.sent);
  const field = page.getByRole('textbox', { name: 'newsletterDelivery.sent' });
  await field.press('ControlOrMeta+a');
  await page.keyboard.type('Look into your letter box.');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Saved in company/en/contact.ts.');

  await page.getByRole('searchbox').fill('career.ts');
  const title = page.getByRole('textbox', { name: 'title, en/career.ts', exact: true });
  await title.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('company/en/career.ts: title is');
  expect(project.diff()).toHaveLength(2);
});

test('a role more, a role moved, a role less → the list of the page, and its lines alone', async ({
  page,
  project,
}) => {
  await open(page, project, '/career');
  const titles = page.locator('main ol h3');
  const [first, second] = roles!.open.map(({ title }) => title);

  await sentence(page, first!).click();
  await page.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(titles.nth(0)).toHaveText(second!);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles.nth(0)).toHaveText(first!);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(titles.nth(1)).toHaveText(first!);

  await page.getByRole('button', { name: 'Words and lists' }).click();
  await page.getByRole('searchbox').fill('roles.open');
  const form = page.getByRole('region', { name: 'roles.open, en/career.ts' });
  await form.getByText('Add to roles.open').click();
  await form.getByLabel('title').fill('Night Dispatcher');
  await form.getByLabel('text').fill('Keep watch while the others sleep.');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(titles).toHaveCount(roles!.open.length + 1);
  await expect(titles.last()).toHaveText('Night Dispatcher');

  await form.getByRole('button', { name: 'Remove Night Dispatcher' }).click();
  await expect(titles).toHaveCount(roles!.open.length);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles.last()).toHaveText('Night Dispatcher');
});

test('changes → listed as before and after, committed with a message, and nothing else with them', async ({
  page,
  project,
}) => {
  writeFileSync(
    join(project.folder, 'company/en/home.ts'),
    `// mine\n${readFileSync(join(project.folder, 'company/en/home.ts'), 'utf8')}`,
  );
  await open(page, project, '/about');
  await retype(page, about.intro.heading, 'About all of us');
  await expect(status(page)).toContainText('Saved');
  await page.getByRole('button', { name: 'Changes (1)' }).click();
  const change = page.getByRole('complementary').getByRole('listitem');
  await expect(change).toContainText('company/en/about.ts');
  await expect(change.locator('del')).toHaveText(about.intro.heading);
  await expect(change.locator('ins')).toHaveText('About all of us');
  await page.getByLabel('What was changed').fill('Say who we are');
  await page.getByRole('button', { name: 'Commit' }).click();
  await expect(status(page)).toHaveText('Committed.');
  expect(project.git('log', '-1', '--format=%s').trim()).toBe('Say who we are');
  expect(project.git('show', '--stat', '--format=').trim()).toContain('company/en/about.ts');
  expect(project.git('show', '--stat', '--format=')).not.toContain('home.ts');
});

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer();

test('a photograph in place of a portrait → its sizes, its name, and back again', async ({
  page,
  project,
}) => {
  const { portrait } = about.leadership!.people[0]!;
  const drawing = join(project.folder, `public/media/portrait-${portrait}.svg`);
  await open(page, project, '/about');
  await page.getByRole('button', { name: 'Pictures' }).click();
  const choose = page.getByLabel(`portrait-${portrait}`);

  await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
  await page.getByRole('button', { name: 'Use this photograph' }).click();
  await expect(page.getByRole('alert')).toContainText('no picture that can be read');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const small = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph(100, 100) };
  await choose.setInputFiles(small);
  await page.getByRole('button', { name: 'Use this photograph' }).click();
  await expect(page.getByRole('alert')).toContainText('must have 480 × 480');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(project.git('status', '--porcelain', '--', 'company', 'public')).toBe('');

  await choose.setInputFiles({ ...small, buffer: await photograph(900, 1200) });
  await page.getByLabel('From the top').fill('20');
  await page.getByRole('button', { name: 'Use this photograph' }).click();
  await expect(page.locator(`#root img[src$="portrait-${portrait}.webp"]`)).toHaveCount(1);
  const made = await sharp(drawing.replace('.svg', '.webp')).metadata();
  expect([made.width, made.height]).toEqual([480, 480]);
  expect(existsSync(drawing)).toBe(false);
  // Once for each language.
  expect([...new Set(project.diff())]).toEqual([
    `-      portrait: '${portrait}',`,
    `+      portrait: '${portrait}.webp',`,
  ]);
  const focus = readFileSync(join(project.folder, 'company/pictures/focus.ts'), 'utf8');
  expect(focus).toContain(`'portrait-${portrait}': [50, 20]`);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator(`#root img[src$="portrait-${portrait}.svg"]`)).toHaveCount(1);
  expect(project.git('status', '--porcelain', '--', 'company', 'public')).toBe('');
});

test('a file that somebody else changed meanwhile → not overwritten, and what was typed stays', async ({
  page,
  project,
}) => {
  await open(page, project, '/about');
  const file = join(project.folder, 'company/en/about.ts');
  await page.locator('h1 edit-words').click();
  writeFileSync(file, readFileSync(file, 'utf8').replace(about.intro.heading, 'Theirs'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Mine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('has changed meanwhile');
  expect(readFileSync(file, 'utf8')).toContain("'Theirs'");
  await expect(page.locator('h1 edit-words')).toHaveText('Mine');
  await page.keyboard.press('Escape');
  await expect(page.locator('h1 edit-words')).toHaveText('Theirs');
});

test('the place on the page → kept while a sentence is saved', async ({ page, project }) => {
  await open(page, project, '/about');
  await sentence(page, about.leadership!.heading).click();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Saved');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(sentence(page, about.leadership!.heading)).toBeFocused();
});

test('the editor, open → nothing that axe objects to', async ({ page, project }) => {
  await open(page, project, '/about');
  await page.getByRole('button', { name: 'Words and lists' }).click();
  await page.getByRole('searchbox').fill('leadership');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('requests from elsewhere → refused, and nothing is written', async ({ project, request }) => {
  const data = { page: '/', action: { kind: 'undo' } };
  const post = (headers: Record<string, string>) =>
    request.post(`${project.origin}/@edit`, { data, headers });
  expect((await post({})).status()).toBe(403);
  expect((await post({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await post({ origin: project.origin, 'sec-fetch-site': 'cross-site' })).status()).toBe(
    403,
  );
  const rebound = await post({ host: 'evil.example', origin: 'http://evil.example' });
  expect(rebound.status()).toBe(403);
  expect((await post({ origin: project.origin })).status()).toBe(200);
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
      /@edit|edit-words|site-editor|__editMarker|[\u{e0100}-\u{e01ef}]/u,
    );
  }
});
