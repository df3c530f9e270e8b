import type { Page } from '@playwright/test';
import { readTrip } from '../../src/islands/trip/trip-readings.ts';
import { company, frame, PAGES, paths, contactValues as values, words } from './content.ts';
import { alive, atRest, expect, holdBack, logged, requested, SCRIPT, test } from './test.ts';

const { contactForm, formMessages } = words('contact');
const trip = readTrip(words('trip'), frame.language.code);
const form = (page: Page) => page.getByRole('form', { name: contactForm.name });
const field = (page: Page, name: keyof typeof values) => form(page).locator(`[name=${name}]`);
const submit = (page: Page) => form(page).getByRole('button', { name: contactForm.submit }).click();
const wrongEmail = (page: Page) => form(page).getByText(formMessages.wrongEmail);

async function fill(page: Page, changes: Partial<typeof values> = {}) {
  for (const [name, value] of Object.entries({ ...values, ...changes }))
    await field(page, name as keyof typeof values).fill(value);
}
async function expectHeld(page: Page, held: Partial<typeof values>) {
  for (const name of Object.keys(values) as (keyof typeof values)[])
    await expect(field(page, name)).toHaveValue(held[name] ?? '');
}

/** What an island needs beyond the script of a reader. */
const CODE = /\/static\/(?!first|Document).*\.js$/;

test('a visit that only reads, to the end of each page → one script', async ({ page }) => {
  const scripts = requested(page, SCRIPT);
  for (const name of PAGES) {
    await page.goto(paths[name]);
    await page.mouse.wheel(0, 20_000);
    await atRest(page);
    expect(scripts.splice(0)).toHaveLength(1);
  }
});

test.describe('before its code is there', () => {
  test('a complete form, sent twice → logged once, then; the next one is, too', async ({
    page,
  }) => {
    const release = await holdBack(page, CODE);
    const messages = logged(page);
    await page.goto(paths.contact);
    await fill(page);
    await submit(page);
    await submit(page);
    await expectHeld(page, values);
    expect(messages).toEqual([]);
    release();
    await expect.poll(() => messages).toEqual([[values]]);
    await expectHeld(page, {});
    await fill(page);
    await submit(page);
    await expect.poll(() => messages).toEqual([[values], [values]]);
    await expect(page).toHaveURL(paths.contact);
  });

  test('a wrong email, left or sent → the message, then; sent, in focus', async ({ page }) => {
    const messages = logged(page);
    const release = await holdBack(page, CODE);
    for (const isSent of [false, true]) {
      await page.goto(paths.contact);
      await fill(page, { email: 'maren@fjord.x' });
      if (isSent) await submit(page);
      release();
      await expect(wrongEmail(page)).toBeVisible();
      if (isSent) await expect(field(page, 'email')).toBeFocused();
      await expectHeld(page, { ...values, email: 'maren@fjord.x' });
    }
    expect(messages).toEqual([]);
  });

  test('not even the first script is there → typed and sent, logged once, then', async ({
    page,
  }) => {
    const release = await holdBack(page, SCRIPT);
    const messages = logged(page);
    await page.goto(paths.contact, { waitUntil: 'commit' });
    await fill(page);
    release();
    await alive(page);
    await expectHeld(page, values);
    await submit(page);
    await expect.poll(() => messages).toEqual([[values]]);
  });

  test('the slider moved, a door pressed → the readings follow, then', async ({ page }) => {
    const release = await holdBack(page, CODE);
    const slider = page.getByRole('slider');
    const cursor = page.getByRole('figure').locator('[class*=cursor] text');
    await page.goto(paths.home);
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    release();
    await expect(cursor).toHaveText(trip.readings[1]!.time);
    await expect(slider).toHaveValue('1');
    await page.reload();
    const [door] = trip.doorPeaks;
    // Without a pointer event first, as a screen reader clicks.
    await page
      .getByRole('button', { name: door!.at })
      .evaluate((button: HTMLElement) => button.click());
    await expect(cursor).toHaveText(trip.readings[door!.index]!.time);
  });
});

test.describe('its code does not come', () => {
  const notice = (page: Page) => page.getByText(frame.notLoaded.text);
  const retry = (page: Page) => page.getByRole('button', { name: frame.notLoaded.retry });
  test.afterEach(({ problems }) => {
    problems.length = 0; // the request that failed
  });

  test('a form → one line says so, with the address; again → typed text stays, and it works', async ({
    page,
  }) => {
    const messages = logged(page);
    await page.route(CODE, (route) => route.abort());
    await page.goto(paths.contact);
    await fill(page);
    await expect(notice(page)).toHaveCount(1);
    await expect(
      page.getByRole('main').getByRole('link', { name: company.emails.general }),
    ).not.toHaveCount(0);
    await page.unroute(CODE);
    await retry(page).click();
    await expect(notice(page)).toHaveCount(0);
    await expectHeld(page, values);
    await submit(page);
    await expect.poll(() => messages.filter((entry) => String(entry))).toContainEqual([values]);
    await expectHeld(page, {});
  });

  test('offline → typed text stays, and again works once there is a network', async ({
    page,
    context,
  }) => {
    await page.goto(paths.contact);
    await context.setOffline(true);
    await fill(page);
    await retry(page).click();
    await expect(notice(page)).toBeVisible();
    await expectHeld(page, values);
    await context.setOffline(false);
    await retry(page).click();
    await alive(page);
    await expectHeld(page, values);
  });

  test('the trip → stays as it was sent; one line says so, after 120 seconds if it stalls', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.route(CODE, () => {});
    await page.goto(paths.home);
    await page.clock.pauseAt(600_000); // so far it ran by itself
    await page.getByRole('slider').focus();
    await page.clock.runFor(119_000);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(notice(page)).toHaveCount(1);
    await expect(page.getByRole('figure').locator('dd').first()).toBeVisible();
    await expect(retry(page)).toBeVisible();
  });
});
