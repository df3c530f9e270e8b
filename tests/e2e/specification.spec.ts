import type { Page } from '@playwright/test';
import {
  alive,
  askLast,
  atRest,
  expect,
  expectScrolled,
  heading,
  letTimePass,
  logged,
  MOTION,
  openAt,
  requested,
  SCRIPT,
  scrollTo,
  scrollTop,
  settled,
  test,
} from './test.ts';

// What the specification says verbatim: nothing here is read from the content. The tags are the
// numbers of its sentences in docs/specification.md.

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
const contact = (page: Page) => page.getByRole('form', { name: 'Contact' });
const newsletter = (page: Page) => page.getByRole('form', { name: 'Newsletter' });
const field = (page: Page, name: string) => contact(page).locator(`[name=${name}]`);
const send = (page: Page) => contact(page).getByRole('button', { name: 'Send message' }).click();

const VALUES = {
  firstName: 'Maren',
  lastName: 'Aas',
  email: 'maren.aas@fjord-fisk.example',
  message: 'Twelve pallets.\nTuesday.',
};
async function fill(page: Page, changes: Partial<typeof VALUES> = {}) {
  for (const [name, value] of Object.entries({ ...VALUES, ...changes }))
    await field(page, name).fill(value);
}

test('five routes → one frame: name, tagline, links, the own one marked, this year, no links to privacy', {
  tag: ['@1.1', '@1.2', '@1.3', '@1.4', '@2.1', '@2.2', '@2.3', '@2.4'],
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
  for (const route of ROUTES) {
    expect((await page.goto(route))!.status()).toBe(200);
    const header = page.getByRole('banner');
    await expect(header).toContainText('Kelvin Freight');
    await expect(header).toContainText('Keeping your cargo cool and fresh');
    expect(await links(page, 'header > nav a')).toEqual(LINKS);
    const looks = await page.locator('header > nav a').evaluateAll((all) =>
      all.map((link) => {
        const { scale, borderBottomWidth, borderBottomColor } = getComputedStyle(link, '::after');
        return [link.getAttribute('href'), `${scale} ${borderBottomWidth} ${borderBottomColor}`];
      }),
    );
    const own = looks.find(([href]) => href === route)![1];
    expect(looks.filter(([, look]) => look === own)).toHaveLength(1);
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

test('any other route → 404', { tag: ['@2.1'] }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(named).toEqual(ROUTES);
  for (const path of ['/services', '/privacy', '/news', '/login', '/about/team', '/es'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('home → the hero with its film and buttons, four sections in order and theirs', {
  tag: ['@1.1', '@2.8', '@2.9', '@2.10'],
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
  await expect(hero.locator('video')).toHaveJSProperty('loop', true);
  await expect(hero.locator('video')).toHaveJSProperty('muted', true);
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
  expect(await numbered(page)).toEqual([5, 4]);
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
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      /^mailto:\w+@kelvinfreight\.example$/,
    );
  }
});

/** How many entries each list numbers, drawn by a CSS counter or by the list itself. */
const numbered = (page: Page) =>
  page.locator('main ol').evaluateAll((lists) =>
    lists.map(
      (list) =>
        [...list.children].filter((entry) => {
          const { content, visibility, color } = getComputedStyle(entry, '::before');
          const isDrawn = content.includes('counter(') && visibility === 'visible';
          const isMarked = getComputedStyle(entry).listStyleType.startsWith('decimal');
          return isMarked || (isDrawn && !/[ ,]0\)$/.test(color));
        }).length,
    ),
  );

test('strategy → heading, text, a film and six services', {
  tag: ['@2.16', '@2.17'],
}, async ({ page }) => {
  await page.goto('/strategy');
  await expect(heading(page)).toHaveText('Services and Strategy');
  await expect(main(page).locator('p').first()).not.toBeEmpty();
  await expect(main(page).locator('video')).toHaveJSProperty('loop', true);
  expect(await main(page).getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
    'Express Delivery',
    'Corporate Fuel Credits',
    'Vehicle Management',
    'Cargo Insurance',
    'Distress Repair (SOS)',
    'Strategic Partnerships',
  ]);
});

test('career → four blocks, six numbered roles; Apply now does nothing, then or later', {
  tag: ['@2.18', '@2.19', '@2.20'],
}, async ({ page }) => {
  await page.clock.install();
  await openAt(page, '/career');
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
  expect(await numbered(page)).toEqual([6]);
  const buttons = main(page).getByRole('button');
  await expect(buttons).toHaveText(Array(6).fill('Apply now'));
  await buttons.last().scrollIntoViewIfNeeded();
  await atRest(page);
  const state = () =>
    page.evaluate(() => [document.documentElement.outerHTML, document.URL, history.length]);
  const before = await state();
  const messages = logged(page);
  const requests = requested(page, /^(?!\/(media|static)\/.*\.(avif|webp|mp4)$)/);
  for (const button of await buttons.all()) await button.click();
  await letTimePass(page);
  expect(await state()).toEqual(before);
  expect(messages).toEqual([]);
  expect(requests).toEqual(['/robots.txt']);
});

test('contact → intro, two addresses, and two forms with their fields', {
  tag: ['@2.21', '@2.22', '@3.1', '@3.2', '@5.1', '@5.2', '@5.4', '@5.5'],
}, async ({ page }) => {
  await page.goto('/contact');
  await expect(main(page).locator('p').first()).not.toBeEmpty();
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
  await expect(newsletter(page).locator('[pattern]')).toHaveCount(0);
});

test('the contact form sent → its values in the console, empty fields; no request, no word', {
  tag: ['@3.1', '@4.4', '@7.1', '@7.2', '@8.1'],
}, async ({ page }) => {
  await page.clock.install();
  await openAt(page, '/contact');
  await atRest(page);
  const text = await main(page).textContent();
  const messages = logged(page);
  const requests = requested(page);
  await fill(page);
  for (const [name, value] of Object.entries(VALUES))
    await expect(field(page, name)).toHaveValue(value);
  await send(page);
  await letTimePass(page);
  expect(messages).toEqual([[VALUES]]);
  expect(requests).toEqual(['/robots.txt']);
  for (const name of Object.keys(VALUES)) await expect(field(page, name)).toHaveValue('');
  expect(await main(page).textContent()).toBe(text);
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('the newsletter form sent, ticked or not → its values in the console, empty; nothing more', {
  tag: ['@3.2', '@4.5', '@5.4', '@5.5', '@7.1', '@7.2', '@8.1'],
}, async ({ page }) => {
  await page.clock.install();
  await openAt(page, '/contact');
  await atRest(page);
  const text = await main(page).textContent();
  const messages = logged(page);
  const requests = requested(page);
  const email = newsletter(page).locator('[name=email]');
  const consent = newsletter(page).getByRole('checkbox');
  for (const subscribe of [true, false]) {
    await email.fill('reader@localhost'); // no pattern beyond the email type
    if (subscribe) await consent.check();
    await newsletter(page).getByRole('button').click();
    await letTimePass(page);
    expect(messages.splice(0)).toEqual([[{ email: 'reader@localhost', subscribe }]]);
    expect(requests.splice(0)).toEqual(['/robots.txt']);
    await expect(email).toHaveValue('');
    await expect(consent).not.toBeChecked();
    expect(await main(page).textContent()).toBe(text);
  }
});

test('a field empty, an address wrong → not sent; the browser says so, or "Wrong email format"', {
  tag: ['@5.1', '@5.2', '@5.3', '@5.4', '@8.1'],
}, async ({ page }) => {
  await openAt(page, '/contact');
  const messages = logged(page);
  const wrong = contact(page).getByText('Wrong email format', { exact: true });
  for (const name of Object.keys(VALUES)) {
    await fill(page, { [name]: '' });
    await send(page);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveJSProperty('validity.valueMissing', true);
    await expect(wrong).toHaveCount(0);
  }
  await fill(page);
  const refused = ['a@b', 'a@b.c', 'a@b.c1', "o'hara@example.com", 'a b@example.com', '@b.co'];
  for (const email of refused) {
    await field(page, 'email').fill(email);
    await send(page);
    await expect(wrong, email).toBeVisible();
    await field(page, 'email').fill('a@b.co');
    await expect(wrong, email).toHaveCount(0);
  }
  await newsletter(page).getByRole('button').click();
  await expect(newsletter(page).locator('[name=email]')).toBeFocused();
  expect(messages).toEqual([]);
  const accepted = ['a@b.co', 'A.b_c%d+e-f@sub.domain-x.example', '1@2.zz'];
  for (const email of accepted) {
    await fill(page, { email });
    await send(page);
  }
  await expect.poll(() => messages).toEqual(accepted.map((email) => [{ ...VALUES, email }]));
});

test('1025 px → links; 1024 px → a button and a drawer: five links, three networks, ways to close', {
  tag: ['@2.6', '@2.7', '@4.1', '@4.2', '@4.3', '@9.1'],
}, async ({ page }) => {
  const wide = { width: DRAWER + 1, height: 800 };
  const narrow = { width: DRAWER, height: 800 };
  await page.setViewportSize(wide);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const nav = page.locator('header > nav');
  const drawer = page.locator('dialog');
  await expect(button).toBeHidden();
  await expect(nav).toBeVisible();
  await page.setViewportSize(narrow);
  await expect(nav).toBeHidden();
  await button.click();
  expect(await links(page, 'dialog nav a')).toEqual(LINKS);
  const networks = drawer.locator('a[href^="https://"]');
  const hosts = await networks.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).host),
  );
  expect(hosts).toEqual(['www.linkedin.com', 'www.instagram.com', 'www.youtube.com']);
  const icons = await networks.locator('svg').evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(new Set(icons).size).toBe(hosts.length);
  const WAYS = {
    'the close button': () => page.getByRole('button', { name: 'Close menu' }).click(),
    'the backdrop': () => page.mouse.click(60, 500),
    Escape: () => page.keyboard.press('Escape'),
    'a window that grows': () => page.setViewportSize(wide),
  };
  for (const [way, act] of Object.entries(WAYS)) {
    await page.setViewportSize(narrow);
    if (way !== 'the close button') await button.click();
    await expect(drawer).toHaveAttribute('open');
    await act();
    await expect(drawer, way).not.toHaveAttribute('open');
    await expect(drawer, way).toBeHidden();
  }
});

test.describe('with motion', () => {
  test.use(MOTION);

  test('the drawer → slides in from the right, and the page darkens, for 300 ms', {
    tag: ['@2.7', '@9.2'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: DRAWER, height: 800 });
    await page.goto('/');
    const drawer = page.locator('dialog');
    const closed = await drawer.evaluate((dialog) => getComputedStyle(dialog).translate);
    expect(closed).toBe('100%');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const right = () => drawer.evaluate((dialog) => dialog.getBoundingClientRect().right);
    await expect.poll(async () => Math.round(await right())).toBe(DRAWER);
    expect((await drawer.boundingBox())!.x).toBeGreaterThan(DRAWER / 2);
    const motion = await drawer.evaluate((dialog) =>
      [null, '::backdrop'].map((part) => {
        const { transitionDuration, transitionProperty } = getComputedStyle(dialog, part);
        return [transitionProperty.split(', ')[0], ...new Set(transitionDuration.split(', '))];
      }),
    );
    expect(motion).toEqual([
      ['translate', '0.3s'],
      ['opacity', '0.3s'],
    ]);
  });

  test('a section below → waits unseen and lower, fades up for 500 ms from 200 px in, and stays', {
    tag: ['@2.11', '@9.3'],
  }, async ({ page }) => {
    await openAt(page, '/');
    const section = page
      .locator('section', { has: page.getByRole('heading', { name: 'Our Services and Strategy' }) })
      .locator('[data-reveal]');
    const moving = section.locator('> :first-child');
    const look = () =>
      moving.evaluate((element) => {
        const { opacity, translate } = getComputedStyle(element);
        return [opacity, translate];
      });
    await expect(section).toHaveAttribute('data-reveal', 'waiting');
    expect(await look()).toEqual(['0', '0px 24px']);
    const top = await section.evaluate((box) => box.getBoundingClientRect().top + scrollY);
    await scrollTo(page, top - 900 + 195);
    await settled(page);
    await expect(section).toHaveAttribute('data-reveal', 'waiting');
    await scrollTo(page, top - 900 + 201);
    await expect(section).toHaveAttribute('data-reveal', 'shown');
    // Read from the style: on a busy machine the animation may be over before a test can look.
    const { property, duration } = await moving.evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return { property: transitionProperty, duration: transitionDuration };
    });
    expect(property).toContain('opacity, translate');
    expect(new Set(duration.split(', '))).toEqual(new Set(['0.5s']));
    await expect.poll(look).toEqual(['1', 'none']);
    await scrollTo(page, 0);
    await expect(section).toHaveAttribute('data-reveal', 'shown');
  });
});

test('any link, from below → the top: of another page, of the same one, of an empty target', {
  tag: ['@2.5'],
}, async ({ page }) => {
  await openAt(page, '/about');
  for (const label of ['Newsroom', 'Join our team', 'About', 'Home']) {
    const link = page.getByRole('link', { name: label, exact: true }).last();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page), label).toBeGreaterThan(300);
    await link.click();
    await expectScrolled(page, 0);
    await expect(page).toHaveURL(label === 'Home' ? '/' : /\/about#?$/);
  }
});

test('every script → a chunk under /static/ of this origin; no performance reporter', {
  tag: ['@7.4', '@7.5'],
}, async ({ page }) => {
  const scripts = requested(page, SCRIPT);
  for (const route of ROUTES) {
    await page.goto(route);
    await atRest(page);
    await alive(page);
    await askLast(page);
  }
  expect(scripts.length).toBeGreaterThan(ROUTES.length);
  for (const path of scripts) expect(path).toMatch(/^\/static\/[\w.-]+\.js$/);
  expect(scripts.filter((path) => /vitals/i.test(path))).toEqual([]);
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
