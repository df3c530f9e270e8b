import type { Request } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { COMPANY, SAMPLE } from '../../src/content/company.ts';
import { INBOX, PAGES, paths } from './content.ts';
import { expect, test, waitUntilIdle } from './test.ts';

/** A phone with two device pixels per CSS pixel. */
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
  launchOptions: launchOptions({ isWhole: true }),
});
// One worker starts this browser, not each of them.
test.describe.configure({ mode: 'default' });

/** Another company's texts, typefaces and pictures are its own affair: `npm run bench` weighs them. */
const isSample = COMPANY === SAMPLE;
/** Ten packets: the initial congestion window, which a server sends without waiting. */
const FIRST_FLIGHT = 14_600;
/** Headers included; films come later. */
const VISIT = { home: 48_500, others: 54_500 };
const READERS_SCRIPT = 3_200;
const PHONE_POSTER = 20_000;
/** Fetched once a visitor reaches for an island: React, its component, Astro's runtime. */
const ON_INTENT: Partial<Record<string, number>> = { home: 64_500, contact: 64_500 };

for (const name of PAGES)
  test(`${name}, first visit on a phone → few bytes to read it, few more to use it`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const bytesOf = async (which: RegExp) => {
      const chosen = requests.filter((request) => which.test(request.resourceType()));
      const sizes = await Promise.all(chosen.map((request) => request.sizes()));
      return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
    };
    await page.goto(paths[name]);
    await waitUntilIdle(page);
    const [document, script] = [await bytesOf(/document/), await bytesOf(/script/)];
    expect(document).toBeGreaterThan(1_000);
    if (isSample) expect(document).toBeLessThanOrEqual(FIRST_FLIGHT);
    expect(script).toBeLessThanOrEqual(READERS_SCRIPT);
    // Without films, which come later, and what the test itself fetches.
    const ofCompany = isSample ? '' : '|document|font|image';
    const visit = await bytesOf(new RegExp(`^(?!media|fetch${ofCompany})`));
    expect(visit).toBeLessThanOrEqual(name === 'home' ? VISIT.home : VISIT.others);
    const onIntent = ON_INTENT[name];
    const island = page.locator('astro-island').first();
    // Home has one only with a trip.
    if (!onIntent || (await island.count()) === 0) return;
    await island.locator(':is(input, button)').first().focus();
    await expect(island).not.toHaveAttribute('ssr');
    const fetched = (await bytesOf(/script/)) - script;
    expect(fetched).toBeGreaterThan(10_000);
    expect(fetched).toBeLessThanOrEqual(onIntent);
  });

test('the posters of films → light on every phone, however dense its screen', async ({ page }) => {
  test.skip(!isSample, 'The limit is that of the sample’s films.');
  const posters = page.locator('source[type="image/avif"][media*="portrait"]');
  for (const name of ['home', 'strategy'] as const) {
    await page.goto(paths[name]);
    await expect(posters).toHaveCount(2);
    for (const poster of await posters.all()) {
      const [file = ''] = (await poster.getAttribute('srcset'))!.split(' ');
      const { byteLength } = await (await page.request.get(file)).body();
      expect(byteLength).toBeGreaterThan(1_000);
      expect(byteLength).toBeLessThanOrEqual(PHONE_POSTER);
    }
  }
});

test.describe('forms that deliver', () => {
  test.skip(!isSample, 'Only the sample is built with a server that takes its forms.');
  test.use({ baseURL: INBOX.origin });

  for (const name of PAGES)
    test(`${name} → its document still fits the first flight`, async ({ page }) => {
      const response = await page.goto(paths[name]);
      const { responseHeadersSize, responseBodySize } = await response!.request().sizes();
      expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(FIRST_FLIGHT);
    });
});
