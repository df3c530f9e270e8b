import { frame, navLabel, paths, words } from './content.ts';
import { atRest, expect, expectScrolled, heading, open, scrollTo, test } from './test.ts';

test('Back and Forward → the places where the visitor was', async ({ page }) => {
  await open(page, 'contact');
  await scrollTo(page, 300);
  await page.locator(`footer a[href="${paths.about}"]`).dispatchEvent('click');
  await expect(page).toHaveURL(paths.about);
  await expectScrolled(page, 0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page).toHaveURL(paths.contact);
  await expectScrolled(page, 300);
  await page.goForward();
  await expect(page).toHaveURL(paths.about);
  await expectScrolled(page, 700);
});

test('the skip link → first in line, leads to the content', async ({ page }) => {
  await open(page, 'strategy');
  const skip = page.getByRole('link', { name: frame.skip });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('another page → fetched once its link is reached for, in a transition', async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener('pagereveal', ({ viewTransition }) =>
      document.documentElement.setAttribute('data-moves', String(viewTransition !== null)),
    ),
  );
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(paths.home);
    await page
      .locator('header > nav')
      .getByRole('link', { name: navLabel('about') })
      .click();
    await expect(page).toHaveURL(paths.about);
    const moves = String(reducedMotion === 'no-preference');
    await expect(page.locator('html')).toHaveAttribute('data-moves', moves);
  }
  const [rules] = await page.locator('script[type=speculationrules]').allTextContents();
  expect(JSON.parse(rules!)).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
});

test('an unknown address → 404, not indexed, with ways on', async ({ page, problems }) => {
  const { notFound } = words('not-found');
  const response = await page.goto('/no/such/page');
  expect(response!.status()).toBe(404);
  await expect(heading(page)).toHaveText(notFound.heading);
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  await page.getByRole('link', { name: notFound.actions[0].label }).click();
  await expect(page).toHaveURL(paths.home);
  problems.length = 0; // the browser itself reports the 404
});

test('a visit → stores nothing; what nobody waits for follows the paint', async ({ page }) => {
  const decoration = page.waitForEvent('requestfinished', (it) => it.url().includes('isotherms'));
  await page.goto(paths.about);
  await atRest(page);
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + paint!.startTime;
  });
  expect((await decoration).timing().startTime).toBeGreaterThan(painted);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  expect(await (await page.request.get(paths.about)).text()).not.toContain('rel="manifest"');
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    localStorage.length + sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(stored).toEqual([0, 0, 0]);
});
