import { company } from '#company/facts.ts';
import { language } from '#words/language.ts';
import { paths } from '#words/paths.ts';
import { expect, linkedData, pageNames, test } from './test.ts';
import { heads } from './tools/expectations.ts';

const ORIGIN = 'http://localhost:3000';

test('each page → what machines read, a picture of 1200×630', async ({ page, request }) => {
  for (const name of pageNames) {
    await page.goto(paths[name]);
    const { title, description } = heads[name];
    const address = ORIGIN + paths[name];
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
    const said = await page
      .locator('head meta')
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((meta) => [
            meta.getAttribute('name') ?? meta.getAttribute('property'),
            meta.getAttribute('content'),
          ]),
        ),
      );
    const picture = `${ORIGIN}/media/social-${name}.jpg`;
    expect(said).toMatchObject({
      description,
      'og:type': 'website',
      'og:site_name': company.name,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(company.tagline),
      'twitter:card': 'summary_large_image',
      'twitter:image': picture,
      'theme-color': expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const { pathname } = new URL(picture);
    expect((await request.get(pathname)).headers()['content-type']).toBe('image/jpeg');
    const size = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, pathname);
    expect(size, picture).toEqual([1200, 630]);
  }
});

test('titles and descriptions → one of a kind', () => {
  const all = pageNames.flatMap((name) => [heads[name].title, heads[name].description]);
  expect(new Set(all).size).toBe(all.length);
});

test('JSON-LD → the organization and the website', async ({ page }) => {
  await page.goto(paths.home);
  const data = await linkedData(page);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${ORIGIN}/#organization`,
        name: company.name,
        slogan: company.tagline,
        description: company.summary,
        url: `${ORIGIN}/`,
        logo: `${ORIGIN}/icon-512.png`,
        email: company.emails.general,
      },
      {
        '@type': 'WebSite',
        '@id': `${ORIGIN}${paths.home}#website`,
        name: company.name,
        url: ORIGIN + paths.home,
        inLanguage: language.code,
        publisher: { '@id': `${ORIGIN}/#organization` },
      },
    ],
  });
});

test('icons and manifest → all there', async ({ page, request }) => {
  await page.goto(paths.home);
  const icons = page.locator(
    'head link[rel~=icon], head link[rel=apple-touch-icon], head link[rel=manifest]',
  );
  await expect(icons).toHaveCount(4);
  const links = await icons.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href')!),
  );
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe(company.name);
  for (const file of [...links, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

test('sitemap, robots and security.txt → name the pages and whom to tell', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(named).toEqual(expect.arrayContaining(Object.values(paths).map((path) => ORIGIN + path)));
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  );
  const security = await request.get('/.well-known/security.txt');
  expect(security.status()).toBe(200);
  const text = await security.text();
  expect(text).toContain(`Contact: mailto:${company.emails.security}`);
  expect(new Date(text.match(/Expires: (.+)/)![1]!).getTime()).toBeGreaterThan(Date.now());
});
