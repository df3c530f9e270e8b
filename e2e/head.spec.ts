import { company } from '#company/facts.ts';
import { paths } from '#words/paths.ts';
import { expect, pageNames, test } from './test.ts';
import { heads } from './tools/heads.ts';

const ORIGIN = 'http://localhost:3000';

for (const name of pageNames) {
  test(`${name} → title, description, canonical, sharing tags and a picture of 1200×630`, async ({
    page,
    request,
  }) => {
    await page.goto(paths[name]);
    const { title, description } = heads[name]!;
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    await expect(page).toHaveTitle(title);
    expect(await content('meta[name=description]')).toBe(description);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      ORIGIN + paths[name],
    );
    expect(await content('meta[property="og:title"]')).toBe(title);
    expect(await content('meta[property="og:description"]')).toBe(description);
    expect(await content('meta[property="og:url"]')).toBe(ORIGIN + paths[name]);
    expect(await content('meta[property="og:site_name"]')).toBe(company.name);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(await content('meta[name="theme-color"]')).toMatch(/^#[0-9a-f]{6}$/);
    const picture = await content('meta[property="og:image"]');
    expect(await content('meta[name="twitter:image"]')).toBe(picture);
    expect((await request.get(new URL(picture!).pathname)).headers()['content-type']).toBe(
      'image/jpeg',
    );
    const size = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, new URL(picture!).pathname);
    expect(size).toEqual([1200, 630]);
  });
}

test('titles and descriptions → one of a kind', () => {
  const all = pageNames.flatMap((name) => [heads[name]!.title, heads[name]!.description]);
  expect(new Set(all).size).toBe(all.length);
});

test('JSON-LD → the organization and the website', async ({ page }) => {
  await page.goto(paths.home);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent())!,
  );
  const types = data['@graph'].map((node: { '@type': string }) => node['@type']);
  expect(types).toEqual(['Organization', 'WebSite']);
  expect(data['@graph'][0]).toMatchObject({
    name: company.name,
    url: `${ORIGIN}/`,
    email: company.emails.general,
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
  for (const path of Object.values(paths)) expect(sitemap).toContain(`<loc>${ORIGIN}${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  );
  const security = await request.get('/.well-known/security.txt');
  expect(security.status()).toBe(200);
  const text = await security.text();
  expect(text).toContain(`Contact: mailto:${company.emails.security}`);
  expect(new Date(text.match(/Expires: (.+)/)![1]!).getTime()).toBeGreaterThan(Date.now());
});

test('a page that does not exist → asks not to be indexed, and claims no address', async ({
  page,
  problems,
}) => {
  await page.goto('/nowhere');
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  problems.length = 0;
});
