import type { Page } from '@playwright/test';
import { company } from '#company/facts.ts';
import { frame, navigation } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { colours, expect, MOTION, navLabel, open, test } from './test.ts';
import { NARROW } from './tools/expectations.ts';

test.use(MOTION);

const narrow = { width: NARROW, height: 800 };
const { menu } = frame;
const openButton = (page: Page) => page.getByRole('button', { name: menu.open });
const closeButton = (page: Page) => page.getByRole('button', { name: menu.close });

test('a window at the edge of the narrow view → the links, or the menu button instead', {
  tag: ['@2.6', '@4.3'],
}, async ({ page }) => {
  await open(page, 'about');
  // Links that are too long for that width keep the menu a little longer.
  const isLong = (await page.getByRole('banner').getAttribute('data-long')) === 'true';
  const links = page.getByRole('navigation', { name: frame.mainNavigation });
  await page.setViewportSize({ ...narrow, width: isLong ? 1200 : NARROW + 1 });
  await expect(links).toBeVisible();
  await expect(openButton(page)).toBeHidden();
  await page.setViewportSize(narrow);
  await expect(links).toBeHidden();
  await expect(openButton(page)).toBeVisible();
});

test.describe('the drawer', () => {
  test.use({ viewport: narrow });

  test('slides in from the right for 300 ms, over a darker page, with all its links', {
    tag: ['@2.7', '@9.2'],
  }, async ({ page }) => {
    await open(page, 'career');
    await openButton(page).click();
    const drawer = page.getByRole('dialog', { name: menu.name });
    await expect(drawer.getByRole('navigation').first().getByRole('link')).toHaveText(
      navigation.map(({ label }) => label),
    );
    await expect(drawer.locator('[aria-current=page]')).toHaveAttribute('href', paths.career);
    for (const { label, href } of company.social) {
      await expect(drawer.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    await expect(closeButton(page)).toBeVisible();
    const edge = await page.evaluate(() => document.documentElement.clientWidth);
    const right = async () =>
      Math.round(await drawer.evaluate((dialog) => dialog.getBoundingClientRect().right));
    await expect.poll(right).toBe(edge);
    expect((await drawer.boundingBox())!.x).toBeGreaterThan(NARROW / 2);
    await expect(drawer).toHaveCSS('translate', /^0(px|%)?$|^none$/);

    const motion = await drawer.evaluate((dialog) =>
      [null, '::backdrop'].map((part) => {
        const { transitionDuration, transitionProperty } = getComputedStyle(dialog, part);
        return [transitionProperty.split(', ')[0], ...new Set(transitionDuration.split(', '))];
      }),
    );
    expect(motion).toEqual([
      ['translate', '0.3s'],
      ['opacity', '0.3s'],
    ]);
    const backdrop = () =>
      drawer.evaluate((dialog) => {
        const { backgroundColor, opacity } = getComputedStyle(dialog, '::backdrop');
        return { backgroundColor, opacity: Number(opacity) };
      });
    await expect.poll(async () => (await backdrop()).opacity).toBe(1);
    const [rgba] = await colours(page, [(await backdrop()).backgroundColor]);
    expect(rgba![3]! / 255).toBeGreaterThan(0.4);
    expect(Math.max(...rgba!.slice(0, 3))).toBeLessThan(90);
  });

  const WAYS: Record<string, (page: Page) => Promise<void>> = {
    'the close button': (page) => closeButton(page).click(),
    'a click on the backdrop': (page) => page.mouse.click(60, 500),
    Escape: (page) => page.keyboard.press('Escape'),
    'a window that grows': (page) => page.setViewportSize({ ...narrow, width: NARROW + 1 }),
    'a link': (page) =>
      page
        .getByRole('dialog')
        .getByRole('link', { name: navLabel('about') })
        .click(),
  };

  test('the close button, the backdrop, Escape, a window that grows, a link → each closes it', {
    tag: ['@4.1', '@4.2'],
  }, async ({ page }) => {
    await open(page, 'home');
    const drawer = page.locator('dialog');
    for (const [way, act] of Object.entries(WAYS)) {
      await page.setViewportSize(narrow);
      await openButton(page).click();
      await expect(drawer).toHaveAttribute('open');
      await act(page);
      await expect(drawer, way).not.toHaveAttribute('open');
      await expect(drawer, way).toBeHidden();
    }
    await expect(page).toHaveURL(paths.about);
  });

  test('focus → goes in, stays in, comes back', async ({ page }) => {
    await open(page, 'home');
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog:focus-within')).toBeVisible(); // itself, or its first button
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
    await expect(openButton(page)).toBeFocused();
  });
});
