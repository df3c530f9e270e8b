import { allWords, FIXTURE, words } from './content.ts';
import { expect, heading, linkedData, objections, openAt, test } from './test.ts';

// A small company that has everything: two languages, roles with details, news, further pages, who
// it really is, redirects, and its films and pictures on another host.
test.use({ baseURL: FIXTURE.origin, hosts: [FIXTURE.media] });

const ORIGIN = 'http://localhost:3000';
const { folder } = FIXTURE;
const at = (name: 'home' | 'news' | 'career' | 'contact', language = 'en') =>
  words(name, language, folder).path;
const frame = words('frame', 'en', folder);
const german = words('frame', 'de', folder);

test.beforeEach(async ({ page, request }) => {
  // The other host has the same files; none reaches the network.
  await page.route(`${FIXTURE.media}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await request.get(pathname);
    expect(pathname).toMatch(/^\/(media|static)\//);
    const { 'content-type': type } = response.headers();
    await route.fulfill({ body: await response.body(), headers: { 'content-type': type! } });
  });
});

test('MEDIA_ORIGIN set → every picture comes from there and is shown; scripts and fonts do not', {
  tag: ['@7.3'],
}, async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(FIXTURE.media)) elsewhere.push(request.resourceType());
  });
  for (const path of [at('home'), at('career'), '/services/pharma']) {
    await page.goto(path);
    // Those far below the fold would not load until a reader comes near.
    const widths = () =>
      page.evaluate(() =>
        [...document.images].map((image) => {
          image.loading = 'eager';
          return image.naturalWidth;
        }),
      );
    await expect.poll(widths).not.toContain(0);
    const own = page.locator(`main img:not([src^="${FIXTURE.media}"])`);
    await expect(own).toHaveCount(0);
  }
  expect(new Set(elsewhere)).toEqual(new Set(['image']));
});

test('each language → its own pages, links to the same page in the other, its own 404', async ({
  page,
  request,
  problems,
}) => {
  for (const [code, other, { language }] of [
    ['en', 'de', german],
    ['de', 'en', frame],
  ] as const) {
    for (const name of ['home', 'news'] as const) {
      await page.goto(at(name, code));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const link = page.locator(`footer a[hreflang="${other}"]`);
      await expect(link).toHaveText(language.name);
      await expect(link).toHaveAttribute('href', at(name, other));
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3); // and x-default
    }
    const response = await page.goto(`${code === 'en' ? '' : '/de'}/nowhere`);
    expect(response!.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(heading(page)).toHaveText(words('not-found', code, folder).notFound.heading);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [at('news'), at('news', 'de'), at('contact')])
    expect(sitemap).toContain(`<loc>${ORIGIN}${path}</loc>`);
  problems.length = 0; // the browser itself reports the 404
});

test('a role with details → a page with what it pays and asks, for search engines too', async ({
  page,
}) => {
  const { rolePage } = words('career', 'en', folder);
  const role = allWords('roles', 'en', folder).find(({ details }) => details)!;
  await page.goto(at('career'));
  await expect(
    page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link'),
  ).toHaveText([role.title]);
  await page.getByRole('main').getByRole('link', { name: role.title }).click();
  await expect(heading(page)).toHaveText(role.title);
  const { duties, requirements, location } = role.details!;
  for (const said of [...duties!, ...requirements!, location.name, role.licence!, role.schedule!])
    await expect(page.getByRole('main').getByText(said, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(/2,400.+2,900/)).toBeVisible();
  await expect(page.getByRole('main').locator('strong')).toHaveText('cold');
  expect((await linkedData(page)).at(-1)).toMatchObject({
    '@type': 'JobPosting',
    title: role.title,
    datePosted: role.details!.datePosted,
    employmentType: role.details!.employmentType,
    jobLocation: {
      address: { addressLocality: location.locality, addressCountry: location.country },
    },
    baseSalary: { currency: 'EUR', value: { minValue: 2400, maxValue: 2900, unitText: 'MONTH' } },
  });
  expect(await objections(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: rolePage!.back }).click();
  await expect(page).toHaveURL(at('career'));
});

test('news → the newest first on its page and Home, a page each, a feed', async ({
  page,
  request,
}) => {
  const news = words('news', 'en', folder);
  const newest = allWords('news-entries', 'en', folder).toSorted(
    (one, other) => Date.parse(other.date) - Date.parse(one.date),
  );
  const titles = newest.map(({ heading: title }) => title);
  for (const path of [at('home'), news.path]) {
    await page.goto(path);
    const list = page.getByRole('main').locator('li', { has: page.locator('time') });
    await expect(list.getByRole('link')).toHaveText(titles);
  }
  await page.getByRole('main').getByRole('link', { name: titles[0]! }).click();
  await expect(heading(page)).toHaveText(titles[0]!);
  await expect(page.getByText(newest[0]!.text)).toBeVisible();
  await expect(page.locator('article img')).toHaveCount(1);
  expect(await objections(page)).toEqual([]);
  expect((await linkedData(page)).at(-1)).toMatchObject({ '@type': 'NewsArticle' });
  const feed = page.locator('head link[type="application/rss+xml"]');
  const { pathname } = new URL((await feed.getAttribute('href'))!, ORIGIN);
  const text = await (await request.get(pathname)).text();
  const items = Array.from(text.matchAll(/<item>.*?<title>(.*?)<\/title>/gs), ([, title]) => title);
  expect(items).toEqual(titles);
});

test('further pages → of sections or of Markdown; privacy leads there from every footer', async ({
  page,
}) => {
  await page.goto(at('home'));
  await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacy }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  const { sections, path } = allWords('pages', 'en', folder).find((it) => it.sections)!;
  await openAt(page, path);
  for (const section of sections!)
    if ('heading' in section)
      await expect(page.getByRole('heading', { level: 2, name: section.heading })).toBeVisible();
  expect(await objections(page)).toEqual([]);
});

test('who is really the company → on Contact; an old address → the new one', async ({
  page,
  request,
}) => {
  const { verify } = words('contact', 'en', folder);
  await page.goto(at('contact'));
  const section = page.locator('section').filter({ hasText: verify!.heading });
  const { legalName, domains, phones, registrations } = verify!;
  for (const said of [
    legalName,
    ...domains,
    ...phones!,
    ...registrations!.map(({ value }) => value),
  ])
    await expect(section.getByText(said).first()).toBeVisible();
  const answer = await request.get('/jobs', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, at('career')]);
});
