import type { Locator, Page } from '@playwright/test';
import { contact, VALUES } from './contact.ts';
import {
  collectLogs,
  collectRequests,
  expect,
  hydrateIslands,
  MOTION,
  openAt,
  test,
  waitUntilIdle,
} from './test.ts';

// The specification, word for word: no expected text is read from the content. The numbers in the
// names are those of its sentences in docs/specification.md.

const ROUTES = ['/', '/about', '/strategy', '/career', '/contact'];
const LABELS = ['Home', 'About', 'Strategy', 'Career', 'Contact'];
const LINKS = LABELS.map((label, index) => [label, ROUTES[index]]);
const DRAWER = 1024;

const main = (page: Page) => page.getByRole('main');
const headings = (page: Page, level: number) =>
  main(page).getByRole('heading', { level }).allTextContents();
const links = (page: Page, scope: string) =>
  page
    .locator(scope)
    .evaluateAll((all) => all.map((a) => [a.textContent!.trim(), a.getAttribute('href')]));
const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

/** How many entries are numbered: each draws a CSS counter before it. */
const numbered = (page: Page) =>
  page.locator('main ol > li').evaluateAll((all) => {
    const drawn = all.map((entry) => getComputedStyle(entry, '::before').content);
    return drawn.filter((content) => content.includes('counter(')).length;
  });

test('@1.2 @1.3 @1.4 @2.1 @2.2 @2.3 @2.4 five routes → each in the same frame', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
  for (const route of ROUTES) {
    expect((await page.goto(route))!.status()).toBe(200);
    await expect(page.getByRole('banner')).toContainText('Kelvin Freight');
    await expect(page.getByRole('banner')).toContainText('Keeping your cargo cool and fresh');
    expect(await links(page, 'header > nav a')).toEqual(LINKS);
    const marks = await page
      .locator('header > nav a')
      .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').scale));
    expect(marks).toEqual(ROUTES.map((other) => (other === route ? '1' : '0 1')));
    await expect(page.locator('header > nav [aria-current=page]')).toHaveAttribute('href', route);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2031 Kelvin Freight');
    await expect(footer).toContainText('Local, regional and nationwide');
    await expect(footer.getByText('Privacy Policy', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /privacy/i })).toHaveCount(0);
    const empty = ['Newsroom', 'Terms', 'Cookies'].map((label) => [label, '#']);
    expect(await links(page, 'footer nav a')).toEqual(expect.arrayContaining([...LINKS, ...empty]));
    await expect(page.locator('[type=password], [autocomplete*=password]')).toHaveCount(0);
  }
});

