import type { Page } from '@playwright/test';
import { company } from '#company/facts.ts';
import { frame, navigation } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { expect, labelOf, MOTION, test } from './test.ts';

test.use(MOTION);

const EDGE = 1024;
const { menu } = frame;

test('1025 px wide → the links; 1024 px → the menu button instead', async ({ page, open }) => {
  await open('about');
  // Links with too many letters for that width keep the menu a little longer.
  const isLong = (await page.getByRole('banner').getAttribute('data-long')) === 'true';
  await page.setViewportSize({ width: isLong ? 1200 : EDGE + 1, height: 800 });
  const links = page.getByRole('navigation', { name: frame.mainNavigation });
  const button = page.getByRole('button', { name: menu.open });
  await expect(links).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: EDGE, height: 800 });
  await expect(links).toBeHidden();
  await expect(button).toBeVisible();
});

test.describe('the drawer at 1024 px', () => {
  test.use({ viewport: { width: EDGE, height: 800 } });

  test('opens from the right with the links, the networks and a close button', async ({
    page,
    open,
  }) => {
    await open('career');
    await page.getByRole('button', { name: menu.open }).click();
    const drawer = page.getByRole('dialog', { name: menu.name });
    await expect(drawer.getByRole('navigation').first().getByRole('link')).toHaveText(
      navigation.map(({ label }) => label),
    );
    await expect(drawer.locator('[aria-current=page]')).toHaveAttribute('href', paths.career);
    for (const { label, href } of company.social) {
      await expect(drawer.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    await expect(drawer.getByRole('button', { name: menu.close })).toBeVisible();
    const edge = await page.evaluate(() => document.documentElement.clientWidth);
    const right = async () =>
      Math.round(await drawer.evaluate((dialog) => dialog.getBoundingClientRect().right));
    await expect.poll(right).toBe(edge);
    expect((await drawer.boundingBox())!.x).toBeGreaterThan(EDGE / 2);
  });

  test('slides for 300 ms, and darkens the page behind it', async ({ page, open }) => {
    await open('home');
    await page.getByRole('button', { name: menu.open }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toHaveCSS('transition-property', /^translate, /);
    await expect(drawer).toHaveCSS('transition-duration', /^0\.3s, /);
    await expect(drawer).toHaveCSS('translate', /^0(px|%)?$|^none$/);
    const backdrop = () =>
      drawer.evaluate((dialog) => {
        const { backgroundColor, opacity } = getComputedStyle(dialog, '::backdrop');
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
        canvas.fillStyle = backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return { isDark: Math.max(red, green, blue) < 90, alpha: (alpha / 255) * Number(opacity) };
      });
    await expect.poll(async () => (await backdrop()).alpha).toBeGreaterThan(0.4);
    expect((await backdrop()).isDark).toBe(true);
  });

  const WAYS: Record<string, (page: Page) => Promise<void>> = {
    'the close button': (page) => page.getByRole('button', { name: menu.close }).click(),
    'a click on the backdrop': (page) => page.mouse.click(60, 500),
    Escape: (page) => page.keyboard.press('Escape'),
    'a window that grows past 1024 px': (page) =>
      page.setViewportSize({ width: EDGE + 1, height: 800 }),
    'a link': (page) =>
      page
        .getByRole('dialog')
        .getByRole('link', { name: labelOf('about') })
        .click(),
  };

  test('the close button, the backdrop, Escape, a window that grows, a link → each closes it', async ({
    page,
    open,
  }) => {
    await open('home');
    const drawer = page.locator('dialog');
    for (const [way, act] of Object.entries(WAYS)) {
      await page.setViewportSize({ width: EDGE, height: 800 });
      await page.getByRole('button', { name: menu.open }).click();
      await expect(drawer).toHaveAttribute('open');
      await act(page);
      await expect(drawer, way).not.toHaveAttribute('open');
      await expect(drawer, way).toBeHidden();
    }
    await expect(page).toHaveURL(paths.about);
  });

  test('focus → goes in, stays in, comes back', async ({ page, open }) => {
    await open('home');
    const button = page.getByRole('button', { name: menu.open });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: menu.close })).toBeFocused();
    const isInside = () =>
      page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('before React has arrived → opens and closes all the same', async ({ page, problems }) => {
    await page.route('**/static/*.js', (route) => route.abort());
    await page.goto(paths.home);
    await page.getByRole('button', { name: menu.open }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(60, 500);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: menu.open }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: labelOf('contact') })
      .click();
    await expect(page).toHaveURL(paths.contact);
    await page.waitForLoadState();
    problems.length = 0; // the blocked scripts
  });

  test('engines without commandfor and closedby → the first script does the same', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      // Neither does what the engine would do by itself.
      addEventListener('click', (event) => event.preventDefault(), true);
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('dialog')!.removeAttribute('closedby'),
      );
    });
    await page.goto(paths.home);
    const drawer = page.locator('dialog');
    await page.getByRole('button', { name: menu.open }).click();
    await expect(drawer).toHaveAttribute('open');
    await page.mouse.click(60, 500);
    await expect(drawer).not.toHaveAttribute('open');
    await page.getByRole('button', { name: menu.open }).click();
    await page.getByRole('button', { name: menu.close }).click();
    await expect(drawer).not.toHaveAttribute('open');
  });
});
