import type { Page } from '@playwright/test';
import { company } from '#company/facts.ts';
import type { PageName } from '#shapes';
import { method, promises } from '#words/about.ts';
import { roles } from '#words/career.ts';
import { frame, navigation } from '#words/frame.ts';
import { hero } from '#words/home.ts';
import { notFound } from '#words/not-found.ts';
import { paths } from '#words/paths.ts';
import { sampleTrip } from '#words/sample-trip.ts';
import { degrees } from '../src/pages/home/trip/trip-readings.ts';
import { alive, atRest, expect, letTimePass, logged, pageNames, test } from './test.ts';

type Link = { label: string; href: string };

/** For machines, for another page, or only said once something is in use. */
const NOT_FOR_ALL = new Set(
  [
    ['href', 'icon', 'portrait', 'contact', 'phone', 'withoutScripts', 'delivered', 'lines'],
    ['application', 'contactDelivery', 'newsletterDelivery', 'finder'],
    ['details', 'page'], // of a role, on a page of its own
  ].flat(),
);

/** Every sentence and every link of a file of words, wherever it lies in it. */
function collect(words: unknown, key = '', found = { texts: [] as string[], links: [] as Link[] }) {
  if (NOT_FOR_ALL.has(key)) return found;
  if (typeof words === 'string') found.texts.push(words);
  else if (words && typeof words === 'object') {
    if ('label' in words && 'href' in words) found.links.push(words as Link);
    for (const [name, value] of Object.entries(words)) collect(value, name, found);
  }
  return found;
}

async function wordsOf(name: PageName) {
  const { title: _title, description: _description, ...words } = await import(`#words/${name}.ts`);
  return collect(words);
}

/** All that the page says, to those who see it and to those who hear it. */
async function saidOn(page: Page) {
  const main = page.getByRole('main');
  const labels = await main
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((element) => element.ariaLabel));
  return flat([await main.textContent(), ...labels].join('\n'));
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

test.describe('every page', () => {
  for (const name of pageNames) {
    test(`${name} → every sentence and every link of its words, in its frame, nothing logged or stored`, async ({
      page,
      open,
      context,
    }) => {
      const messages = logged(page);
      await open(name);
      const header = page.getByRole('banner');
      await expect(header).toContainText(company.name);
      await expect(header).toContainText(company.tagline);
      const links = header.getByRole('navigation', { name: frame.mainNavigation });
      await expect(links.getByRole('link')).toHaveText(navigation.map(({ label }) => label));
      await expect(links.locator('[aria-current=page]')).toHaveText(
        navigation.filter(({ href }) => href === paths[name]).map(({ label }) => label),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

      const expected = await wordsOf(name);
      const said = await saidOn(page);
      expect(expected.texts.length).toBeGreaterThan(5);
      expect(expected.texts.filter((text) => !said.includes(flat(text)))).toEqual([]);
      const targets = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      for (const { label, href } of expected.links)
        expect(targets).toContainEqual([expect.stringContaining(label), href]);

      expect(messages).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    });
  }
});

test("the footer → its links, the privacy label, which is none, and the visitor's year", async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
  await open('home');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© 2031 ${company.name}`);
  await expect(footer.getByText(frame.footer.privacy)).toBeVisible();
  await expect(footer.getByRole('link', { name: frame.footer.privacy })).toHaveCount(0);
  for (const { heading, links } of frame.footer.columns) {
    const targets = await footer
      .getByRole('navigation', { name: heading })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(targets).toEqual(links.map(({ label, href }) => [label, href]));
  }
});

/** How the number of each entry is drawn: by a counter of ours, or by the list itself. */
const numbersOf = (page: Page, first: string) =>
  page
    .locator('main ol')
    .filter({ hasText: first })
    .locator('> li')
    .evaluateAll((entries) =>
      entries.map((entry) => {
        const { content, visibility, color } = getComputedStyle(entry, '::before');
        const isMarked = getComputedStyle(entry).listStyleType.startsWith('decimal');
        const isDrawn = content.includes('counter(') && visibility === 'visible';
        return isMarked || (isDrawn && !/[ ,]0\)$/.test(color));
      }),
    );

test('steps, promises and roles → each with its number', async ({ page, open }) => {
  await open('about');
  for (const { steps } of [method, promises])
    expect(await numbersOf(page, steps[0]!.heading)).toEqual(steps.map(() => true));
  await open('career');
  const { open: places } = roles!;
  expect(await numbersOf(page, places[0]!.title)).toEqual(places.map(() => true));
});

test('the sample trip → to be read as a table', async ({ page, open }) => {
  await open('home');
  await page.getByText(sampleTrip.table).click();
  const table = page.getByRole('table', { name: sampleTrip.summary });
  const { time, setPoint, supply, return: returnAir, doors } = sampleTrip.labels;
  const heads = [time, setPoint, supply, returnAir, doors];
  await expect(table.getByRole('columnheader')).toHaveText(heads);
  const rows = sampleTrip.hours + 1 + sampleTrip.doors.length;
  await expect(table.getByRole('rowheader')).toHaveCount(rows);
  await expect(table.getByRole('row').nth(1)).toContainText(degrees(sampleTrip.setPoint));
  for (const { at, minutes } of sampleTrip.doors) {
    await expect(
      page.getByRole('figure').getByRole('listitem').filter({ hasText: at }),
    ).toContainText(String(minutes));
  }
});

test('Apply now → nothing happens, then or later', async ({ page, open }) => {
  await page.clock.install();
  await open('career');
  const buttons = page.getByRole('button', { name: roles!.apply });
  await expect(buttons).toHaveCount(roles!.open.length);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
  await atRest(page);
  const state = () =>
    page.evaluate(() => ({
      title: document.title,
      address: window.location.href,
      markup: document.documentElement.outerHTML,
    }));
  const before = await state();
  const messages = logged(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('type', 'button');
    await button.click();
  }
  await letTimePass(page);
  expect(await state()).toEqual(before);
  expect(messages).toEqual([]);
  expect(requests.filter((path) => !path.startsWith('/media/'))).toEqual(['/robots.txt']);
});

test('an address that does not exist → status 404 and a page with a way on', async ({
  page,
  problems,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole('banner')).toContainText(company.name);
  await page.getByRole('link', { name: notFound.actions[0].label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
  problems.length = 0; // the browser itself reports the 404
});
