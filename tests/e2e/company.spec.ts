import sharp from 'sharp';
import { isPublished } from '../../src/content/publication.ts';
import { allContent, content, FIXTURE, labels, NOWHERE } from './content.ts';
import { axeViolations, expect, heading, linkedData, ORIGIN, openAt, test } from './test.ts';

// A small company that has everything: several languages, roles with details, news, further pages,
// how to verify it, redirects, films without video, and its pictures on another host.
test.use({ baseURL: FIXTURE.origin, hosts: [FIXTURE.media, FIXTURE.endpoint] });

const contentOf = <N extends Parameters<typeof content>[0]>(name: N, language = 'en') =>
  content(name, language, FIXTURE.folder);
const labelsOf = (language = 'en') => labels(language, FIXTURE.folder);
const allOf = <N extends Parameters<typeof allContent>[0]>(name: N) =>
  allContent(name, 'en', FIXTURE.folder).filter((content) => isPublished(content));

const colourOf = ([red = 0, green = 0, , alpha = 0]: Uint8Array) => {
  if (alpha < 128) return 'nothing';
  return red > green ? 'red' : 'green';
};

const builtFile = (address: string) => FIXTURE.build + decodeURI(new URL(address).pathname);

test.beforeEach(({ page }) =>
  // The other host has the same files; none reaches the network.
  page.route(`${FIXTURE.media}/**`, (route) =>
    route.fulfill({ path: builtFile(route.request().url()) }),
  ),
);

test('@7.3 MEDIA_ORIGIN set → every picture comes from there, nothing else', async ({ page }) => {
  const elsewhere = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith(FIXTURE.media)) elsewhere.add(request.resourceType());
  });
  await page.goto(contentOf('home').path);
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(page.locator(`main img:not([src^="${FIXTURE.media}"])`)).toHaveCount(0);
  expect([...elsewhere]).toEqual(['image']);
});

test('Home without areas, rules and a trip → the sections that are left, and nothing empty', async ({
  page,
}) => {
  const { path, hero, services, careers } = contentOf('home', 'de');
  await page.goto(path);
  const { tracking } = labelsOf('de');
  const left = [hero, tracking, services, contentOf('news', 'de').home!, careers];
  const wanted = left.map(({ heading }) => heading);
  expect(await page.locator('main :is(h1, h2)').allInnerTexts()).toEqual(wanted);
  await expect(page.locator('main :is(section, ul, figure):empty')).toHaveCount(0);
});

test('pages without pictures → the same sections, with text beside the heading', async ({
  page,
}) => {
  const { careers } = contentOf('home', 'de');
  const { working } = contentOf('career');
  const { approach } = contentOf('strategy');
  const sections = [
    [contentOf('home', 'de').path, careers.heading, careers.text],
    [contentOf('career').path, working.heading, working.lede],
    [contentOf('strategy').path, approach.heading, approach.lede],
  ] as const;
  for (const [path, name, text] of sections) {
    await page.goto(path);
    await expect(page.locator('main section:not(:has(h1)) img')).toHaveCount(0);
    const start = (await page.getByRole('heading', { name, exact: true }).boundingBox())!;
    const end = (await page.getByText(text, { exact: true }).boundingBox())!;
    expect(end.x, path).toBeGreaterThan(start.x + start.width);
    expect(Math.abs(end.y - start.y), path).toBeLessThan(100);
  }
});

test('drivers on Home → their link, but not where the language has no Career', async ({ page }) => {
  const { path, drivers } = contentOf('career');
  const link = page.getByRole('link', { name: drivers!.heading });
  await page.goto(contentOf('home').path);
  await expect(link).toHaveAttribute('href', `${path}#drivers`);
  await page.goto(contentOf('home', 'de').path);
  await expect(link).toHaveCount(0);
});

test('facts of the company → each with its label, on About', async ({ page }) => {
  const { path, facts } = contentOf('about');
  await page.goto(path);
  for (const { label, value } of facts!)
    await expect(page.locator('dl > div', { hasText: label })).toContainText(value);
});

