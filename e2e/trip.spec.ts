import type { Page } from '@playwright/test';
import { plot } from '#company/budgets.ts';
import { sampleTrip } from '#words/sample-trip.ts';
import { returnAir, supplyAir } from '../src/pages/home/trip/simulate-trip.ts';
import { degrees, lastReading, readings } from '../src/pages/home/trip/trip-readings.ts';
import { doorPeaks, statisticsOf, tripStatistics } from '../src/pages/home/trip/trip-statistics.ts';
import {
  alive,
  atRest,
  colours,
  contrast,
  expect,
  holdBack,
  luminance,
  needs,
  open,
  REACT,
  requested,
  test,
} from './test.ts';
import { BUDGET_FILE } from './tools/visit-bytes.ts';

needs('home', 'realTime');

const { labels } = sampleTrip;
const TRIP_CHUNK = /\/static\/trip-[\w-]+\.js$/;
const slider = (page: Page) => page.getByRole('slider', { name: labels.explore });
const cursor = (page: Page) => page.getByRole('figure').locator('[class*=cursor] text');

/** The large readings show the values of one reading. */
async function expectReadings(page: Page, index: number) {
  const { time, supply, return: returning } = readings[index]!;
  const values = page.getByRole('figure').locator('dd');
  await expect(values.nth(1)).toHaveText(supply);
  await expect(values.nth(2)).toHaveText(returning);
  await expect(cursor(page)).toHaveText(time);
}

test('arrow keys, Page keys, Home, End, a pointer, a door → the readings follow', async ({
  page,
}) => {
  await open(page, 'home');
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expectReadings(page, lastReading - 1);
  await page.keyboard.press('Home');
  await expectReadings(page, 0);
  await page.keyboard.press('PageUp');
  await expect.poll(() => slider(page).inputValue().then(Number)).toBeGreaterThan(10);
  await page.keyboard.press('End');
  await expectReadings(page, lastReading);
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(
      `${readings[lastReading]!.time}.*${labels.supply}.*${labels.return}.*${labels.doors}`,
    ),
  );
  const { x, y, width, height } = (await slider(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expectReadings(page, lastReading / 2);
  for (const { at, index, peak } of doorPeaks) {
    const door = page.getByRole('figure').getByRole('button', { name: at });
    await expect(door).toContainText(degrees(peak));
    await door.click();
    await expectReadings(page, index);
    await expect(slider(page)).toHaveValue(String(index));
  }
});

test('the plot reached for → its own small chunk, and the markup stays', async ({ page }) => {
  const chunks = requested(page, TRIP_CHUNK);
  await page.goto('/');
  await alive(page);
  await atRest(page);
  expect(chunks).toEqual([]);
  await slider(page).evaluate((element) => element.setAttribute('data-same', ''));
  const chunk = page.waitForResponse(TRIP_CHUNK);
  await slider(page).hover();
  const bytes = Number((await chunk).headers()['content-length']);
  expect(bytes, BUDGET_FILE).toBeLessThanOrEqual(plot);
  await expect(cursor(page)).toBeVisible();
  await expect(slider(page)).toHaveAttribute('data-same');
});

test('its chunk fails → the plot stays, the next reach brings it', async ({ page, problems }) => {
  await page.goto('/');
  await alive(page);
  await page.route(TRIP_CHUNK, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await slider(page).hover();
  await failed;
  await expect(page.getByRole('figure').locator('dd').first()).toBeVisible();
  await page.unroute(TRIP_CHUNK);
  // The page may learn of the failure a moment later than the test.
  await expect(async () => {
    await page.getByRole('heading', { level: 2 }).first().hover();
    await slider(page).hover();
    await expect(cursor(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  problems.length = 0; // the aborted request
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on the plot → the reading below the finger', async ({ page }) => {
    await open(page, 'home');
    await slider(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider(page).boundingBox())!;
    await page.touchscreen.tap(x + width / 4, y + height / 2);
    await expect(cursor(page)).toBeVisible();
    const value = Number(await slider(page).inputValue());
    expect(Math.abs(value - lastReading / 4)).toBeLessThan(4);
    await expectReadings(page, value);
  });
});

test('the slider, moved before React is there → cursor and readings follow', async ({ page }) => {
  const release = await holdBack(page, REACT);
  await page.goto('/');
  await slider(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveValue('1');
  release();
  await expectReadings(page, 1);
  await expect(slider(page)).toHaveValue('1');
});

test('a door, pressed before React is there → the press waits for it', async ({ page }) => {
  await page.goto('/');
  const [door] = doorPeaks;
  // Without a pointer event first, as a screen reader clicks.
  await page
    .getByRole('figure')
    .getByRole('button', { name: door!.at })
    .evaluate((button: HTMLElement) => button.click());
  await expectReadings(page, door!.index);
});

const { kinetic: figure } = sampleTrip.statistics;
const noted = typeof figure === 'object' && figure;

test('the file to take along → adds up to the figures on the page', async ({ page, request }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: sampleTrip.download.label });
  const response = await request.get((await link.getAttribute('href'))!);
  expect(response.headers()['content-type']).toContain('text/csv');
  const rows = (await response.text()).trimEnd().split('\r\n').slice(1);
  const column = (at: number) => rows.map((row) => Number(row.split(',')[at]));
  expect(column(2)).toEqual(supplyAir);
  expect(column(3)).toEqual(returnAir);
  const { lowest, highest, mean, kinetic, minutesOutside } = statisticsOf(
    column(3),
    sampleTrip.allowed,
  );
  expect(minutesOutside).toBe(tripStatistics.minutesOutside);
  const shown = [lowest, highest, mean, ...(noted ? [kinetic] : [])];
  for (const value of shown)
    await expect(
      page.getByRole('figure').locator('dd', { hasText: degrees(value) }),
    ).not.toHaveCount(0);
  // The mean kinetic temperature is never without its note.
  const note = page.getByRole('figure').locator('dl + p');
  await expect(note).toHaveCount(noted ? 1 : 0);
  if (noted) await expect(note).toContainText(noted.note);
});

test('forced colours, light and dark → every line stands out', async ({ page }) => {
  await page.goto('/');
  const plot = page.getByRole('figure').filter({ has: slider(page) });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const [ground, ...lines] = await plot.evaluate((figure) => [
      getComputedStyle(figure.closest('section')!).backgroundColor,
      ...[
        ...figure.querySelectorAll('path:is([class*=supply], [class*=returning], [class*=-door])'),
      ].map((line) => getComputedStyle(line).stroke),
    ]);
    const [below, ...drawn] = await colours(page, [ground!, ...lines]);
    const contrasts = drawn.map((line) => contrast(luminance(line), luminance(below!)));
    expect(contrasts).toHaveLength(3);
    for (const contrast of contrasts) expect(contrast, colorScheme).toBeGreaterThanOrEqual(3);
  }
});
