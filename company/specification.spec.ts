import type { Page } from '@playwright/test';
import {
  alive,
  atRest,
  expect,
  letTimePass,
  logged,
  MOTION,
  settled,
  test,
  typefaces,
} from '../e2e/test.ts';

test.use(MOTION);

// The specification of this company's site, in its own words: nothing here is read from the content, so that a word, a
// target or a count that changes by mistake is seen. Another company brings its own.

const ROUTES = ['/', '/about', '/strategy', '/career', '/contact'];
const LINKS = {
  Home: '/',
  About: '/about',
  Strategy: '/strategy',
  Career: '/career',
  Contact: '/contact',
};

const main = (page: Page) => page.getByRole('main');
const hrefs = (page: Page, scope: string) =>
  page
    .locator(scope)
    .evaluateAll((links) => links.map((a) => [a.textContent?.trim(), a.getAttribute('href')]));

async function visit(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
  await typefaces(page);
}

/** From the top, wherever the page was. */
const headings = (page: Page, level: number) =>
  main(page).getByRole('heading', { level }).allTextContents();

for (const path of ROUTES) {
  test(`${path} → open to everyone, in the same frame, its own link alone highlighted`, {
    tag: ['@1.1', '@1.2', '@1.3', '@2.1', '@2.2', '@2.3', '@2.4'],
  }, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
    expect((await page.goto(path))!.status()).toBe(200);
    await alive(page);
    const header = page.getByRole('banner');
    await expect(header).toContainText('Kelvin Freight');
    await expect(header).toContainText('Keeping your cargo cool and fresh');
    expect(await hrefs(page, 'header > nav a')).toEqual(Object.entries(LINKS));
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2031 Kelvin Freight');
    await expect(footer.getByText('Privacy Policy', { exact: true })).toBeVisible();
    await expect(footer).toContainText('Local, regional and nationwide');
    await expect(page.locator('input[type=password], [autocomplete*=password]')).toHaveCount(0);

    const looks = await page.locator('header > nav a').evaluateAll((links) =>
      links.map((a) => {
        const { color } = getComputedStyle(a);
        const { scale, borderBottomWidth, borderBottomColor } = getComputedStyle(a, '::after');
        return {
          href: a.getAttribute('href'),
          isUnderlined: scale === '1' && borderBottomWidth === '3px',
          look: [color, scale, borderBottomWidth, borderBottomColor].join(' '),
        };
      }),
    );
    const own = looks.find(({ href }) => href === path)!.look;
    const others = new Set(looks.filter(({ href }) => href !== path).map(({ look }) => look));
    expect(others.size).toBe(1);
    expect(others).not.toContain(own);
    // Not by colour alone.
    expect(looks.filter(({ isUnderlined }) => isUnderlined).map(({ href }) => href)).toEqual([
      path,
    ]);
    expect(
      await page
        .locator('[aria-current=page]')
        .evaluateAll((a) => a.map((link) => link.getAttribute('href'))),
    ).toEqual(expect.arrayContaining([path]));
  });
}