test('a page’s own closing → in place of the footer’s', async ({ page }) => {
  const ofFooter = page.getByText(contentOf('frame').footer.closing!.text);
  const ofPage = page.getByText(contentOf('strategy').closing!.text);
  await page.goto(contentOf('about').path);
  await expect(ofFooter).toBeVisible();
  await page.goto(contentOf('strategy').path);
  await expect(ofPage).toBeVisible();
  await expect(ofFooter).toHaveCount(0);
});

test('a film without video → only its first frame', async ({ page }) => {
  const { path, hero } = contentOf('home');
  await page.goto(path);
  await expect(page.locator('section:has(h1) picture img')).toHaveAttribute('alt', hero.film.alt);
  await expect(page.locator('video, [data-playback], [data-film]')).toHaveCount(0);
});

test('each language → its pages, a switch to the other, its 404', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const [code, other, prefix] of [
    ['en', 'de', ''],
    ['de', 'en', '/de'],
  ] as const) {
    for (const name of ['home', 'news'] as const) {
      await page.goto(contentOf(name, code).path);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const link = page.locator(`footer a[hreflang="${other}"]`);
      await expect(link).toHaveText(labelsOf(other).language.name);
      await expect(link).toHaveAttribute('href', contentOf(name, other).path);
      // Each language that has the page, and x-default. Arabic has no news.
      const alternates = page.locator('link[rel=alternate][hreflang]');
      await expect(alternates).toHaveCount(name === 'home' ? 4 : 3);
      const verified = page.locator('meta[name=google-site-verification][content=a-code]');
      await expect(verified).toHaveCount(name === 'home' ? 1 : 0); // where search engines look
      expect(sitemap).toContain(`<loc>${ORIGIN}${contentOf(name, code).path}</loc>`);
    }
    await page.goto(prefix + NOWHERE);
    await expect(heading(page)).toHaveText(labelsOf(code).notFound.heading);
  }
});

test('a right-to-left language → its labels, its direction, nothing outside the window', async ({
  page,
}) => {
  const { navigation, language } = labelsOf('ar');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openAt(page, contentOf('home', 'ar').path);
    await expect(page.locator(`html[lang=ar][dir=${language.direction}]`)).toBeVisible();
    await expect(page.getByRole('link', { name: navigation.skip })).toBeAttached();
    const brand = (await page.locator('header > a').boundingBox())!;
    expect(brand.x + brand.width / 2).toBeGreaterThan(width / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axeViolations(page)).toEqual([]);
    // A phone number still begins at its left.
    const phone = page.locator('footer a[href^="tel:"]').first();
    const [plus, last] = await phone.evaluate(({ firstChild: text }) =>
      [0, text!.textContent!.length - 1].map((start) => {
        const range = document.createRange();
        range.setStart(text!, start);
        range.setEnd(text!, start + 1);
        return range.getBoundingClientRect().left;
      }),
    );
    expect(plus).toBeLessThan(last!);
  }
  await page.goto(`/ar${NOWHERE}`);
  await expect(heading(page)).toHaveText(labelsOf('ar').notFound.heading);
});

test('a role with details → a page with its pay, for search engines too', async ({ page }) => {
  const role = allOf('roles').find(({ details }) => details)!;
  const { details, licence, pay, schedule, title } = role;
  const { duties, location, datePosted, employmentType } = details!;
  const main = page.getByRole('main');
  await page.goto(contentOf('career').path);
  await expect(main.locator('h3 a')).toHaveText([title]);
  await main.getByRole('link', { name: title }).click();
  await expect(heading(page)).toHaveText(title);
  for (const fact of [...duties!, location.name, licence!, schedule!, /2,400.+2,900/])
    await expect(main.getByText(fact, { exact: true })).toBeVisible();
  await expect(main.locator('strong')).toHaveText('cold'); // from its Markdown
  expect((await linkedData(page)).at(-1)).toMatchObject({
    '@type': 'JobPosting',
    title,
    datePosted,
    employmentType,
    validThrough: expect.stringContaining(details!.validThrough!),
    jobLocation: { address: { addressLocality: location.locality } },
    baseSalary: { currency: pay!.currency, value: { minValue: pay!.from, maxValue: pay!.to } },
  });
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: labelsOf().roles.all }).click();
  await expect(page).toHaveURL(contentOf('career').path);
});

