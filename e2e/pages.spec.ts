import type { Locator, Page } from '@playwright/test';
import { company } from '#company/facts.ts';
import type { PageName, Privacy } from '#shapes';
import { method, promises } from '#words/about.ts';
import { roles } from '#words/career.ts';
import { frame, navigation } from '#words/frame.ts';
import { hero } from '#words/home.ts';
import { notFound } from '#words/not-found.ts';
import { paths } from '#words/paths.ts';
import { sampleTrip } from '#words/sample-trip.ts';
import { environmentOrExit } from '../settings.ts';
import { degrees } from '../src/pages/home/trip/trip-readings.ts';
import {
  alive,
  atRest,
  expect,
  isShown,
  letTimePass,
  logged,
  needs,
  open,
  pageNames,
  requested,
  test,
  waiting,
} from './test.ts';
import { heads } from './tools/expectations.ts';

type Link = { label: string; href: string };

/** For machines, for another page, or only said after an interaction. */
const NOT_FOR_ALL = new Set(
  [
    ['href', 'icon', 'portrait', 'contact', 'phone', 'withoutScripts', 'delivered', 'lines'],
    ['conformance', 'slug', 'date', 'picture', 'body', 'back', 'home'], // of news, elsewhere
    ['application', 'contactDelivery', 'newsletterDelivery', 'finder'],
    ['details', 'page'], // of a role, on its own page
    ['pay'], // formatted for the language: roles.spec.ts
  ].flat(),
);

/** Every sentence and every link of a file of words, at any depth. */
function collect(words: unknown, key = '', found = { texts: [] as string[], links: [] as Link[] }) {
  if (NOT_FOR_ALL.has(key)) return found;
  if (typeof words === 'string') found.texts.push(words);
  else if (words && typeof words === 'object') {
    if ('label' in words && 'href' in words) found.links.push(words as Link);
    for (const [name, value] of Object.entries(words)) collect(value, name, found);
  }
  return found;
}

/** What is no section: a page has them whatever else it shows. */
const ON_EVERY = ['hero', 'intro', 'closing'];

async function wordsOf(name: PageName) {
  const { title: _title, description: _description, ...words } = await import(`#words/${name}.ts`);
  const isSaid = ([part]: [string, unknown]) => ON_EVERY.includes(part) || isShown(name, part);
  return collect(Object.fromEntries(Object.entries(words).filter(isSaid)));
}

/** Everything that the page says, visibly or to screen readers. */
async function saidOn(page: Page) {
  const main = page.getByRole('main');
  const labels = await main
    .locator('[aria-label]')
    .evaluateAll((all) => all.map((element) => element.ariaLabel));
  return flat([await main.textContent(), ...labels].join('\n'));
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

const targetsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

/** For each link of the header: what marks it as current, and how it is drawn. */
const looksOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const { scale, borderBottomWidth, borderBottomColor } = getComputedStyle(link, '::after');
      return {
        href: link.getAttribute('href'),
        isCurrent: link.getAttribute('aria-current') === 'page',
        isUnderlined: scale === '1' && borderBottomWidth === '3px',
        look: [getComputedStyle(link).color, scale, borderBottomWidth, borderBottomColor].join(),
      };
    }),
  );

