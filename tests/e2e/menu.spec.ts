import type { Page } from '@playwright/test';
import { labels, NARROW, paths } from './content.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: NARROW, height: 800 } });

const { navigation } = labels();
const openButton = (page: Page) => page.getByRole('button', { name: navigation.openMenu });
const closeButton = (page: Page) => page.getByRole('button', { name: navigation.closeMenu });
const drawer = (page: Page) => page.locator('dialog');

test('a link in the drawer → closes it at once, so Back shows it closed', async ({ page }) => {
  await page.goto(paths.career);
  await openButton(page).click();
  await expect(drawer(page).locator('[aria-current=page]')).toHaveAttribute('href', paths.career);
  for (const target of await drawer(page).locator('a, button').all()) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44); // a finger
  }
  // As if the next page were slow to come.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await page.locator(`dialog nav [href="${paths.about}"]`).click();
  await expect(drawer(page)).toBeHidden();
});

/** An engine without commandfor and closedby. */
const actAsOlder = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    // And the browser itself does nothing on a click.
    addEventListener('click', (event) => event.preventDefault(), true);
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('dialog')!.removeAttribute('closedby'),
    );
  });

test('a browser without commandfor and closedby → a script does the same', async ({ page }) => {
  await actAsOlder(page);
  await page.goto(paths.home);
  for (const close of [() => page.mouse.click(60, 500), () => closeButton(page).click()]) {
    await openButton(page).click();
    await expect(drawer(page)).toHaveAttribute('open');
    await close();
    await expect(drawer(page)).not.toHaveAttribute('open');
  }
});

test('a press that begins or ends in the drawer → it stays open', async ({ page }) => {
  await actAsOlder(page);
  await page.goto(paths.home);
  await openButton(page).click();
  await closeButton(page).hover();
  await page.mouse.down();
  await page.mouse.move(60, 500);
  await page.mouse.up();
  await expect(drawer(page)).toHaveAttribute('open');
  await page.mouse.down();
  await drawer(page).getByRole('navigation').hover();
  await page.mouse.up();
  await expect(drawer(page)).toHaveAttribute('open');
  await page.mouse.click(60, 500);
  await expect(drawer(page)).not.toHaveAttribute('open');
});

test('a low window → the drawer scrolls, the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(paths.home);
  await openButton(page).click();
  await page.mouse.move(500, 160);
  // A wheel event before the drawer is ready for it is lost.
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    const scrolled = () => drawer(page).evaluate((dialog) => dialog.scrollTop);
    await expect.poll(scrolled, { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass();
  await expect(page.locator('html')).toHaveJSProperty('scrollTop', 0);
  await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
});