test('two roles whose titles differ only in punctuation → each has a dialog of its own', async ({
  page,
}) => {
  const applied: string[] = [];
  await page.route(`${FIXTURE.endpoint}/**`, async (route) => {
    applied.push(route.request().postDataJSON().role);
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await openAt(page, contentOf('career').path);
  const { roles, application } = labelsOf();
  for (const title of ['C++ Developer', 'C Developer']) {
    await page.getByRole('button', { name: `${roles.apply}: ${title}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await dialog.getByLabel(application.name).fill('Ada Frost');
    await dialog.getByLabel(application.reach).fill('ada@example.com');
    await dialog.getByRole('button', { name: application.submit }).click();
    await expect(dialog.getByText(application.sent)).toBeVisible();
    await dialog.getByRole('button', { name: application.close }).click();
  }
  expect(applied).toEqual(['cpp-developer', 'c-developer']);
});

test('news → newest first, on their page, on Home and in the feed', async ({ page, request }) => {
  const [newest, older] = allOf('news-entries').sort((a, b) => b.date.localeCompare(a.date));
  const titles = [newest!.heading, older!.heading];
  for (const { path } of [contentOf('home'), contentOf('news')]) {
    await page.goto(path);
    await expect(page.locator('main li:has(time)').getByRole('link')).toHaveText(titles);
  }
  await page.getByRole('link', { name: newest!.heading }).click();
  await expect(heading(page)).toHaveText(newest!.heading);
  await expect(page.getByText(newest!.text)).toBeVisible();
  await expect(page.locator('article img')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  const feed = page.locator('head link[type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', `${ORIGIN}${contentOf('news').path}.xml`);
  const text = await (await request.get(`${contentOf('news').path}.xml`)).text();
  const items = Array.from(text.matchAll(/<item>.*?<title>(.*?)<\/title>/gs), ([, title]) => title);
  expect(items).toEqual(titles);
});

test('a long word in a heading → has soft hyphens nowhere but in the page', async ({
  page,
  request,
}) => {
  const word = 'Temperaturaufzeichnung';
  await page.goto(`${contentOf('news', 'de').path}/second-quay`);
  await expect(heading(page)).toContainText('\u00AD');
  await expect(page).toHaveTitle(new RegExp(`^${word} `));
  const shared = page.locator('meta[property="og:title"]');
  await expect(shared).toHaveAttribute('content', new RegExp(`^${word} `));
  await expect(page.locator('footer nav[aria-label]')).not.toHaveCount(0);
  await expect(page.locator('[aria-label*="\u00AD"]')).toHaveCount(0);
  expect(await (await request.get(`${contentOf('news', 'de').path}.xml`)).text()).toContain(
    `${word} `,
  );
  // Nor in what the contact form is filled with.
  await page.goto(contentOf('strategy').path);
  await expect(page.getByRole('heading', { name: /^Transpor.*tation by crane$/ })).toContainText(
    '\u00AD',
  );
  await expect(page.locator('[data-prefill^="Transportation by crane"]')).toHaveCount(1);
  await expect(page.locator('[aria-label*="\u00AD"], [data-prefill*="\u00AD"]')).toHaveCount(0);
});

test('content that is not published, or is outside its dates → nowhere on the site', async ({
  page,
  request,
}) => {
  const hidden = [
    `${contentOf('news').path}/draft`,
    `${contentOf('news').path}/next-century`,
    '/draft',
  ];
  const status = async (path: string) => (await request.get(path)).status();
  const sharePicture = (path: string) => `/media/social${path.replaceAll('/', '--')}.jpg`;
  for (const path of hidden)
    expect([await status(path), await status(sharePicture(path))], path).toEqual([404, 404]);
  expect(await status(sharePicture('/services/pharma'))).toBe(200);
  hidden.push(`${contentOf('career').path}/filled`);
  // In German there is a notice to come as well.
  const lists = ['/', contentOf('news').path, contentOf('career').path, '/de', '/sitemap.xml'];
  lists.push(`${contentOf('news').path}.xml`);
  for (const path of lists)
    expect(await (await request.get(path)).text(), path).not.toMatch(/hidden from visitors/i);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of hidden) expect(sitemap).not.toContain(`${path}<`);
  // A link to a page that is not due leads nowhere yet.
  await page.goto('/services/pharma');
  await expect(page.getByRole('link', { name: 'A page to come' })).toHaveAttribute('href', '#');
});

test('the page of a role that has closed → says so, and leads to all roles', async ({ page }) => {
  await page.goto(`${contentOf('career').path}/filled`);
  await expect(page.locator('main')).toContainText(labelsOf().roles.closed);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('main')).not.toContainText('Hamburg');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: labelsOf().roles.all }).click();
  await expect(page).toHaveURL(contentOf('career').path);
});

test('a recorded trip → shown with its own readings, and not called illustrative', async ({
  page,
  request,
}) => {
  const figure = page.getByRole('figure').filter({ has: page.getByRole('slider') });
  await page.goto(contentOf('home', 'ar').path);
  await expect(page.getByRole('slider')).toHaveAttribute('max', '24');
  await expect(figure.getByRole('button', { name: '05:40' })).toContainText(/10.min.*7[.,]3/);
  await expect(figure).not.toContainText(labelsOf('ar').trip.illustrative);
  const file = await (await request.get(contentOf('trip', 'ar').download.file)).text();
  expect(file).toContain('\r\n2026-03-12T05:45:00+01:00,4.00,3.60,7.30,');
  await page.goto(contentOf('home').path);
  await expect(figure).toContainText(labelsOf().trip.illustrative);
});

test('further pages → from sections or Markdown, linked in the footer', async ({ page }) => {
  const { sections, path } = allOf('pages').find(({ sections = [] }) => sections.length > 1)!;
  await openAt(page, path);
  for (const section of sections!)
    if ('heading' in section)
      await expect(page.getByRole('heading', { level: 2, name: section.heading })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const last = page.locator('footer > :last-child');
  await last.getByRole('link', { name: labelsOf().footer.privacy }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What we keep');
  expect(await axeViolations(page)).toEqual([]);
});

test('pictures that are rotated, transparent or TIFF → shown as a viewer shows them', async ({
  page,
}) => {
  await page.goto('/pictures');
  for (const [alt, ...sides] of [
    ['Turned', 'red', 'green'],
    ['Without a ground', 'nothing', 'green'],
    ['Scanned', 'red', 'green'],
  ] as const) {
    const image = page.getByRole('img', { name: alt });
    await expect(image).toHaveAttribute('width', '96');
    const avif = await image.locator('..').locator('source').getAttribute('srcset');
    for (const source of [avif!.split(' ')[0]!, (await image.getAttribute('src'))!]) {
      const { data, info } = await sharp(builtFile(source))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], source).toEqual([96, 64]);
      expect(
        [8, 88].map((x) => colourOf(data.subarray(4 * (32 * 96 + x)))),
        source,
      ).toEqual(sides);
    }
  }
});

test('how to verify the company → on Contact', async ({ page }) => {
  const { verify, path } = contentOf('contact');
  const { legalName, domains, phones, registrations } = verify!;
  await page.goto(path);
  const section = page.locator('section', { hasText: verify!.heading });
  for (const fact of [legalName, domains[0]!, phones![0]!, registrations![0]!.value])
    await expect(section.getByText(fact).first()).toBeVisible();
});

test('an old address → redirected for good', async ({ request }) => {
  const response = await request.get('/jobs', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([308, contentOf('career').path]);
});