test('@2.1 any other route → 404', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const named = Array.from(sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)</g), ([, path]) => path);
  expect(named).toEqual(ROUTES);
  for (const path of ['/services', '/privacy', '/news', '/login', '/about/team', '/es'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('@1.1 @2.8 @2.9 @2.10 home → the hero, four sections in order', async ({ page }) => {
  await page.goto('/');
  expect(await headings(page, 1)).toEqual(['Cold Meets Innovation']);
  const hero = page.locator('main > :first-child');
  expect(await links(page, 'main > :first-child a')).toEqual([
    [expect.stringMatching(/^Learn More/), '/about'],
    ['CONTACT US', '/contact'],
  ]);
  await expect(hero.locator('p').first()).not.toBeEmpty();
  await expect(hero).toContainText(/local, regional and nationwide transportation/i);
  await expect(hero.locator('video')).toHaveJSProperty('loop', true);
  await expect(hero.locator('video')).toHaveJSProperty('muted', true);
  expect(await headings(page, 2)).toEqual([
    'Our Services and Strategy',
    'Committed to Responsible Logistics',
    'Real-Time Information',
    'Careers',
  ]);
  const buttons = [
    ['Know More', '/strategy'],
    ['Work With Us', '/career'],
  ];
  expect(await links(page, 'main section a')).toEqual(expect.arrayContaining(buttons));
});

test('@2.12 @2.13 @2.14 @2.15 about → numbered lists, industries, people', async ({ page }) => {
  await page.goto('/about');
  expect(await headings(page, 1)).toEqual(['About Us']);
  const blocks = ['Industry Focus', 'Leadership Team'];
  expect(await headings(page, 2)).toEqual(expect.arrayContaining(blocks));
  expect(await numbered(page)).toBe(5 + 8 + 4); // the steps, the drawing, the promises
  expect(await links(page, 'main a')).toContainEqual(['Join our team', '#']);
  const cards = page.locator('main li:has(img)');
  const positions = ['Co-Founder', 'Co-Founder', 'Sales & Supply Head', 'Operation Head'];
  await expect(cards).toHaveCount(positions.length);
  for (const [index, position] of positions.entries()) {
    const card = cards.nth(index);
    await expect(card.getByText(position, { exact: true })).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(/^\p{L}+ \p{L}+/u);
    const address = /^mailto:\w+@kelvinfreight\.example$/;
    await expect(card.getByRole('link')).toHaveAttribute('href', address);
  }
});

test('@2.16 @2.17 strategy → heading, text, a film, six services', async ({ page }) => {
  await page.goto('/strategy');
  expect(await headings(page, 1)).toEqual(['Services and Strategy']);
  await expect(main(page).locator('p').first()).not.toBeEmpty();
  await expect(main(page).locator('video')).toHaveJSProperty('loop', true);
  await expect(main(page).locator('li').getByRole('heading')).toHaveText([
    'Express Delivery',
    'Corporate Fuel Credits',
    'Vehicle Management',
    'Cargo Insurance',
    'Distress Repair (SOS)',
    'Strategic Partnerships',
  ]);
});

test('@2.18 @2.19 @2.20 career → four blocks, six roles; Apply does nothing', async ({ page }) => {
  await page.clock.install();
  await openAt(page, '/career');
  expect(await headings(page, 2)).toEqual([
    'Working at Kelvin',
    'Company Culture',
    'Opportunities for Professionals',
    'Opportunities for Students',
    'Open roles',
  ]);
  await expect(page.locator('main ol > li').getByRole('heading')).toHaveText([
    'Logistics Coordinator',
    'Supply Chain Manager',
    'Warehouse Supervisor',
    'Freight Forwarder',
    'Customer Service Expert',
    'Inventory Control Specialist',
  ]);
  expect(await numbered(page)).toBe(6);
  const buttons = main(page).getByRole('button');
  await expect(buttons).toHaveText(Array(6).fill('Apply now'));
  await buttons.last().scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
  const state = () =>
    page.evaluate(() => [document.documentElement.outerHTML, document.URL, history.length]);
  const before = await state();
  const messages = collectLogs(page);
  const requests = collectRequests(page, /^(?!\/(media|static)\/.*\.(avif|webp|mp4)$)/);
  for (const button of await buttons.all()) await button.click();
  await page.clock.runFor(10_000);
  await waitUntilIdle(page);
  expect(await state()).toEqual(before);
  expect(messages).toEqual([]);
  expect(requests).toEqual(['/robots.txt']);
});

test('@2.21 @2.22 @3.1 @3.2 @5.1 @5.4 @5.5 contact → addresses, two forms', async ({ page }) => {
  await page.goto('/contact');
  await expect(main(page).locator('p').first()).not.toBeEmpty();
  const addresses = (await links(page, 'main a[href^="mailto:"]')).map(([, href]) => href);
  expect([...new Set(addresses)].sort()).toEqual([
    'mailto:dispatch@kelvinfreight.example',
    'mailto:hello@kelvinfreight.example',
  ]);
  const fields = (form: Locator) =>
    form.locator('input, textarea').evaluateAll((all) => {
      const inputs = all as HTMLInputElement[];
      return inputs.map(({ name, type, required }) => [name, type, required && 'required']);
    });
  expect(await fields(contact(page).form)).toEqual([
    ['firstName', 'text', 'required'],
    ['lastName', 'text', 'required'],
    ['email', 'email', 'required'],
    ['message', 'textarea', 'required'],
  ]);
  expect(await fields(newsletter(page))).toEqual([
    ['email', 'email', 'required'],
    ['subscribe', 'checkbox', false],
  ]);
  await expect(newsletter(page).locator('[pattern]')).toHaveCount(0);
});

test('@3.1 @3.2 @4.4 @4.5 @5.5 @7.1 @7.2 @8.1 sent → logged, reset, no request, no message', async ({
  page,
}) => {
  await page.clock.install();
  await openAt(page, '/contact');
  const text = await main(page).textContent();
  const messages = collectLogs(page);
  const requests = collectRequests(page);
  const expectLogged = async (values: object) => {
    await page.clock.runFor(10_000);
    await waitUntilIdle(page);
    expect(messages.splice(0)).toEqual([[values]]);
    expect(requests.splice(0)).toEqual(['/robots.txt']);
    expect(await main(page).textContent()).toBe(text);
  };
  const { expectValues, fill, submit } = contact(page);
  await fill();
  await expectValues(VALUES);
  await submit();
  await expectLogged(VALUES);
  await expectValues({});
  const email = newsletter(page).locator('[name=email]');
  const consent = newsletter(page).getByRole('checkbox');
  for (const subscribe of [true, false]) {
    await email.fill('reader@localhost'); // no pattern beyond the email type
    if (subscribe) await consent.check();
    await newsletter(page).locator('[type=submit]').click();
    await expectLogged({ email: 'reader@localhost', subscribe });
    await expect(email).toHaveValue('');
    await expect(consent).not.toBeChecked();
  }
  await expect(page).toHaveURL('/contact');
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
  expect([stored, await page.context().cookies()]).toEqual([0, []]);
});

test('@5.1 @5.2 @5.3 @5.4 empty or wrong → not sent; "Wrong email format"', async ({ page }) => {
  await openAt(page, '/contact');
  const messages = collectLogs(page);
  const { field, fill, form, submit } = contact(page);
  const wrong = form.getByText('Wrong email format', { exact: true });
  for (const name of Object.keys(VALUES)) {
    await fill({ [name]: '' });
    await submit();
    await expect(field(name)).toBeFocused();
    await expect(field(name)).toHaveJSProperty('validity.valueMissing', true);
    await expect(wrong).toHaveCount(0);
  }
  await fill();
  const refused = ['a@b', 'a@b.c', 'a@b.c1', "o'hara@example.com", 'a b@example.com', '@b.co'];
  for (const email of refused) {
    await field('email').fill(email);
    await submit();
    await expect(wrong, email).toBeVisible();
    await field('email').fill('a@b.co');
    await expect(wrong, email).toHaveCount(0);
  }
  const subscriber = newsletter(page).locator('[name=email]');
  for (const email of ['', 'reader']) {
    await subscriber.fill(email);
    await newsletter(page).locator('[type=submit]').click();
    await expect(subscriber).toBeFocused();
  }
  expect(messages).toEqual([]);
  const accepted = ['a@b.co', 'A.b_c%d+e-f@sub.domain-x.example', '1@2.zz'];
  for (const email of accepted) {
    await fill({ email });
    await submit();
  }
  await expect.poll(() => messages).toEqual(accepted.map((email) => [{ ...VALUES, email }]));
});

test('@2.6 @2.7 @4.1 @4.2 @4.3 1024 px → the drawer: what it holds, what closes it', async ({
  page,
}) => {
  const wide = { width: DRAWER + 1, height: 800 };
  await page.setViewportSize(wide);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.locator('dialog');
  await expect(button).toBeHidden();
  await expect(page.locator('header > nav')).toBeVisible();
  await page.setViewportSize({ width: DRAWER, height: 800 });
  await expect(page.locator('header > nav')).toBeHidden();
  expect(await links(page, 'dialog nav a')).toEqual(LINKS);
  const networks = drawer.locator('a[href^="https://"]');
  const hosts = ['www.linkedin.com', 'www.instagram.com', 'www.youtube.com'];
  for (const [index, host] of hosts.entries())
    await expect(networks.nth(index)).toHaveAttribute('href', `https://${host}/`);
  const icons = await networks.locator('svg').evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(new Set(icons).size).toBe(hosts.length);
  for (const close of [
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.mouse.click(60, 500), // on the backdrop
    () => page.keyboard.press('Escape'),
    () => page.setViewportSize(wide),
  ]) {
    await button.click();
    await expect(page.locator('dialog:modal:focus-within')).toBeVisible();
    await close();
    await expect(drawer).toBeHidden();
  }
});

test.describe('with motion', () => {
  test.use(MOTION);

  test('@2.7 @9.2 the drawer → slides in from the right for 300 ms', async ({ page }) => {
    await page.setViewportSize({ width: DRAWER, height: 800 });
    await page.goto('/');
    const drawer = page.locator('dialog');
    await expect(drawer).toHaveCSS('translate', '100%');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const place = () => drawer.evaluate((dialog) => dialog.getBoundingClientRect());
    await expect.poll(async () => Math.round((await place()).right)).toBe(DRAWER);
    expect((await place()).left).toBeGreaterThan(DRAWER / 2);
    const motion = await drawer.evaluate((dialog) =>
      [null, '::backdrop'].map((pseudo) => {
        const { transitionDuration, transitionProperty } = getComputedStyle(dialog, pseudo);
        return `${transitionProperty.split(', ')[0]} ${transitionDuration.split(', ')[0]}`;
      }),
    );
    expect(motion).toEqual(['translate 0.3s', 'opacity 0.3s']);
  });

  test('@2.11 @9.3 a section → fades up for 500 ms, from 200 px in, once', async ({ page }) => {
    await openAt(page, '/');
    const section = page.locator('section:has(h2) > [data-reveal]').first();
    const moving = section.locator('> :first-child');
    await expect(section).toHaveAttribute('data-reveal', 'waiting');
    await expect(moving).toHaveCSS('opacity', '0');
    await expect(moving).toHaveCSS('translate', '0px 24px');
    const scrollBy = (y: number) => page.evaluate((top) => window.scrollBy(0, top), y);
    const { y } = (await section.boundingBox())!;
    await scrollBy(y - 900 + 195);
    await waitUntilIdle(page);
    await expect(section).toHaveAttribute('data-reveal', 'waiting');
    await scrollBy(6);
    await expect(section).toHaveAttribute('data-reveal', 'shown');
    // Read from the style: on a busy machine the animation may be over before a test can look.
    await expect(moving).toHaveCSS('transition-property', /^opacity, translate/);
    await expect(moving).toHaveCSS('transition-duration', /^0\.5s, 0\.5s/);
    await expect(moving).toHaveCSS('opacity', '1');
    await expect(moving).toHaveCSS('translate', 'none');
    await scrollBy(-10_000);
    await waitUntilIdle(page);
    await expect(section).toHaveAttribute('data-reveal', 'shown');
  });
});

test('@2.5 a link, from below → the top of its page, or of this one; Back → below again', async ({
  page,
}) => {
  await openAt(page, '/about');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  let place = 0;
  for (const label of ['Newsroom', 'Join our team', 'About', 'Home']) {
    const link = page.getByRole('link', { name: label, exact: true }).last();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(scrolled, label).toBeGreaterThan(300);
    place = await scrolled();
    await link.click();
    await expect.poll(scrolled).toBe(0);
    await expect(page).toHaveURL(label === 'Home' ? '/' : /\/about#?$/);
  }
  await page.goBack();
  await expect.poll(scrolled).toBe(place);
});

test('@7.4 @7.5 a page is read → one script; it is used → chunks under /static/, no reporter', async ({
  page,
}) => {
  const scripts = collectRequests(page, /\.js$/);
  const chunks = [];
  for (const route of ROUTES) {
    await page.goto(route);
    await page.mouse.wheel(0, 20_000);
    await waitUntilIdle(page);
    expect(scripts).toHaveLength(1);
    await hydrateIslands(page);
    await waitUntilIdle(page);
    chunks.push(...scripts.splice(0));
  }
  expect(chunks.length).toBeGreaterThan(ROUTES.length);
  for (const path of chunks) expect(path).toMatch(/^\/static\/(?!.*vitals)[\w.-]+\.js$/i);
});

test('@9.1 the styles → break only at the widths of the specification', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const widths = (rule: RegExp, unit: string) => {
    const queries = Array.from(page.matchAll(rule), ([, query]) => query!);
    return queries.flatMap(
      (query) => query.match(RegExp(`(?<=width[^)]*?)\\d+(?=${unit})`, 'g')) ?? [],
    );
  };
  const ofWindows = widths(/@media([^{]+)/g, 'px').map(Number);
  // Columns ask how much text of the usual size would fit; the others, whether it is much larger.
  const forLargeText = [18, 60];
  const ofText = widths(/@container page([^{]+)/g, 'rem')
    .map(Number)
    .filter((width) => !forLargeText.includes(width))
    .map((width) => width * 16);
  const breakpoints = new Set([...ofWindows, ...ofText]);
  expect([...breakpoints].sort((a, b) => a - b)).toEqual([576, 768, 992, DRAWER, 1200]);
});
