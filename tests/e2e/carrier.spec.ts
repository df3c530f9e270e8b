import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fill } from '../../src/content/fill.ts';
import type { Content } from '../../src/content/schema.ts';
import { allContent, content, FIXTURE, labels } from './content.ts';
import { axeViolations, expect, linkedData, test } from './test.ts';

// What a carrier's customers look for, as tests/fixture has it. The sample has none of it.
const PORTAL = 'https://portal.example';
test.use({ baseURL: FIXTURE.origin, hosts: [FIXTURE.media, PORTAL] });
test.beforeEach(({ page }) =>
  page.route(`${FIXTURE.media}/**`, (route) =>
    route.fulfill({ path: FIXTURE.build + new URL(route.request().url()).pathname }),
  ),
);

const company: Content['company'] = parse(readFileSync(`${FIXTURE.folder}/company.yaml`, 'utf8'));
const siteLabels = labels('en', FIXTURE.folder);
const frame = content('frame', 'en', FIXTURE.folder);
const pages = allContent('pages', 'en', FIXTURE.folder);
const help = pages.find(({ path }) => path === '/help')!;
type Section = NonNullable<typeof help.sections>[number];
/** The section of a type on the page: the first, unless another is asked for. */
const sectionOf = <T extends string>(type: T, index = 0) =>
  help.sections!.filter((section) => section.type === type)[index] as Extract<Section, { type: T }>;

test('tracking → a plain form that leads to the portal with the number', async ({ page }) => {
  await page.route(`${PORTAL}/**`, (route) => route.fulfill({ body: 'there' }));
  await page.goto(content('home', 'en', FIXTURE.folder).path);
  await expect(page.getByRole('heading', { name: siteLabels.tracking.heading })).toBeVisible();
  const target = { '@type': 'EntryPoint', urlTemplate: company.tracking };
  const potentialAction = { '@type': 'TrackAction', target };
  expect(await linkedData(page)).toContainEqual(expect.objectContaining({ potentialAction }));
  await page.locator('main').getByLabel(siteLabels.tracking.number).fill('AB 1&2');
  await page.locator('main').getByRole('button', { name: siteLabels.tracking.submit }).click();
  await page.waitForURL(`${PORTAL}/track?lang=en&ref=AB+1%262`);
});

test('locations → on Contact with opening hours, and in the structured data', async ({ page }) => {
  await page.goto(content('contact', 'en', FIXTURE.folder).path);
  const [depot] = company.locations!;
  const section = page.locator('section', { hasText: siteLabels.locations.heading });
  await expect(section.getByRole('listitem')).toHaveCount(company.locations!.length);
  await expect(section).toContainText('Mon–Fri');
  await expect(section).toContainText(`Mon–Sun ${siteLabels.locations.allDay}`);
  await expect(section.getByRole('link', { name: depot!.phone! })).toBeVisible();
  expect(await linkedData(page)).toContainEqual(
    expect.objectContaining({
      address: expect.objectContaining({ streetAddress: company.legal!.street }),
      vatID: company.legal!.vatNumber,
      department: [
        expect.objectContaining({ name: depot!.name, openingHours: depot!.opens!.split(', ') }),
        expect.anything(),
        expect.objectContaining({ address: expect.objectContaining({ addressRegion: 'TX' }) }),
      ],
    }),
  );
});

test('a general phone beside dispatch → in the footer, the imprint and the structured data', async ({
  page,
}) => {
  const { general, dispatch } = company.phones!;
  await page.goto(pages.find(({ path }) => path === '/imprint')!.path);
  const phones = (selector: string) => page.locator(`${selector} a[href^="tel:"]`);
  await expect(phones('footer')).toHaveText([general!, dispatch]);
  await expect(phones('main')).toHaveText([general!]);
  const mail = page.locator('main a[href^="mailto:"]');
  const lines = await Promise.all([mail, phones('main')].map((link) => link.boundingBox()));
  expect(lines[1]!.y).toBeGreaterThanOrEqual(lines[0]!.y + lines[0]!.height);
  expect(await linkedData(page)).toContainEqual(expect.objectContaining({ telephone: general }));
});

test('documents → their kind and size, and whether they are still valid', async ({ page }) => {
  await page.goto(help.path);
  const { documents } = sectionOf('documents');
  for (const { title, file } of documents) {
    await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', file);
    expect((await page.request.get(file)).ok()).toBe(true);
  }
  const items = page.getByRole('listitem');
  await expect(items.filter({ hasText: documents[0]!.title })).toContainText('PDF, 2 kB');
  const states = [siteLabels.documents.validUntil, siteLabels.documents.expired];
  const [valid, expired] = states.map((label) => fill(label, { date: '' }).trim());
  await expect(items.filter({ hasText: documents[1]!.title })).toContainText(valid!);
  await expect(items.filter({ hasText: documents[2]!.title })).toContainText(expired!);
});

