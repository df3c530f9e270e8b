import type { Page } from '@playwright/test';
import { expect, heading, test } from '../test.ts';

// What the specification of this company's site says verbatim: nothing is read from the content.
// What every company's site does is checked in e2e/, by tests tagged with the sentences' numbers.

const ROUTES = ['/', '/about', '/strategy', '/career', '/contact'];
const LINKS = ['Home', 'About', 'Strategy', 'Career', 'Contact'].map((label, at) => [
  label,
  ROUTES[at],
]);
const DRAWER = 1024;
const OTHER_BREAKPOINTS = [576, 768, 992, 1200, 1400];

const main = (page: Page) => page.getByRole('main');
const headings = (page: Page, level: number) =>
  main(page).getByRole('heading', { level }).allTextContents();
const links = (page: Page, scope: string) =>
  page
    .locator(scope)
    .evaluateAll((all) => all.map((a) => [a.textContent!.trim(), a.getAttribute('href')]));

test('the frame → name, tagline, five links, privacy label and links with empty targets', {
  tag: ['@1.1', '@1.3', '@1.4', '@2.3'],
}, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Kelvin Freight');
  await expect(header).toContainText('Keeping your cargo cool and fresh');
  expect(await links(page, 'header > nav a')).toEqual(LINKS);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/© \d{4} Kelvin Freight/);
  await expect(footer).toContainText('Local, regional and nationwide');
  await expect(footer.getByText('Privacy Policy', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /privacy/i })).toHaveCount(0);
  const empty = ['Newsroom', 'Terms', 'Cookies'].map((label) => [label, '#']);
  const inFooter = await links(page, 'footer nav a');
  expect(inFooter).toEqual(expect.arrayContaining([...LINKS, ...empty]));
});

test('five routes → open to everyone, without a password; any other → 404', {
  tag: ['@1.2', '@2.1'],
}, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  // If Spanish is built too, it has the same five pages again.
  expect(named.filter((path) => !path!.startsWith('/es'))).toEqual(ROUTES);
  for (const path of ROUTES) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toMatch(/type="?password|autocomplete="?[\w-]*password/i);
  }
  for (const path of ['/services', '/privacy', '/login', '/about/team'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('home → the hero and its buttons, four sections in order and theirs', {
  tag: ['@1.1', '@2.9', '@2.10'],
}, async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Cold Meets Innovation');
  const hero = main(page).locator('> :first-child');
  expect(await links(page, 'main > :first-child a')).toEqual([
    [expect.stringMatching(/^Learn More/), '/about'],
    ['CONTACT US', '/contact'],
  ]);
  await expect(hero.locator('p').first()).not.toBeEmpty();
  await expect(hero).toContainText(/local, regional and nationwide transportation/i);
  expect(await headings(page, 2)).toEqual([
    'Our Services and Strategy',
    'Committed to Responsible Logistics',
    'Real-Time Information',
    'Careers',
  ]);
  expect(await links(page, 'main section a')).toEqual(
    expect.arrayContaining([
      ['Know More', '/strategy'],
      ['Work With Us', '/career'],
    ]),
  );
});

test('about → numbered lists, the industries, and four people with what is said of them', {
  tag: ['@2.12', '@2.13', '@2.14', '@2.15'],
}, async ({ page }) => {
  await page.goto('/about');
  await expect(heading(page)).toHaveText('About Us');
  expect(await headings(page, 2)).toEqual(
    expect.arrayContaining(['Industry Focus', 'Leadership Team']),
  );
  expect(await main(page).locator('ol').count()).toBeGreaterThan(1);
  expect(await links(page, 'main a')).toContainEqual(['Join our team', '#']);
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  const positions = ['Co-Founder', 'Co-Founder', 'Sales & Supply Head', 'Operation Head'];
  await expect(cards).toHaveCount(positions.length);
  for (const [index, position] of positions.entries()) {
    const card = cards.nth(index);
    await expect(card.getByText(position, { exact: true })).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(/^\p{L}+ \p{L}+/u);
    const address = await card.getByRole('link').getAttribute('href');
    expect(address).toMatch(/^mailto:[\w.]+@kelvinfreight\.example$/);
  }
});

test('strategy → heading, text and six services', {
  tag: ['@2.16', '@2.17'],
}, async ({ page }) => {
  await page.goto('/strategy');
  await expect(heading(page)).toHaveText('Services and Strategy');
  await expect(main(page).locator('p').first()).not.toBeEmpty();
  expect(await main(page).getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
    'Express Delivery',
    'Corporate Fuel Credits',
    'Vehicle Management',
    'Cargo Insurance',
    'Distress Repair (SOS)',
    'Strategic Partnerships',
  ]);
});

