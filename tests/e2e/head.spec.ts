import { company, frame, PAGES, paths, words } from './content.ts';
import { expect, linkedData, ORIGIN, test } from './test.ts';

test('each page → what machines read, each of its own', async ({ page }) => {
  const seen = new Set<string>();
  for (const name of PAGES) {
    const { title, description } = words(name);
    const address = ORIGIN + paths[name];
    await page.goto(paths[name]);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', frame.language.code);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
    const said = await page
      .locator('head meta')
      .evaluateAll((all) =>
        all.map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      );
    expect(Object.fromEntries(said)).toMatchObject({
      description,
      'og:type': 'website',
      'og:site_name': company.name,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image:alt': expect.stringContaining(frame.tagline),
      'twitter:card': 'summary_large_image',
      'theme-color': expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    seen.add(title).add(description);
  }
  expect(seen.size).toBe(2 * PAGES.length);
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

test('icons, manifest, sitemap, robots, security.txt → all there', async ({ page, request }) => {
  await page.goto(paths.home);
  const icons = page.locator('head :is([rel~=icon], [rel=apple-touch-icon], [rel=manifest])');
  await expect(icons).toHaveCount(4);
  const links = await icons.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe(company.name);
  for (const file of [...links, ...manifest.icons.map(({ src }: { src: string }) => src)])
    expect((await request.get(file)).status(), file).toBe(200);
  const text = async (path: string) => (await request.get(path)).text();
  for (const name of PAGES)
    expect(await text('/sitemap.xml')).toContain(`<loc>${ORIGIN}${paths[name]}</loc>`);
  expect(await text('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const security = await text('/.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${company.emails.security}`);
  const [, expires] = security.match(/Expires: (.+)/)!;
  expect(Date.parse(expires!)).toBeGreaterThan(Date.now());
});