test('links to pages, but not to files → prefetched once a visitor reaches for them', async ({
  page,
}) => {
  await page.goto(help.path);
  const rules = await page.locator('script[type=speculationrules]').textContent();
  const [{ where }] = JSON.parse(rules!).prefetch;
  const fetched = page.locator(where.selector_matches);
  await expect(
    fetched.and(page.locator(`[href="${content('about', 'en', FIXTURE.folder).path}"]`)),
  ).not.toHaveCount(0);
  await expect(page.locator('main [href$=".pdf"]')).not.toHaveCount(0);
  for (const file of ['[download]', '[href$=".pdf"]'])
    await expect(fetched.and(page.locator(file))).toHaveCount(0);
});

test('a table at 320 px → only the table scrolls, and its numbers are aligned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(help.path);
  const table = page.getByRole('table', { name: sectionOf('table').caption });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('cell', { name: '1,42' })).toHaveCSS('text-align', 'end');
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  const lines = await table
    .getByRole('columnheader')
    .first()
    .evaluate((cell) => {
      Object.assign(cell, { lang: 'zxx', textContent: 'Temperaturaufzeichnung' });
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeViolations(page)).toEqual([]);
});

test('days and numbers of a table in YAML → shown as they are written', async ({ page }) => {
  await page.goto(help.path);
  const table = page.getByRole('table', { name: sectionOf('table', 2).caption });
  const cells = table.locator('tbody').locator('th, td');
  await expect(cells).toHaveText(['2026-12-25', '2', '2026-12-26', '1']);
});

test('questions and certificates → also in the structured data', async ({ page }) => {
  await page.goto(help.path);
  const data = await linkedData(page);
  const { documents } = sectionOf('documents');
  const { questions } = sectionOf('questions');
  const named = questions.map(({ question }) => expect.objectContaining({ name: question }));
  const certificate = expect.objectContaining({ name: documents[1]!.title });
  expect(data).toContainEqual({ '@type': 'FAQPage', mainEntity: named });
  expect(data).toContainEqual(expect.objectContaining({ hasCertification: [certificate] }));
});

test('the mark → to download as SVG and PNG', async ({ page }) => {
  await page.goto(help.path);
  for (const [kind, start] of [
    ['SVG', '<svg xmlns='],
    ['PNG', '\x89PNG'],
  ] as const) {
    const link = page.getByRole('link', { name: `${company.name} (${kind})` });
    await expect(link).toHaveAttribute('download', `harbour-cold.${kind.toLowerCase()}`);
    const file = await page.request.get((await link.getAttribute('href'))!);
    expect((await file.body()).toString('latin1').startsWith(start)).toBe(true);
  }
});

test('the company’s own drawings for a service and a network → shown, with unique ids', async ({
  page,
}) => {
  const { path, services } = content('strategy', 'en', FIXTURE.folder);
  const { heading } = services.cards.find(({ drawing }) => drawing)!;
  await page.goto(path);
  const card = page.getByRole('listitem').filter({ hasText: heading });
  await expect(card.locator('svg path[fill^=url]')).toBeVisible();
  const ids = await page.locator('svg [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toHaveLength(3); // the network is in the menu and in the footer
  expect(new Set(ids).size).toBe(3);
});

test('a link to an answer → opens it', async ({ page }) => {
  const { questions } = sectionOf('questions');
  await page.goto(help.path);
  await expect(page.getByText(questions[1]!.answer)).toBeHidden();
  await page.goto(`${help.path}#wie-gross-ist-ein-anhanger`);
  await expect(page.getByText(questions[1]!.answer)).toBeVisible();
  await expect(page.getByText(questions[0]!.answer)).toBeHidden();
});

test('a link to an answer, where browsers do not open it → the site does', async ({ page }) => {
  const { questions } = sectionOf('questions');
  const address = '#how-do-i-track-a-shipment';
  const answer = page.getByText(questions[0]!.answer);
  // The address has the fragment only while scripts run, so Chromium itself opens nothing.
  await page.addInitScript((address) => {
    const show = (url: string) => () => history.replaceState(null, '', url);
    document.addEventListener('readystatechange', show(address), { once: true });
    document.addEventListener('DOMContentLoaded', show(location.pathname));
  }, address);
  await page.goto(help.path);
  await expect(answer).toBeInViewport();
  await page.getByText(questions[0]!.question).click();
  await expect(answer).toBeHidden();
  await page.evaluate((address) => {
    history.replaceState(null, '', address);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, address);
  await expect(answer).toBeInViewport();
});

test('a notice, portals and an imprint → on every page', async ({ page }) => {
  await page.goto(help.path);
  const notice = page.getByRole('link', { name: frame.notice!.text });
  await expect(notice).toHaveAttribute('href', `${help.path}#how-do-i-track-a-shipment`);
  const [portal] = frame.portals!;
  await expect(
    page.locator('header').getByRole('link', { name: portal!.label }).first(),
  ).toBeVisible();
  await page.locator('footer').getByRole('link', { name: siteLabels.footer.imprint }).click();
  for (const fact of [company.legal!.register!, company.legal!.managers!.join(' and ')])
    await expect(page.getByRole('main')).toContainText(fact);
});

test('the day after a notice ends → it is gone, however old the build is', async ({ page }) => {
  await page.clock.setFixedTime('2100-01-01');
  await page.goto(help.path);
  await expect(page.getByRole('link', { name: frame.notice!.text })).toBeHidden();
});
