import { allWords, FIXTURE, words } from './content.ts';
import { expect, heading, linkedData, ORIGIN, objections, openAt, test } from './test.ts';

// A small company that has everything: two languages, roles with details, news, further pages, who
// it really is, redirects, and its films and pictures on another host.
test.use({ baseURL: FIXTURE.origin, hosts: [FIXTURE.media] });

const { folder } = FIXTURE;
const at = (name: 'home' | 'news' | 'career' | 'contact', language = 'en') =>
  words(name, language, folder).path;

test.beforeEach(async ({ page, request }) => {
  // The other host has the same files; none reaches the network.
  await page.route(`${FIXTURE.media}/**`, async (route) => {
    const response = await request.get(new URL(route.request().url()).pathname);
    const { 'content-type': type } = response.headers();
    await route.fulfill({ body: await response.body(), headers: { 'content-type': type! } });
  });
});

test('@7.3 MEDIA_ORIGIN set → every picture comes from there, nothing else', async ({ page }) => {
  const elsewhere = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith(FIXTURE.media)) elsewhere.add(request.resourceType());
  });
  for (const path of [at('home'), at('career')]) {
    await page.goto(path);
    // Those far below the fold would not load until a reader comes near.
    const widths = () =>
      page.evaluate(() =>
        Array.from(document.images, (image) => {
          image.loading = 'eager';
          return image.naturalWidth;
        }),
      );
    await expect.poll(widths).not.toContain(0);
    await expect(page.locator(`main img:not([src^="${FIXTURE.media}"])`)).toHaveCount(0);
  }
  expect([...elsewhere]).toEqual(['image']);
});

test('each language → its pages, a switch to the other, its 404', async ({ page, problems }) => {
  for (const [code, other, prefix] of [
    ['en', 'de', ''],
    ['de', 'en', '/de'],
  ] as const) {
    for (const name of ['home', 'news'] as const) {
      await page.goto(at(name, code));
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      const link = page.locator(`footer a[hreflang="${other}"]`);
      await expect(link).toHaveText(words('frame', other, folder).language.name);
      await expect(link).toHaveAttribute('href', at(name, other));
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3); // and x-default
    }
    expect((await page.goto(`${prefix}/nowhere`))!.status()).toBe(404);
    await expect(heading(page)).toHaveText(words('not-found', code, folder).notFound.heading);
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const path of [at('news'), at('news', 'de'), at('contact')])
    expect(sitemap).toContain(`<loc>${ORIGIN}${path}</loc>`);
  problems.length = 0; // the browser itself reports the 404
});

test('codes of search engines → on Home, where they look, and nowhere else', async ({
  request,
}) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  expect(await textOf(at('home'))).toContain('"google-site-verification" content="a-code"');
  expect(await textOf(at('news'))).not.toContain('verification');
});

test('a role with details → its page, with its pay, for search engines too', async ({ page }) => {
  const role = allWords('roles', 'en', folder).find(({ details }) => details)!;
  const { details, licence, pay, schedule, title } = role;
  const { duties, location, ...posting } = details!;
  const main = page.getByRole('main');
  await page.goto(at('career'));
  await expect(main.locator('h3 a')).toHaveText([title]);
  await main.getByRole('link', { name: title }).click();
  await expect(heading(page)).toHaveText(title);
  for (const said of [...duties!, location.name, licence!, schedule!])
    await expect(main.getByText(said, { exact: true })).toBeVisible();
  await expect(main.getByText(/2,400.+2,900/)).toBeVisible();
  await expect(main.locator('strong')).toHaveText('cold'); // from its Markdown
  expect((await linkedData(page)).at(-1)).toMatchObject({
    '@type': 'JobPosting',
    title,
    datePosted: posting.datePosted,
    validThrough: expect.stringContaining(posting.validThrough!),
    employmentType: posting.employmentType,
    jobLocation: { address: { addressLocality: location.locality } },
    baseSalary: { currency: pay!.currency, value: { minValue: pay!.from, maxValue: pay!.to } },
  });
  expect(await objections(page)).toEqual([]);
  await main.getByRole('link', { name: words('career', 'en', folder).rolePage!.back }).click();
  await expect(page).toHaveURL(at('career'));
});

test('news → newest first, on Home too; a page each; a feed', async ({ page, request }) => {
  const newest = allWords('news-entries', 'en', folder).toSorted(
    (one, other) => Date.parse(other.date) - Date.parse(one.date),
  );
  const titles = newest.map(({ heading }) => heading);
  for (const path of [at('home'), at('news')]) {
    await page.goto(path);
    await expect(page.locator('main li:has(time)').getByRole('link')).toHaveText(titles);
  }
  await page.getByRole('link', { name: titles[0]! }).click();
  await expect(heading(page)).toHaveText(titles[0]!);
  await expect(page.getByText(newest[0]!.text)).toBeVisible();
  await expect(page.locator('article img')).toHaveCount(1);
  expect((await linkedData(page)).at(-1)).toMatchObject({ '@type': 'NewsArticle' });
  expect(await objections(page)).toEqual([]);
  const feed = page.locator('head link[type="application/rss+xml"]');
  const { pathname } = new URL((await feed.getAttribute('href'))!, ORIGIN);
  const text = await (await request.get(pathname)).text();
  const items = Array.from(text.matchAll(/<item>.*?<title>(.*?)<\/title>/gs), ([, title]) => title);
  expect(items).toEqual(titles);
});

test('further pages → of sections, of Markdown; a footer that leads there', async ({ page }) => {
  const { privacy } = words('frame', 'en', folder).footer;
  const { sections, path } = allWords('pages', 'en', folder).find((it) => it.sections)!;
  await openAt(page, path);
  for (const section of sections!)
    if ('heading' in section)
      await expect(page.getByRole('heading', { level: 2, name: section.heading })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.locator('footer > :last-child').getByRole('link', { name: privacy }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What we keep');
  expect(await objections(page)).toEqual([]);
});

test('who is really the company → on Contact; an old address → the new one', async ({ page }) => {
  const { verify, path } = words('contact', 'en', folder);
  await page.goto(path);
  const section = page.locator('section', { hasText: verify!.heading });
  const { legalName, domains, phones, registrations } = verify!;
  const numbers = registrations!.map(({ value }) => value);
  for (const said of [legalName, ...domains, ...phones!, ...numbers])
    await expect(section.getByText(said).first()).toBeVisible();
  const answer = await page.request.get('/jobs', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, at('career')]);
});
