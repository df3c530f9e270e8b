import type { Page } from '@playwright/test';
import { readTrip } from '../../src/islands/trip/trip-readings.ts';
import { contact, VALUES } from './contact.ts';
import { company, frame, PAGES, paths, words } from './content.ts';
import { alive, atRest, expect, holdBack, logged, requested, SCRIPT, test } from './test.ts';

/** What an island needs beyond the script of a reader. */
const CODE = /\/static\/(?!Document).*\.js$/;
const WRONG = { email: 'maren@fjord.x' };

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
  test('a form, sent twice → logged once; the next one, too', async ({ page }) => {
    const release = await holdBack(page, CODE);
    const messages = logged(page);
    const { expectHeld, fill, submit } = contact(page);
    await page.goto(paths.contact);
    await fill();
    await submit();
    await submit();
    await expectHeld(VALUES);
    expect(messages).toEqual([]);
    release();
    await expect.poll(() => messages).toEqual([[VALUES]]);
    await expectHeld({});
    await fill();
    await submit();
    await expect.poll(() => messages).toEqual([[VALUES], [VALUES]]);
    await expect(page).toHaveURL(paths.contact);
  });

  test('a wrong email, left or sent → the message; sent, in focus', async ({ page }) => {
    const messages = logged(page);
    const release = await holdBack(page, CODE);
    const { expectHeld, field, fill, submit, wrongEmail } = contact(page);
    for (const isSent of [false, true]) {
      await page.goto(paths.contact);
      await fill(WRONG);
      if (isSent) await submit();
      release();
      await expect(wrongEmail).toBeVisible();
      if (isSent) await expect(field('email')).toBeFocused();
      await expectHeld({ ...VALUES, ...WRONG });
    }
    expect(messages).toEqual([]);
  });

  test('typed before any script → kept, and logged once', async ({ page }) => {
    const release = await holdBack(page, SCRIPT);
    const messages = logged(page);
    const { expectHeld, fill, submit } = contact(page);
    await page.goto(paths.contact, { waitUntil: 'commit' });
    await fill();
    release();
    await alive(page);
    await expectHeld(VALUES);
    await submit();
    await expect.poll(() => messages).toEqual([[VALUES]]);
  });

  test('the slider moved, a door pressed → the readings follow', async ({ page }) => {
    const { doorPeaks, readings } = readTrip(words('trip'), frame.language.code);
    const release = await holdBack(page, CODE);
    const slider = page.getByRole('slider');
    const cursor = page.getByRole('figure').locator('[class*=cursor] text');
    await page.goto(paths.home);
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    release();
    await expect(cursor).toHaveText(readings[1]!.time);
    await expect(slider).toHaveValue('1');
    await page.reload();
    const { at, index } = doorPeaks[0]!;
    // Without a pointer event first, as a screen reader clicks.
    await page.getByRole('button', { name: at }).dispatchEvent('click');
    await expect(cursor).toHaveText(readings[index]!.time);
  });
});

test.describe('its code does not come', () => {
  const notice = (page: Page) => page.getByText(frame.notLoaded.text);
  const retry = (page: Page) => page.getByRole('button', { name: frame.notLoaded.retry });
  test.afterEach(({ problems }) => {
    problems.length = 0; // the request that failed
  });

  test('a form → one line, with the address; again → typed text stays', async ({ page }) => {
    const messages = logged(page);
    const { expectHeld, fill, submit } = contact(page);
    await page.route(CODE, (route) => route.abort());
    await page.goto(paths.contact);
    await fill();
    await expect(notice(page)).toHaveCount(1);
    const address = page.getByRole('main').getByRole('link', { name: company.emails.general });
    await expect(address).toHaveCount(2);
    await page.unroute(CODE);
    await retry(page).click();
    await expect(notice(page)).toHaveCount(0);
    await expectHeld(VALUES);
    await submit();
    await expect.poll(() => messages).toContainEqual([VALUES]);
    await expectHeld({});
  });

  test('offline → typed text stays; again, online → it works', async ({ page, context }) => {
    const { expectHeld, fill } = contact(page);
    await page.goto(paths.contact);
    await context.setOffline(true);
    await fill();
    await retry(page).click();
    await expect(notice(page)).toBeVisible();
    await expectHeld(VALUES);
    await context.setOffline(false);
    await retry(page).click();
    await alive(page);
    await expectHeld(VALUES);
  });

  test('@7.4 the trip stalls → stays as it is; one line after 120 seconds', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.route(CODE, () => {});
    await page.goto(paths.home);
    await page.clock.pauseAt(600_000); // so far it ran by itself
    await page.getByRole('slider').focus();
    await page.clock.runFor(119_000);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(notice(page)).toHaveCount(1);
    await expect(retry(page)).toBeVisible();
    await expect(page.getByRole('figure').locator('dd').first()).toBeVisible();
  });
});
