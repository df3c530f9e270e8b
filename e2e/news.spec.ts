import { language } from '#words/language.ts';
import { news } from '#words/news.ts';
import { paths } from '#words/paths.ts';
import { expect, objections, open, showIn, test } from './test.ts';

const { entries = [], home } = news ?? {};
const newest = entries.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
const { news: all = '/news' } = paths as Record<string, string>;
const written = (date: string) =>
  new Intl.DateTimeFormat(language.code, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

test('no news → no trace of it', async ({ page, request, problems }) => {
  test.skip(!!news, 'The company has news.');
  await page.goto(paths.home);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(0);
  for (const path of [all, `${all}.xml`]) expect((await request.get(path)).status()).toBe(404);
  problems.length = 0;
});

test.describe('news', () => {
  test.skip(!news, 'The company has no news.');

  test('its page and Home → the newest first, each leads to its own page', async ({ page }) => {
    for (const [path, shown] of [
      [all, newest],
      [paths.home, home ? newest.slice(0, 3) : []],
    ] as const) {
      await page.goto(path);
      const list = page.getByRole('main').locator('li', { has: page.locator('time') });
      await expect(list.getByRole('heading')).toHaveText(shown.map(({ heading }) => heading));
      await expect(list.locator('time')).toHaveText(shown.map(({ date }) => written(date)));
    }
    for (const { slug, heading, text, body = [], picture } of newest) {
      await open(page, 'news' as 'home');
      await page.getByRole('main').getByRole('link', { name: heading }).click();
      await expect(page).toHaveURL(`${all}/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const said of [text, ...body])
        await expect(page.getByText(said, { exact: true })).toBeVisible();
      await expect(page.locator('article img')).toHaveCount(picture ? 1 : 0);
      await page.getByRole('main').getByRole('link', { name: news!.back }).click();
      await expect(page).toHaveURL(all);
    }
  });

  test('an entry → axe finds nothing in both schemes; machines read what it is', async ({
    page,
  }) => {
    const { slug, date, heading } = newest[0]!;
    const alternates = page.locator('link[rel=alternate][hreflang]');
    await page.goto(all);
    const count = await alternates.count();
    await page.goto(`${all}/${slug}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, { colorScheme });
      expect(await objections(page)).toEqual([]);
    }
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const article = { '@type': 'NewsArticle', headline: heading, datePublished: date };
    expect(JSON.parse(data!)['@graph'].at(-1)).toMatchObject(article);
    await expect(alternates).toHaveCount(count);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /social-news\.jpg$/,
    );
  });

  test('the feed → Atom with every entry, found from any page', async ({ page, request }) => {
    await page.goto(paths.about);
    const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    const { pathname, origin } = new URL(href!);
    await open(page, 'news' as 'home');
    await expect(page.getByRole('link', { name: news!.feed })).toHaveAttribute('href', pathname);
    const answer = await request.get(pathname);
    expect(answer.headers()['content-type']).toMatch(/^text\/xml/);
    await page.goto('about:blank'); // our policy allows no parsing
    const feed = await page.evaluate(
      (xml) => {
        const { documentElement: root } = new DOMParser().parseFromString(xml, 'text/xml');
        const words = (within: Element, name: string) => within.querySelector(name)?.textContent;
        return {
          kind: `${root.namespaceURI} ${root.localName}`,
          updated: words(root, 'updated'),
          entries: [...root.querySelectorAll('entry')].map((entry) => ({
            id: words(entry, 'id'),
            title: words(entry, 'title'),
            said: new DOMParser().parseFromString(words(entry, 'content')!, 'text/html').body
              .childElementCount,
          })),
        };
      },
      await answer.text(),
    );
    expect(feed).toEqual({
      kind: 'http://www.w3.org/2005/Atom feed',
      updated: `${newest[0]!.date}T00:00:00Z`,
      entries: newest.map(({ slug, heading, body = [] }) => ({
        id: `${origin}${all}/${slug}`,
        title: heading,
        said: 1 + body.length,
      })),
    });
  });
});
