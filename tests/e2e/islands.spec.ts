import type { Page } from '@playwright/test';
import { computeTrip } from '../../src/islands/trip/trip-readings.ts';
import { contact, VALUES } from './contact.ts';
import { company, labels, paths, tripOf } from './content.ts';
import { collectLogs, delayRequests, expect, test } from './test.ts';

/** The one script that every reader loads, and the code that only islands need. */
const READERS_SCRIPT = /\/static\/Document.*\.js$/;
const ISLAND_CODE = /\/static\/(?!Document).*\.js$/;

const notice = (page: Page) => page.getByText(labels().notLoaded.text);
const retry = (page: Page) => page.getByRole('button', { name: labels().notLoaded.retry });

test('a form filled in before any script, sent twice before hydration → logged once', async ({
  page,
}) => {
  const releaseScript = await delayRequests(page, READERS_SCRIPT);
  const release = await delayRequests(page, ISLAND_CODE);
  const messages = collectLogs(page);
  const { expectValues, fill, submit } = contact(page);
  await page.goto(paths.contact, { waitUntil: 'commit' });
  await fill();
  releaseScript();
  await page.locator('html[data-painted]').waitFor();
  await submit();
  await submit();
  await expectValues(VALUES);
  expect(messages).toEqual([]);
  release();
  await expect.poll(() => messages).toEqual([[VALUES]]);
  await expectValues({});
  await fill();
  await submit();
  await expect.poll(() => messages).toEqual([[VALUES], [VALUES]]);
  await expect(page).toHaveURL(paths.contact);
});

for (const { title, isSent } of [
  { title: 'a wrong email, left before hydration → the message', isSent: false },
  { title: 'a wrong email, sent before hydration → the message, and the focus', isSent: true },
])
  test(title, async ({ page }) => {
    const wrong = { ...VALUES, email: 'maren@fjord.x' };
    const messages = collectLogs(page);
    const { expectValues, field, fill, submit, wrongEmail } = contact(page);
    const release = await delayRequests(page, ISLAND_CODE);
    await page.goto(paths.contact);
    await fill(wrong);
    if (isSent) await submit();
    release();
    await expect(wrongEmail).toBeVisible();
    if (isSent) await expect(field('email')).toBeFocused();
    await expectValues(wrong);
    expect(messages).toEqual([]);
  });

const cursor = (page: Page) => page.getByRole('figure').locator('[class*=cursor] text');

test('a slider used before hydration → the readings follow', async ({ page }) => {
  const { readings } = computeTrip(tripOf(), labels().trip, labels().language.code);
  const release = await delayRequests(page, ISLAND_CODE);
  const slider = page.getByRole('slider');
  await page.goto(paths.home);
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  release();
  await expect(cursor(page)).toHaveText(readings[1]!.time);
  await expect(slider).toHaveValue('1');
});

test('a door used before hydration → the readings follow', async ({ page }) => {
  const { doorPeaks, readings } = computeTrip(tripOf(), labels().trip, labels().language.code);
  await page.goto(paths.home);
  const { at, index } = doorPeaks[0]!;
  // Without a pointer event first, as a screen reader clicks.
  await page.getByRole('button', { name: at }).dispatchEvent('click');
  await expect(cursor(page)).toHaveText(readings[index]!.time);
});

test('a form whose code fails → a notice with the address, until the code arrives', async ({
  page,
  context,
  problems,
}) => {
  const messages = collectLogs(page);
  const { expectValues, fill, submit } = contact(page);
  await page.goto(paths.contact);
  await page.route(ISLAND_CODE, (route) => route.abort(), { times: 3 });
  await fill();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(true);
  await retry(page).click();
  await expect(notice(page)).toHaveCount(1);
  const address = page.getByRole('main').getByRole('link', { name: company.emails.general });
  await expect(address).toHaveCount(2); // in the line, and in the list of addresses
  await expectValues(VALUES);
  await context.setOffline(false);
  await retry(page).click();
  await expect(notice(page)).toHaveCount(0);
  await expectValues(VALUES);
  await submit();
  await expect.poll(() => messages).toContainEqual([VALUES]);
  await expectValues({});
  problems.length = 0; // the request that failed
});

test("Astro's code for islands fails → a notice, until it is tried again", async ({
  page,
  problems,
}) => {
  await page.route('**/static/inline.*.js', (route) => route.abort());
  await page.goto(paths.about);
  await page.locator('[aria-pressed]').first().click();
  await expect(retry(page)).toBeVisible();
  await page.unroute('**/static/inline.*.js');
  await retry(page).click();
  await page.locator('[aria-pressed=false]').first().click();
  await expect(page.locator('astro-island').first()).not.toHaveAttribute('ssr');
  problems.length = 0; // the request that failed
});

test('a product finder that cannot be loaded, on a phone → its notice is in view', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.route(ISLAND_CODE, (route) => route.abort());
  await page.goto(paths.about);
  await page.locator('[aria-pressed]').first().click();
  await expect(retry(page)).toBeInViewport({ ratio: 1 });
  problems.length = 0; // the request that failed
});

test('@7.4 the code of the trip stalls → a notice after 120 seconds, and the figures stay', async ({
  page,
  problems,
}) => {
  await page.clock.install({ time: 0 });
  await page.route(ISLAND_CODE, () => {});
  await page.goto(paths.home);
  await page.clock.pauseAt(600_000); // so far it ran by itself
  await page.getByRole('slider').focus();
  await page.clock.runFor(119_000);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('figure').locator('dd').first()).toBeVisible();
  problems.length = 0; // the island reports its missing code
});
