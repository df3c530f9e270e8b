import type { Page } from '@playwright/test';
import { isAtFullHour, readTrip } from '../../src/islands/trip/trip-readings.ts';
import { statisticsOf } from '../../src/sections/home/trip-statistics.ts';
import { contact } from './contact.ts';
import { frame, paths, words } from './content.ts';
import { expect, open, test } from './test.ts';

const { industry } = words('about');
const trip = words('trip');
const { labels } = trip;
const read = readTrip(trip, frame.language.code);
const { degrees, doorPeaks, lastReading, readings } = read;
const slider = (page: Page) => page.getByRole('slider', { name: labels.explore });
const figure = (page: Page) => page.getByRole('figure').filter({ has: slider(page) });

/** The large readings show the values of one reading. */
async function expectReadings(page: Page, index: number) {
  const { time, supply, return: returning } = readings[index]!;
  const values = figure(page).locator('dd');
  await expect(values.nth(1)).toHaveText(supply);
  await expect(values.nth(2)).toHaveText(returning);
  await expect(figure(page).locator('[class*=cursor] text')).toHaveText(time);
}

test('keys, a pointer, a door → the readings follow', async ({ page }) => {
  await open(page, 'home');
  await slider(page).focus();
  for (const [key, index] of [
    ['ArrowLeft', lastReading - 1],
    ['Home', 0],
    ['End', lastReading],
  ] as const) {
    await page.keyboard.press(key);
    await expectReadings(page, index);
  }
  const { time } = readings[lastReading]!;
  const spoken = new RegExp(`${time}.*${labels.supply}.*${labels.return}.*${labels.doors}`);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', spoken);
  const { x, y, width, height } = (await slider(page).boundingBox())!;
  for (const part of [1 / 2, 1 / 4]) {
    await page.mouse.move(x + width * part, y + height / 2);
    await expectReadings(page, lastReading * part);
  }
  for (const { at, index, peak } of doorPeaks) {
    const door = figure(page).getByRole('button', { name: at });
    await expect(door).toContainText(degrees(peak));
    await door.click();
    await expectReadings(page, index);
    await expect(slider(page)).toHaveValue(String(index));
  }
});

test('its table and its file → add up to the figures on the page', async ({ page, request }) => {
  await page.goto(paths.home);
  await page.getByText(trip.table).click();
  const table = page.getByRole('table', { name: trip.summary });
  const columns = (['time', 'setPoint', 'supply', 'return', 'doors'] as const).map(
    (name) => labels[name],
  );
  await expect(table.getByRole('columnheader')).toHaveText(columns);
  const peaks = doorPeaks.map(({ index }) => index);
  const rows = readings.filter((it) => isAtFullHour(it) || peaks.includes(it.index));
  await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ time }) => time));
  const file = await page.locator('a[download]').getAttribute('href');
  const response = await request.get(file!);
  expect(response.headers()['content-type']).toContain('text/csv');
  const lines = (await response.text()).trimEnd().split('\r\n').slice(1);
  const column = (at: number) => lines.map((line) => Number(line.split(',')[at]));
  expect([column(2), column(3)]).toEqual([read.supplyAir, read.returnAir]);
  const { lowest, highest, mean, minutesOutside } = statisticsOf(column(3), trip.allowed);
  for (const value of [...[lowest, highest, mean].map(degrees), `${minutesOutside} min`])
    await expect(figure(page).locator('section dd', { hasText: value })).not.toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on the plot → the reading below the finger', async ({ page }) => {
    await open(page, 'home');
    await slider(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider(page).boundingBox())!;
    await page.touchscreen.tap(x + width / 4, y + height / 2);
    await expect(figure(page).locator('[class*=cursor]')).toBeVisible();
    const value = Number(await slider(page).inputValue());
    expect(Math.abs(value - lastReading / 4)).toBeLessThan(4);
    await expectReadings(page, value);
  });
});

test('a product of the finder → its band, and a question for Contact', async ({ page }) => {
  const { bands, finder, sectors } = industry;
  const [first] = sectors.flatMap(({ goods }) => goods);
  const band = bands.find(({ name }) => name === first!.band)!;
  await open(page, 'about');
  const table = page.getByRole('table', { name: industry.caption });
  const button = page.getByRole('button', { name: first!.goods[0]!, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(table.locator('thead [data-dim]')).toHaveCount(bands.length - 1);
  const lit = table.getByRole('columnheader', { name: band.temperature });
  await expect(lit).not.toHaveAttribute('data-dim');
  await button.click();
  await expect(table.locator('[data-dim]')).toHaveCount(0);
  await button.click();
  await page.getByRole('link', { name: finder!.ask }).click();
  await expect(page).toHaveURL(paths.contact);
  const question = new RegExp(`${first!.goods[0]}.*${band.name}`);
  await expect(contact(page).field('message')).toHaveValue(question);
});