test('career → four blocks and six roles, each with its button', {
  tag: ['@2.18', '@2.19', '@2.20'],
}, async ({ page }) => {
  await page.goto('/career');
  expect(await main(page).getByRole('heading').allTextContents()).toEqual(
    expect.arrayContaining([
      'Working at Kelvin',
      'Company Culture',
      'Opportunities for Professionals',
      'Opportunities for Students',
    ]),
  );
  const roles = main(page).locator('ol > li');
  expect(await roles.getByRole('heading').allTextContents()).toEqual([
    'Logistics Coordinator',
    'Supply Chain Manager',
    'Warehouse Supervisor',
    'Freight Forwarder',
    'Customer Service Expert',
    'Inventory Control Specialist',
  ]);
  await expect(main(page).getByRole('button')).toHaveText(Array(6).fill('Apply now'));
});

test('contact → two addresses, and two forms with their fields and the message for a wrong email', {
  tag: ['@2.21', '@2.22', '@3.1', '@3.2', '@5.1', '@5.2', '@5.3', '@5.4', '@5.5'],
}, async ({ page }) => {
  await page.goto('/contact');
  const addresses = (await links(page, 'main a[href^="mailto:"]')).map(([, href]) => href);
  expect(new Set(addresses)).toEqual(
    new Set(['mailto:hello@kelvinfreight.example', 'mailto:dispatch@kelvinfreight.example']),
  );
  const fields = (form: string) =>
    page
      .locator(`form[aria-label="${form}"] :is(input, textarea)`)
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).map(
          ({ name, type, required }) => `${name}: ${type}${required ? ', required' : ''}`,
        ),
      );
  expect(await fields('Contact')).toEqual([
    'firstName: text, required',
    'lastName: text, required',
    'email: email, required',
    'message: textarea, required',
  ]);
  expect(await fields('Newsletter')).toEqual(['email: email, required', 'subscribe: checkbox']);
  await expect(page.locator('[aria-label=Newsletter] [pattern]')).toHaveCount(0);
  const contact = page.getByRole('form', { name: 'Contact' });
  await contact.locator('[name=email]').fill('maren@fjord.x');
  await contact.locator('[name=message]').focus();
  await expect(contact.getByText('Wrong email format', { exact: true })).toBeVisible();
});

test('the drawer → at 1024 px, with five links and three networks, each with its icon', {
  tag: ['@2.6', '@2.7', '@4.3', '@9.1'],
}, async ({ page }) => {
  await page.setViewportSize({ width: DRAWER + 1, height: 800 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open menu' });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: DRAWER, height: 800 });
  await button.click();
  expect(await links(page, 'dialog nav a')).toEqual(LINKS);
  const networks = page.locator('dialog a[href^="https://"]');
  const hosts = await networks.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).host),
  );
  expect(hosts).toEqual(['www.linkedin.com', 'www.instagram.com', 'www.youtube.com']);
  const icons = await networks.locator('svg').evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(icons.length).toBe(hosts.length);
  expect(new Set(icons).size).toBe(hosts.length);
});

test('breakpoints of the styles → those of the specification, and no other', {
  tag: ['@9.1'],
}, async ({ request }) => {
  const page = await (await request.get('/')).text();
  const queries = [...page.matchAll(/@media([^{]+)/g)].map(([, query]) => query!);
  const widths = queries.flatMap((query) => query.match(/(?<=width[^)]*?)\d+(?=px)/g) ?? []);
  expect(new Set(widths).size).toBeGreaterThan(3);
  for (const width of widths) expect([DRAWER, ...OTHER_BREAKPOINTS]).toContain(Number(width));
});