test('no other route → the sitemap names five, and an unknown address is a 404', {
  tag: ['@2.1'],
}, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  // Where Spanish is built too, its pages are these five once more.
  expect(named.filter((path) => !path!.startsWith('/es'))).toEqual(ROUTES);
  for (const path of ['/services', '/privacy', '/login', '/about/team'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('the footer → a privacy label that is no link, and links with empty targets', {
  tag: ['@1.3', '@1.4'],
}, async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('link', { name: /privacy/i })).toHaveCount(0);
  const footer = Object.fromEntries(await hrefs(page, 'footer nav a'));
  expect(footer).toMatchObject({ ...LINKS, Newsroom: '#', Terms: '#', Cookies: '#' });
});

test('home → the hero: heading, two buttons, the line, and a muted film in a loop', {
  tag: ['@1.1', '@2.8', '@2.9'],
}, async ({ page }) => {
  await visit(page, '/');
  expect(await headings(page, 1)).toEqual(['Cold Meets Innovation']);
  const hero = main(page).locator('> :first-child');
  expect(await hrefs(page, 'main > :first-child a')).toEqual([
    [expect.stringMatching(/^Learn More/), '/about'],
    ['CONTACT US', '/contact'],
  ]);
  await expect(hero.locator('p').first()).not.toBeEmpty();
  await expect(hero).toContainText(/local, regional and nationwide transportation/i);
  const film = hero.locator('video');
  await expect(film).toHaveJSProperty('loop', true);
  await expect(film).toHaveJSProperty('muted', true);
});

test('home → four sections in order, with their buttons', { tag: ['@2.10'] }, async ({ page }) => {
  await visit(page, '/');
  expect(await headings(page, 2)).toEqual([
    'Our Services and Strategy',
    'Committed to Responsible Logistics',
    'Real-Time Information',
    'Careers',
  ]);
  const links = Object.fromEntries(await hrefs(page, 'main section a'));
  expect(links).toMatchObject({ 'Know More': '/strategy', 'Work With Us': '/career' });
});

test('about → numbered lists, the industries, and four people with what is said of them', {
  tag: ['@2.12', '@2.13', '@2.14', '@2.15'],
}, async ({ page }) => {
  await visit(page, '/about');
  expect(await headings(page, 1)).toEqual(['About Us']);
  expect(await headings(page, 2)).toEqual(
    expect.arrayContaining(['Industry Focus', 'Leadership Team']),
  );
  const lists = main(page).locator('ol');
  expect(await lists.count()).toBeGreaterThan(1);
  expect(Object.fromEntries(await hrefs(page, 'main a'))).toMatchObject({ 'Join our team': '#' });
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  await expect(cards).toHaveCount(4);
  for (const [index, position] of [
    'Co-Founder',
    'Co-Founder',
    'Sales & Supply Head',
    'Operation Head',
  ].entries()) {
    const card = cards.nth(index);
    await expect(card.getByText(position, { exact: true })).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(/^\p{L}+ \p{L}+/u);
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      /^mailto:[\w.]+@kelvinfreight\.example$/,
    );
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('strategy → heading, text, a film in a loop and six services', {
  tag: ['@2.16', '@2.17'],
}, async ({ page }) => {
  await visit(page, '/strategy');
  expect(await headings(page, 1)).toEqual(['Services and Strategy']);
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

test('career → four blocks and six roles, each with its number to be seen', {
  tag: ['@2.18', '@2.19'],
}, async ({ page }) => {
  await visit(page, '/career');
  const all = await main(page).getByRole('heading').allTextContents();
  for (const block of [
    'Working at Kelvin',
    'Company Culture',
    'Opportunities for Professionals',
    'Opportunities for Students',
  ])
    expect(all).toContain(block);
  const roles = main(page).locator('ol > li');
  expect(await roles.getByRole('heading').allTextContents()).toEqual([
    'Logistics Coordinator',
    'Supply Chain Manager',
    'Warehouse Supervisor',
    'Freight Forwarder',
    'Customer Service Expert',
    'Inventory Control Specialist',
  ]);
  const numbers = await roles.evaluateAll((items) =>
    items.map((item) => {
      const { content, visibility, color } = getComputedStyle(item, '::before');
      const list = getComputedStyle(item.parentElement!).listStyleType;
      return {
        drawn: content.includes('counter(') || list === 'decimal',
        visibility,
        hidden: / 0\)$/.test(color),
      };
    }),
  );
  expect(numbers).toEqual(Array(6).fill({ drawn: true, visibility: 'visible', hidden: false }));
});

test('Apply now → a button on each role that does nothing', { tag: ['@2.20'] }, async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/career');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
  await atRest(page);
  const state = () =>
    page.evaluate(() => ({
      title: document.title,
      address: window.location.href,
      markup: document.documentElement.outerHTML,
      history: window.history.length,
    }));
  const messages = logged(page);
  const requests: string[] = [];
  const buttons = main(page).getByRole('button');
  await expect(buttons).toHaveText(Array(6).fill('Apply now'));
  const before = await state();
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const button of await buttons.all()) await button.click();
  await letTimePass(page);
  expect(await state()).toEqual(before);
  expect(messages).toEqual([]);
  expect(requests.filter((path) => !path.startsWith('/media/'))).toEqual(['/robots.txt']);
});

test('contact → two addresses, a contact form and a newsletter form', {
  tag: ['@2.21', '@2.22', '@5.1', '@5.4', '@5.5'],
}, async ({ page }) => {
  await visit(page, '/contact');
  const addresses = (await hrefs(page, 'main a[href^="mailto:"]')).map(([, href]) => href);
  expect(new Set(addresses)).toEqual(
    new Set(['mailto:hello@kelvinfreight.example', 'mailto:dispatch@kelvinfreight.example']),
  );
  const fields = (form: string) =>
    page
      .locator(`form[aria-label="${form}"]`)
      .evaluate((element: HTMLFormElement) =>
        [...element.elements]
          .filter(
            (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
          )
          .map(({ name, type, required }) => ({ name, type, required })),
      );
  expect(await fields('Contact')).toEqual([
    { name: 'firstName', type: 'text', required: true },
    { name: 'lastName', type: 'text', required: true },
    { name: 'email', type: 'email', required: true },
    { name: 'message', type: 'textarea', required: true },
  ]);
  expect(await fields('Newsletter')).toEqual([
    { name: 'email', type: 'email', required: true },
    { name: 'subscribe', type: 'checkbox', required: false },
  ]);
  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  await expect(newsletter.locator('input[type=email]')).not.toHaveAttribute('pattern');
});

const filled = {
  firstName: 'Maren',
  lastName: 'Aas',
  email: 'maren@fjord-fisk.example',
  message: 'Two pallets',
};

/** Whatever the page has said, asked for and shown once ten seconds have passed after a submit. */
async function submitAndWait(page: Page, form: string) {
  // The page's own code, wanted by whoever fills in a field. Before, a press would wait for it.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'page');
  const messages = logged(page);
  const requests: string[] = [];
  const text = await main(page).innerText();
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.locator(`form[aria-label="${form}"] button[type=submit]`).click();
  await letTimePass(page);
  return { messages, requests, isSameText: (await main(page).innerText()) === text };
}

test('the contact form → one console entry, nothing sent then or later, no word of it, empty fields', {
  tag: ['@3.1', '@4.4', '@7.1', '@7.2', '@8.1'],
}, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  await atRest(page);
  const form = page.locator('form[aria-label="Contact"]');
  for (const [name, value] of Object.entries(filled))
    await form.locator(`[name=${name}]`).fill(value);
  for (const [name, value] of Object.entries(filled))
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  expect(await submitAndWait(page, 'Contact')).toEqual({
    messages: [[filled]],
    requests: ['/robots.txt'],
    isSameText: true,
  });
  for (const name of Object.keys(filled))
    await expect(form.locator(`[name=${name}]`)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

for (const subscribe of [true, false]) {
  test(`the newsletter form, box ${subscribe ? 'ticked' : 'left alone'} → one console entry, nothing sent, empty again`, {
    tag: ['@3.2', '@4.5', '@5.5', '@7.1', '@7.2', '@8.1'],
  }, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/contact');
    await atRest(page);
    const form = page.locator('form[aria-label="Newsletter"]');
    await form.locator('[name=email]').fill('reader@localhost');
    if (subscribe) await form.locator('[name=subscribe]').check();
    expect(await submitAndWait(page, 'Newsletter')).toEqual({
      messages: [[{ email: 'reader@localhost', subscribe }]],
      requests: ['/robots.txt'],
      isSameText: true,
    });
    await expect(form.locator('[name=email]')).toHaveValue('');
    await expect(form.locator('[name=subscribe]')).not.toBeChecked();
  });
}

test('a wrong address in the contact form → "Wrong email format", and nothing is logged', {
  tag: ['@5.2', '@5.3'],
}, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  const form = page.locator('form[aria-label="Contact"]');
  for (const [name, value] of Object.entries(filled))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=email]').fill('maren@fjord.x');
  const { messages } = await submitAndWait(page, 'Contact');
  expect(messages).toEqual([]);
  await expect(
    form.getByRole('alert').getByText('Wrong email format', { exact: true }),
  ).toBeVisible();
  await expect(form.locator('[name=message]')).toHaveValue('Two pallets');
});

test('the drawer → at 1024 px, from the right, with five links, three networks and a way out', {
  tag: ['@2.6', '@2.7', '@4.1', '@4.2', '@4.3', '@9.2'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Open menu' });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.locator('header > nav')).toBeHidden();
  const drawer = page.locator('dialog');
  await expect(drawer).toBeHidden();

  for (const close of [
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.mouse.click(60, 500),
    () => page.keyboard.press('Escape'),
    () => page.setViewportSize({ width: 1025, height: 800 }),
  ]) {
    await button.click();
    await expect(drawer).toBeVisible();
    expect(await hrefs(page, 'dialog nav a')).toEqual(Object.entries(LINKS));
    const networks = await drawer.locator('a[href^="https://"]').evaluateAll((links) =>
      links.map((link) => ({
        host: new URL((link as HTMLAnchorElement).href).host,
        icons: link.querySelectorAll('svg').length,
      })),
    );
    expect(networks).toEqual([
      { host: 'www.linkedin.com', icons: 1 },
      { host: 'www.instagram.com', icons: 1 },
      { host: 'www.youtube.com', icons: 1 },
    ]);
    const icons = await drawer
      .locator('a[href^="https://"] svg')
      .evaluateAll((drawings) => drawings.map(({ innerHTML }) => innerHTML));
    expect(new Set(icons).size).toBe(3);
    const motion = await drawer.evaluate((element) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(element);
      const backdrop = getComputedStyle(element, '::backdrop');
      return {
        property: transitionProperty.split(', ')[0],
        durations: [...new Set(transitionDuration.split(', '))],
        backdrop: [...new Set(backdrop.transitionDuration.split(', '))],
      };
    });
    expect(motion).toEqual({ property: 'translate', durations: ['0.3s'], backdrop: ['0.3s'] });
    await expect
      .poll(() =>
        drawer.evaluate((element) => window.innerWidth - element.getBoundingClientRect().right),
      )
      .toBeLessThan(20);
    await expect
      .poll(() =>
        drawer.evaluate((element) => Number(getComputedStyle(element, '::backdrop').opacity)),
      )
      .toBe(1);
    await close();
    await expect(drawer).not.toHaveAttribute('open');
    await expect(drawer).toBeHidden();
  }
});

test('sections → wait unseen and lower, fade up for 500 ms from 200 px in', {
  tag: ['@2.11', '@9.3'],
}, async ({ page }) => {
  await visit(page, '/');
  const box = page.locator('[data-reveal=waiting]').first();
  const moving = box.locator('> :first-child');
  const look = () =>
    moving.evaluate((element) => {
      const { opacity, translate } = getComputedStyle(element);
      return { opacity, lower: Number.parseFloat(translate.split(' ')[1] ?? '0') };
    });
  expect(await look()).toEqual({ opacity: '0', lower: 24 });
  const top = await box.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const handle = (await moving.elementHandle())!;
  const scrollTo = (y: number) => page.evaluate((place) => window.scrollTo(0, place), y);
  await scrollTo(top - 900 + 195);
  await settled(page);
  expect(await handle.evaluate((element) => element.parentElement!.dataset.reveal)).toBe('waiting');
  await scrollTo(top - 900 + 201);
  await expect
    .poll(() => handle.evaluate((element) => element.parentElement!.dataset.reveal))
    .toBe('shown');
  expect(await handle.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
    '0.5s, 0.5s, 0.5s',
  );
  await expect
    .poll(() =>
      handle.evaluate((element) => [
        getComputedStyle(element).opacity,
        getComputedStyle(element).translate,
      ]),
    )
    .toEqual(['1', 'none']);
});

test('any link → the top of its page', { tag: ['@2.5'] }, async ({ page }) => {
  await visit(page, '/about');
  for (const name of ['Join our team', 'Newsroom', 'About', 'Career', 'Home']) {
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await page
      .getByRole('link', { name, exact: true })
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await expect(page).toHaveURL('/');
});

test('breakpoints of the styles → 576, 768, 992, 1200, 1400 and the drawer’s 1024 px, and no other', {
  tag: ['@9.1'],
}, async ({ page }) => {
  await page.goto('/');
  const widths = await page.evaluate(() => {
    const found = new Set<number>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule)
          for (const [, width] of rule.media.mediaText.matchAll(/width\s*[:<>=]+\s*([\d.]+)px/g))
            found.add(Number(width));
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...found];
  });
  expect(widths.length).toBeGreaterThan(3);
  for (const width of widths) expect([576, 768, 992, 1024, 1200, 1400]).toContain(width);
});

const ORIGIN = 'http://localhost:3000';

test('what machines read of every page → word for word', async ({ page, request }) => {
  for (const [path, name, title] of [
    ['/', 'home', 'Kelvin Freight: '],
    ['/about', 'about', 'About: Kelvin Freight'],
    ['/strategy', 'strategy', 'Kelvin Freight'],
    ['/career', 'career', 'Career: Kelvin Freight'],
    ['/contact', 'contact', 'Contact: Kelvin Freight'],
  ] as const) {
    const html = await (await request.get(path)).text();
    await page.goto(path);
    const content = (key: string, by = 'property') =>
      page.locator(`head meta[${by}="${key}"]`).getAttribute('content');
    expect(await page.title()).toContain(title);
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en\b/);
    expect(await content('og:type')).toBe('website');
    expect(await content('og:site_name')).toBe('Kelvin Freight');
    expect(await content('og:url')).toBe(ORIGIN + path);
    expect(await content('og:image')).toBe(`${ORIGIN}/media/social-${name}.jpg`);
    expect(await content('og:image:width')).toBe('1200');
    expect(await content('og:image:height')).toBe('630');
    expect(await content('og:image:alt')).toContain('Keeping your cargo cool and fresh');
    expect(await content('og:title')).toBe(await page.title());
    expect(await content('twitter:card', 'name')).toBe('summary_large_image');
    expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toBe(ORIGIN + path);
    expect(html.match(/<meta name="robots"/g)).toBeNull();
  }
  await page.goto('/');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent())!,
  );
  expect(data['@context']).toBe('https://schema.org');
  const [organization, website] = data['@graph'];
  expect(organization).toMatchObject({
    '@type': 'Organization',
    '@id': `${ORIGIN}/#organization`,
    name: 'Kelvin Freight',
    slogan: 'Keeping your cargo cool and fresh',
    description: expect.stringContaining('Refrigerated freight'),
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/icon-512.png`,
    email: 'hello@kelvinfreight.example',
  });
  expect(website).toMatchObject({
    '@type': 'WebSite',
    '@id': `${ORIGIN}/#website`,
    name: 'Kelvin Freight',
    url: `${ORIGIN}/`,
    inLanguage: expect.stringMatching(/^en\b/),
    publisher: { '@id': `${ORIGIN}/#organization` },
  });
});
