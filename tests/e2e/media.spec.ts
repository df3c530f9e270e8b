import { existsSync, statSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { COMPANY } from '../../src/content/company.ts';
import { FIXTURE, PAGES, paths, words } from './content.ts';
import { atRest, expect, openAt, requested, test } from './test.ts';

/** What is in the file of a picture. */
async function look(request: APIRequestContext, address: string) {
  const response = await request.get(new URL(address, 'http://localhost').pathname);
  expect(response.ok(), address).toBe(true);
  const body = await response.body();
  return { ...(await sharp(body).metadata()), bytes: body.length };
}

test('each picture → as wide as it says, smaller in AVIF, the original unchanged', async ({
  page,
  request,
}) => {
  for (const name of PAGES) {
    await page.goto(paths[name]);
    const pictures = await page
      .locator('main picture')
      .evaluateAll((all) =>
        all.map((picture) =>
          [...picture.querySelectorAll('source:not([media]), img')].map((each) =>
            each.getAttribute('srcset')!.split(', '),
          ),
        ),
      );
    for (const [avif, webp] of pictures) {
      expect(webp!.length).toBe(avif!.length);
      for (const [index, candidate] of webp!.entries()) {
        const [address, width] = candidate.split(' ') as [string, string];
        const fallback = await look(request, address);
        expect(`${fallback.width}w`).toBe(width);
        const best = await look(request, avif![index]!.split(' ')[0]!);
        expect(best).toMatchObject({ width: fallback.width, format: 'heif' });
        expect(best.bytes).toBeLessThan(fallback.bytes);
        const original = `${COMPANY}/pictures/${address.split('/').at(-1)!.split('.')[0]}.webp`;
        if (existsSync(original) && (await sharp(original).metadata()).width === fallback.width)
          expect(fallback.bytes).toBe(statSync(original).size);
      }
    }
  }
});

test('a shared link to any page → a picture of its own, 1200 × 630, below 150 kB', async ({
  page,
  request,
}) => {
  const seen = new Set<string>();
  for (const name of PAGES) {
    await page.goto(paths[name]);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { width, height, format, bytes } = await look(request, address!);
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(bytes).toBeLessThan(150_000);
    seen.add(address!);
  }
  expect(seen.size).toBe(PAGES.length);
});

test('each icon → as large as browsers and phones expect', async ({ request }) => {
  const sizes = {
    '/apple-touch-icon.png': 180,
    '/icon-192.png': 192,
    '/icon-512.png': 512,
    '/icon-maskable-512.png': 512,
  };
  for (const [address, size] of Object.entries(sizes))
    expect(await look(request, address)).toMatchObject({ width: size, height: size });
  const ico = await (await request.get('/favicon.ico')).body();
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6]]).toEqual([1, 1, 32]);
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ width: 32 });
});

test('a letter that no page shows → its file is fetched once it is there', async ({ page }) => {
  if (!existsSync(`${COMPANY}/fonts/text-more.woff2`)) return;
  const fetched = requested(page, /\.woff2$/);
  await openAt(page, paths.contact);
  await atRest(page);
  expect(fetched).toHaveLength(2);
  const answer = page.waitForResponse(/\/text-more\.[\w-]+\.woff2$/);
  await page
    .locator('main p')
    .first()
    .evaluate((element) => element.append('™'));
  expect((await answer).ok()).toBe(true);
});

test.describe('another company', () => {
  test.use({ baseURL: FIXTURE.origin, hosts: [FIXTURE.media] });

  test('a film without video → its first frame alone', async ({ page }) => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await page.route(`${FIXTURE.media}/**`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    );
    const { path, film } = words('strategy', 'en', FIXTURE.folder);
    expect(film.withoutVideo).toBe(true);
    await page.goto(path);
    await expect(page.locator('main picture img')).toHaveAttribute('alt', film.alt);
    await expect(page.locator('video, [data-playback], [data-film]')).toHaveCount(0);
  });
});
