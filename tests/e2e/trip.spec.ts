import type { Page } from '@playwright/test';
import { hyphenate } from '../../src/content/soft-hyphens.ts';
import { computeTrip, isAtHour } from '../../src/islands/trip/trip-readings.ts';
import { statisticsOf } from '../../src/sections/home/trip-statistics.ts';
import { contact } from './contact.ts';
import { content, labels as labelsOf, paths, tripOf } from './content.ts';
import { expect, openAt, test } from './test.ts';

test.use({ hasTouch: true });

const { industry } = content('about');
const trip = tripOf();
const site = labelsOf();
const labels = site.trip;
const computed = computeTrip(trip, labels, site.language.code);
const { degrees, minutes, doorPeaks, lastReading, readings, returnAir, supplyAir } = computed;
const figure = (page: Page) => page.getByRole('figure').filter({ has: page.getByRole('slider') });

async function openTrip(page: Page) {
  await openAt(page, paths.home);
  const slider = page.getByRole('slider', { name: labels.explore });
  const expectReadings = async (index: number) => {
    const { time, supply, return: returning } = readings[index]!;
    await expect(figure(page).locator('dd').first()).toHaveText(time);
    await expect(figure(page).locator('[data-series=supply] dd')).toHaveText(supply);
    await expect(figure(page).locator('[data-series=return] dd')).toHaveText(returning);
    await expect(figure(page).locator('[class*=cursor] text')).toHaveText(time);
    await expect(slider).toHaveValue(String(index));
  };
  await expectReadings(lastReading);
  return { slider, expectReadings };
}

test('a key → the readings follow, and are spoken', async ({ page }) => {
  const { slider, expectReadings } = await openTrip(page);
  await slider.focus();
  await page.keyboard.press('Home');
  await expectReadings(0);
  await page.keyboard.press('End');
  await expectReadings(lastReading);
  const { time } = readings[lastReading]!;
  const spoken = new RegExp(`${time}.*${labels.supply}.*${labels.return}.*${labels.doors}`);
  await expect(slider).toHaveAttribute('aria-valuetext', spoken);
});

test('the mouse → the readings follow', async ({ page }) => {
  const { slider, expectReadings } = await openTrip(page);
  await slider.hover();
  await expectReadings(lastReading / 2);
});

test('a door → the readings of its peak', async ({ page }) => {
  const { expectReadings } = await openTrip(page);
  for (const { at, index, peak } of doorPeaks) {
    const door = figure(page).getByRole('button', { name: at });
    await expect(door).toContainText(degrees(peak));
    await door.click();
    await expectReadings(index);
  }
});

test('a finger → the readings follow', async ({ page }) => {
  const { slider, expectReadings } = await openTrip(page);
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.touchscreen.tap(x + width / 4, y + height / 2);
  const value = Number(await slider.inputValue());
  expect(Math.abs(value - lastReading / 4)).toBeLessThan(4);
  await expectReadings(value);
});

test('a narrow window, large text, any time → no label of the plot lies on another', async ({
  page,
}) => {
  await openTrip(page);
  for (const [width, percent] of [
    [320, 100],
    [320, 200],
    [390, 100],
    [390, 200],
    [768, 100],
    [768, 200],
    [1440, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size', size);
    }, `${percent}%`);
    const times = readings.map(({ time }) => time);
    const overlapping = await figure(page).evaluate(async (element, times) => {
      const slider = element.querySelector<HTMLInputElement>('[type=range]')!;
      const cursor = element.querySelector('[class*=cursor] text')!;
      const found = new Set<string>();
      const overlap = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      for (const [index, time] of times.entries()) {
        slider.valueAsNumber = index;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        while (cursor.textContent !== time) await new Promise(requestAnimationFrame);
        const labels = [...element.querySelectorAll('svg text')]
          .filter((label) => label.checkVisibility({ visibilityProperty: true }))
          .map((label) => ({ label: label.textContent, box: label.getBoundingClientRect() }));
        for (const [at, { label, box }] of labels.entries())
          for (const other of labels.slice(at + 1))
            if (overlap(box, other.box)) found.add(`${label} on ${other.label}`);
      }
      return [...found];
    }, times);
    expect.soft(overlapping, `${width} px, ${percent} %`).toEqual([]);
  }
});

test('the table and the file → the same values as the figures on the page', async ({
  page,
  request,
}) => {
  await page.goto(paths.home);
  await page.getByText(labels.table).click();
  const table = page.getByRole('table', { name: labels.rows });
  const { time, setPoint, supply, return: returning, doors } = labels;
  const columns = [time, setPoint, supply, returning, doors];
  await expect(table.getByRole('columnheader')).toHaveText(columns);
  const peaks = doorPeaks.map(({ index }) => index);
  const rows = readings.filter(
    (reading) => isAtHour(computed, reading) || peaks.includes(reading.index),
  );
  await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ time }) => time));
  const file = await page.locator('a[download]').getAttribute('href');
  const lines = (await (await request.get(file!)).text()).trimEnd().split('\r\n').slice(1);
  const column = (index: number) => lines.map((line) => Number(line.split(',')[index]));
  expect([column(2), column(3)]).toEqual([supplyAir, returnAir]);
  const { lowest, highest, mean, minutesOutside } = statisticsOf(
    returnAir,
    trip.allowed,
    computed.interval,
  );
  const figures = [...[lowest, highest, mean].map(degrees), minutes(minutesOutside)];
  await expect(figure(page).locator('section dd')).toContainText(figures);
});

test('a product of the finder → its band, and a question for Contact', async ({ page }) => {
  const { bands, sectors } = industry;
  const { goods } = site;
  // In the table's head its name may break, which no message repeats.
  const first = sectors
    .flatMap((sector) => sector.goods)
    .find(({ band }) => hyphenate(band, 'en', 'column') !== band);
  const [product] = first!.goods;
  const band = bands.find(({ name }) => name === first!.band)!;
  await openAt(page, paths.about);
  const table = page.getByRole('table', { name: goods.caption });
  const button = page.getByRole('button', { name: product!, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(table.locator('thead [data-dim]')).toHaveCount(bands.length - 1);
  const header = table.getByRole('columnheader', { name: band.temperature });
  await expect(header).not.toHaveAttribute('data-dim');
  expect(await header.textContent()).toContain(hyphenate(band.name, 'en', 'column'));
  await button.click();
  await expect(table.locator('[data-dim]')).toHaveCount(0);
  await button.click();
  await page.getByRole('group').getByRole('link', { name: goods.ask }).click();
  await expect(page).toHaveURL(paths.contact);
  const question = new RegExp(`${product}.*${band.name}`);
  await expect(contact(page).field('message')).toHaveValue(question);
});
