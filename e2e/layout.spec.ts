import { frame } from '#words/frame.ts';
import { expect, pageNames, settled, test } from './test.ts';

const widths = [320, 390, 576, 768, 992, 1024, 1025, 1200, 1440, 1920];

for (const name of pageNames) {
  test(`${name}, from 320 to 1920 px → nothing scrolls sideways`, async ({ page, open }) => {
    await open(name);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });

  test(`${name}, text at 200 % → nothing scrolls sideways, nothing is cut off`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(name);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      1280,
    );
  });

  for (const width of [390, 1440]) {
    test(`${name} at ${width} px, read to its end → layout shift 0`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            Object.assign(window, {
              shift: (window as unknown as { shift: number }).shift + entry.value,
            });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(name === 'home' ? '/' : `/${name}`);
      await page.waitForLoadState('networkidle');
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < end; y += 400) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await settled(page);
      }
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    });
  }
}

test('the open drawer in a low window → scrolls inside, the page behind does not', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await open('home');
  await page.getByRole('button', { name: frame.menu.open }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect
    .poll(() => drawer.evaluate((dialog) => dialog.getAnimations({ subtree: true }).length))
    .toBe(0);
  await page.mouse.move(500, 160);
  // A wheel that turns before the drawer is there for it is lost.
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect
      .poll(() => drawer.evaluate((dialog) => dialog.scrollTop), { timeout: 5_000 })
      .toBeGreaterThan(0);
  }).toPass();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