for (const name of pageNames) {
  test(`${name} → every sentence and every link of its words, in its frame, nothing logged or stored`, {
    tag: ['@1.3', '@2.2', '@2.4'],
  }, async ({ page, context }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
    const messages = logged(page);
    await open(page, name);
    const header = page.getByRole('banner');
    await expect(header).toContainText(company.name);
    await expect(header).toContainText(company.tagline);
    const links = header.getByRole('navigation', { name: frame.mainNavigation }).getByRole('link');
    expect(await targetsOf(links)).toEqual(navigation.map(({ label, href }) => [label, href]));
    const looks = await looksOf(links);
    // Only its own link stands out, and not only by colour.
    for (const { href, isCurrent, isUnderlined } of looks)
      expect([isCurrent, isUnderlined], href!).toEqual(Array(2).fill(href === paths[name]));
    const others = new Set(looks.filter(({ isCurrent }) => !isCurrent).map(({ look }) => look));
    expect(others.size).toBe(1);
    // A page that only the footer links to has no link there.
    const current = looks.find(({ isCurrent }) => isCurrent);
    expect(Boolean(current)).toBe(navigation.some(({ href }) => href === paths[name]));
    expect(others).not.toContain(current?.look);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© 2031 ${company.name}`);
    await expect(footer.getByText(frame.footer.privacy)).toBeVisible();
    const privacy = footer.getByRole('link', { name: frame.footer.privacy, exact: true });
    expect(await targetsOf(privacy)).toEqual(
      paths.privacy ? [[frame.footer.privacy, paths.privacy]] : [],
    );
    for (const { heading, links } of frame.footer.columns)
      expect(
        await targetsOf(footer.getByRole('navigation', { name: heading }).getByRole('link')),
      ).toEqual(links.map(({ label, href }) => [label, href]));

    const expected = await wordsOf(name);
    const said = await saidOn(page);
    expect(expected.texts.length).toBeGreaterThan(5);
    // Placeholders such as `{keepDays}` are filled in.
    const isSaid = (text: string) =>
      flat(text)
        .split(/\{\w+\}/)
        .every((part) => said.includes(part));
    expect(expected.texts.filter((text) => !isSaid(text))).toEqual([]);
    const targets = await targetsOf(page.getByRole('main').getByRole('link'));
    for (const { label, href } of expected.links)
      expect(targets).toContainEqual([expect.stringContaining(label), href]);
    const { closing } = heads[name] as { closing?: { action: Link } };
    const last = page.getByRole('main').locator('section').last().getByRole('link');
    if (closing)
      expect(await targetsOf(last)).toEqual([
        [expect.stringContaining(closing.action.label), closing.action.href],
      ]);

    expect(messages).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
    ]);
    expect(stored).toEqual([0, 0, 0, 0]);
  });
}

test('how long messages are kept → on the privacy page as the inbox is told', async ({ page }) => {
  test.skip(!paths.privacy, 'The company has no privacy page.');
  const { parts }: Partial<Privacy> = await import(`#words/${'privacy'}.ts`);
  test.skip(!parts, 'Its privacy page is of its own kind.');
  await page.goto(paths.privacy!);
  const text = await page.getByRole('main').innerText();
  const [promise] = parts!.howLong.paragraphs ?? [];
  expect(text).toContain(promise!.replace('{keepDays}', `${environmentOrExit([]).keepDays}`));
  expect(text).not.toContain('{');
});

/** How the number of each entry is drawn: by a CSS counter, or by the list itself. */
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

test('steps, promises and roles → each with its number', { tag: ['@2.19'] }, async ({ page }) => {
  await open(page, 'about');
  for (const [section, { steps }] of Object.entries({ method, promises }))
    if (isShown('about', section))
      expect(await numbersOf(page, steps[0]!.heading)).toEqual(steps.map(() => true));
  if (!isShown('career', 'roles')) return;
  await open(page, 'career');
  const { open: places } = roles!;
  expect(await numbersOf(page, places[0]!.title)).toEqual(places.map(() => true));
});

test('the sample trip → to be read as a table', async ({ page }) => {
  needs('home', 'realTime');
  await open(page, 'home');
  await page.getByText(sampleTrip.table).click();
  const table = page.getByRole('table', { name: sampleTrip.summary });
  const { time, setPoint, supply, return: returnAir, doors } = sampleTrip.labels;
  const columns = [time, setPoint, supply, returnAir, doors];
  await expect(table.getByRole('columnheader')).toHaveText(columns);
  const rows = sampleTrip.hours + 1 + sampleTrip.doors.length;
  await expect(table.getByRole('rowheader')).toHaveCount(rows);
  await expect(table.getByRole('row').nth(1)).toContainText(degrees(sampleTrip.setPoint));
  for (const { at, minutes } of sampleTrip.doors) {
    await expect(
      page.getByRole('figure').getByRole('listitem').filter({ hasText: at }),
    ).toContainText(String(minutes));
  }
});

test('Apply now → nothing happens, then or later', { tag: ['@2.20'] }, async ({ page }) => {
  needs('career', 'roles');
  await page.clock.install();
  await open(page, 'career');
  const buttons = page.getByRole('button', { name: roles!.apply });
  await expect(buttons).toHaveCount(roles!.open.length);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(waiting(page)).toHaveCount(0);
  await atRest(page);
  const state = () =>
    page.evaluate(() => ({
      title: document.title,
      address: window.location.href,
      markup: document.documentElement.outerHTML,
      history: window.history.length,
    }));
  const before = await state();
  const messages = logged(page);
  const requests = requested(page, /^(?!\/media\/)/);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('type', 'button');
    await button.click();
  }
  await letTimePass(page);
  expect(await state()).toEqual(before);
  expect(messages).toEqual([]);
  expect(requests).toEqual(['/robots.txt']);
});

test('an unknown address → status 404, not indexed, a page with a way on', async ({
  page,
  problems,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole('banner')).toContainText(company.name);
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  await page.getByRole('link', { name: notFound.actions[0].label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
  problems.length = 0; // the browser itself reports the 404
});
