import { company, frame, PAGES, paths, words } from './content.ts';
import { expect, linkedData, test } from './test.ts';

const ORIGIN = 'http://localhost:3000';

test('each page → what machines read, all of it its own, with a picture of 1200×630', async ({
  page,
  request,
}) => {
  const heads = PAGES.map((name) => words(name));
  const all = heads.flatMap(({ title, description }) => [title, description]);
  expect(new Set(all).size).toBe(all.length);
  for (const [index, name] of PAGES.entries()) {
    const { title, description } = heads[index]!;
    const address = ORIGIN + paths[name];
    await page.goto(paths[name]);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', frame.language.code);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
    const said = await page
      .locator('head meta')
      .evaluateAll((metas) =>
        Object.fromEntries(
          metas.map((meta) => [
            meta.getAttribute('name') ?? meta.getAttribute('property'),
            meta.getAttribute('content'),
          ]),
        ),
      );
    expect(said).toMatchObject({
      description,
      'og:type': 'website',
      'og:site_name': company.name,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': expect.stringMatching(`^${ORIGIN}/`),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(frame.tagline),
      'twitter:card': 'summary_large_image',
      'theme-color': expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const { pathname } = new URL(said['og:image']!);
    expect((await request.get(pathname)).headers()['content-type']).toMatch(/^image\/(jpeg|png)$/);
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, pathname);
    expect(size, pathname).toEqual([1200, 630]);
  }
});

test('JSON-LD → the organization and the website', async ({ page }) => {
  await page.goto(paths.home);
  const organization = { '@id': `${ORIGIN}/#organization` };
  expect(await linkedData(page)).toMatchObject([
    {
      ...organization,
      '@type': 'Organization',
      name: company.name,
      slogan: frame.tagline,
      description: frame.summary,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon-512.png`,
      email: company.emails.general,
    },
    {
      '@type': 'WebSite',
      name: company.name,
      url: ORIGIN + paths.home,
      inLanguage: frame.language.code,
      publisher: organization,
    },
  ]);
});

test('icons, manifest, sitemap, robots and security.txt → all there, with what they name', async ({
  page,
  request,
}) => {
  await page.goto(paths.home);
  const icons = page.locator('head :is([rel~=icon], [rel=apple-touch-icon], [rel=manifest])');
  await expect(icons).toHaveCount(4);
  const links = await icons.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe(company.name);
  for (const file of [...links, ...manifest.icons.map(({ src }: { src: string }) => src)])
    expect((await request.get(file)).status(), file).toBe(200);
  const text = async (path: string) => (await request.get(path)).text();
  const addresses = PAGES.map((name) => `<loc>${ORIGIN}${paths[name]}</loc>`);
  for (const address of addresses) expect(await text('/sitemap.xml')).toContain(address);
  expect(await text('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const security = await text('/.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${company.emails.security}`);
  const [, expires] = security.match(/Expires: (.+)/)!;
  expect(Date.parse(expires!)).toBeGreaterThan(Date.now());
});
