import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { COMPANY, SAMPLE } from '../../src/content/company.ts';
import { company, content, frame, labels, NOWHERE, PAGES, paths } from './content.ts';
import { expect, linkedData, ORIGIN, test } from './test.ts';

const fileAt = async (request: APIRequestContext, address: string) =>
  (await request.get(new URL(address, ORIGIN).pathname)).body();

test('each page → a title, a description and a share picture of its own', async ({
  page,
  request,
}) => {
  const seen = new Set<string>();
  for (const name of PAGES) {
    const { title, description } = content(name);
    const address = ORIGIN + paths[name];
    await page.goto(paths[name]);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', labels().language.code);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('head :is([rel$=icon], [rel=manifest])')).toHaveCount(4);
    const metaOf = (key: string) => page.locator(`meta:is([name="${key}"], [property="${key}"])`);
    for (const [key, content] of Object.entries({
      description,
      'og:type': 'website',
      'og:site_name': company.name,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image:alt': new RegExp(frame.tagline),
      'twitter:card': 'summary_large_image',
      'theme-color': /^#[0-9a-f]{6}$/,
    }))
      await expect(metaOf(key)).toHaveAttribute('content', content);
    const file = (await metaOf('og:image').getAttribute('content'))!;
    const picture = await fileAt(request, file);
    const share = { width: 1200, height: 630, format: 'jpeg' };
    expect(await sharp(picture).metadata()).toMatchObject(share);
    // WhatsApp shows no picture above 600 kB. The sample's are far smaller.
    expect(picture.length).toBeLessThan(COMPANY === SAMPLE ? 150_000 : 600_000);
    seen.add(title).add(description).add(file);
  }
  expect(seen.size).toBe(3 * PAGES.length);
});

test('JSON-LD → the organization and its website', async ({ page }) => {
  await page.goto(paths.home);
  const { name, emails } = company;
  const organization = { '@id': `${ORIGIN}/#organization` };
  const site = { url: ORIGIN + paths.home, inLanguage: labels().language.code };
  const logo = `${ORIGIN}/icon-512.png`;
  const texts = { slogan: frame.tagline, description: frame.summary };
  expect(await linkedData(page)).toMatchObject([
    { '@type': 'Organization', ...organization, ...texts, name, logo, email: emails.general },
    { '@type': 'WebSite', ...site, name, publisher: organization },
  ]);
});

test('icons → as large as browsers and phones expect', async ({ request }) => {
  const manifest = JSON.parse(String(await fileAt(request, '/site.webmanifest')));
  const { code: lang, direction: dir } = labels().language;
  expect(manifest).toMatchObject({ name: company.name, lang, dir });
  const icons = (manifest.icons as { src: string }[]).map(({ src }) => src);
  expect(icons).toEqual(['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']);
  for (const address of [...icons, '/apple-touch-icon.png']) {
    const size = Number(address.match(/\d+/)?.[0] ?? 180);
    const icon = await sharp(await fileAt(request, address)).metadata();
    expect(icon).toMatchObject({ width: size, height: size });
  }
  expect((await sharp(await fileAt(request, '/favicon.svg')).metadata()).format).toBe('svg');
  const ico = await fileAt(request, '/favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6]]).toEqual([1, 1, 32]);
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ width: 32 });
});

test('robots.txt → where the sitemap is', async ({ request }) => {
  const text = String(await fileAt(request, '/robots.txt'));
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('security.txt → the address for reports, which has not expired', async ({ request }) => {
  const security = String(await fileAt(request, '/.well-known/security.txt'));
  expect(security).toContain(`Contact: mailto:${company.emails.security}`);
  const [, expires] = security.match(/Expires: (.+)/)!;
  expect(Date.parse(expires!)).toBeGreaterThan(Date.now());
});

test('an unknown address → not indexed', async ({ page }) => {
  await page.goto(NOWHERE);
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
});
