import type { Page } from '@playwright/test';
import { isAtFullHour, readTrip } from '../../src/islands/trip/trip-readings.ts';
import { statisticsOf } from '../../src/sections/home/trip-statistics.ts';
import { frame, paths, words } from './content.ts';
import { expect, open, test } from './test.ts';

const trip = words('trip');
const { degrees, doorPeaks, lastReading, readings, ...shown } = readTrip(trip, frame.language.code);
const peaks = doorPeaks.map(({ index }) => index);
const tableRows = readings.filter((row) => isAtFullHour(row) || peaks.includes(row.index));
const slider = (page: Page) => page.getByRole('slider', { name: trip.labels.explore });
const figure = (page: Page) => page.getByRole('figure').filter({ has: slider(page) });
const cursor = (page: Page) => figure(page).locator('[class*=cursor] text');

/** The large readings show the values of one reading. */
async function expectReadings(page: Page, index: number) {
  const { time, supply, return: returning } = readings[index]!;
  const values = figure(page).locator('dd');
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
  const { supply, return: returning, doors } = trip.labels;
  const spoken = `${readings[lastReading]!.time}.*${supply}.*${returning}.*${doors}`;
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(spoken));
  const { x, y, width, height } = (await slider(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expectReadings(page, lastReading / 2);
  for (const { at, index, peak } of doorPeaks) {
    const door = figure(page).getByRole('button', { name: at });
    await expect(door).toContainText(degrees(peak));
    await door.click();
    await expectReadings(page, index);
    await expect(slider(page)).toHaveValue(String(index));
  }
});

test('the table and the file → every full hour and door; add up to the figures on the page', async ({
  page,
  request,
}) => {
  await page.goto(paths.home);
  await page.getByText(trip.table).click();
  const table = page.getByRole('table', { name: trip.summary });
  const { time, setPoint, supply, return: returning, doors } = trip.labels;
  await expect(table.getByRole('columnheader')).toHaveText([
    ...[time, setPoint, supply, returning, doors],
  ]);
  await expect(table.getByRole('rowheader')).toHaveText(tableRows.map((row) => row.time));
  const link = page.getByRole('link', { name: trip.download.label });
  const response = await request.get((await link.getAttribute('href'))!);
  expect(response.headers()['content-type']).toContain('text/csv');
  const rows = (await response.text()).trimEnd().split('\r\n').slice(1);
  const column = (at: number) => rows.map((row) => Number(row.split(',')[at]));
  expect(column(2)).toEqual(shown.supplyAir);
  expect(column(3)).toEqual(shown.returnAir);
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
    await expect(cursor(page)).toBeVisible();
    const value = Number(await slider(page).inputValue());
    expect(Math.abs(value - lastReading / 4)).toBeLessThan(4);
    await expectReadings(page, value);
  });
});

test.describe('the product finder', () => {
  const { industry } = words('about');
  const { bands, finder, sectors } = industry;
  const [first] = sectors.flatMap(({ goods }) => goods);
  const lit = bands.find(({ name }) => name === first!.band)!;
  const product = first!.goods[0]!;

  test('a product → its band is lit; once more → all as before; asked → a message of Contact', async ({
    page,
  }) => {
    await open(page, 'about');
    const table = page.getByRole('table', { name: industry.caption });
    const button = page.getByRole('button', { name: product, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(table.locator('thead [data-dim]')).toHaveCount(bands.length - 1);
    await expect(table.getByRole('columnheader', { name: lit.temperature })).not.toHaveAttribute(
      'data-dim',
    );
    await button.click();
    await expect(table.locator('[data-dim]')).toHaveCount(0);
    await button.click();
    await page.getByRole('link', { name: finder!.ask }).click();
    await expect(page).toHaveURL(paths.contact);
    const { contactForm } = words('contact');
    await expect(page.getByRole('textbox', { name: contactForm.message })).toHaveValue(
      new RegExp(`${product}.*${lit.name}`),
    );
  });
});
