import type { Page } from '@playwright/test';
import { frame } from '#words/frame.ts';
import { expect, needs, objections, open, pageNames, settled, showIn, test } from './test.ts';

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/** Every target is large enough for a finger; the skip link waits above the window. */
async function expectLargeTargets(page: Page) {
  const sizes = await page
    .locator('a:visible, button:visible, input:visible')
    .evaluateAll((targets) =>
      targets
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.y + window.scrollY >= 0)
        .map(({ text, box }) => ({ text, size: Math.min(box.width, box.height) })),
    );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ size }) => size < 24)).toEqual([]);
}

async function expectDark(page: Page) {
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(Math.max(...surface.match(/\d+/g)!.map(Number))).toBeLessThan(100);
}

/** With Tab only. */
async function expectAllReached(page: Page) {
  const expected = await page
    .locator('a:visible, button:visible, input:visible, textarea:visible')
    .count();
  const reached = new Set<number>();
  // Repeats if a key was dropped: Chromium sometimes does so while a film loads.
  for (let step = 0; step < 3 * expected && reached.size < expected; step++) {
    await page.keyboard.press('Tab');
    const { index, hasRing, isSeen } = await page.evaluate(() => {
      const element = document.activeElement!;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { x, y, width, height } = element.getClientRects()[0]!; // of its first line
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        isSeen: !top || element.contains(top) || top.contains(element),
        index:
          element === document.body ? -1 : [...document.querySelectorAll('*')].indexOf(element),
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    if (index === -1) continue;
    expect(hasRing).toBe(true);
    expect(isSeen, `element ${index} is hidden behind another`).toBe(true);
    reached.add(index);
  }
  expect(reached.size).toBe(expected);
}

for (const name of pageNames) {
  test(`${name} → Tab reaches all; readable in the dark, large enough on a phone`, async ({
    page,
  }) => {
    await open(page, name);
    await expectAllReached(page);
    await showIn(page, { colorScheme: 'dark' });
    await expectDark(page);
    expect(await objections(page, { rules: ['color-contrast'] })).toEqual([]);
    await showIn(page, { colorScheme: 'light' });
    await page.setViewportSize(sizes.narrow);
    await expectLargeTargets(page);
  });
}

async function openMenu(page: Page) {
  await page.setViewportSize(sizes.narrow);
  await page.getByRole('button', { name: frame.menu.open }).click();
}

async function chooseProduct(page: Page) {
  needs('about', 'industry');
  await page.locator('[aria-pressed]').first().click();
  await expect(page.locator('[data-dim]').first()).toBeVisible();
  await settled(page);
}

test('the open drawer → targets of at least 44 px', async ({ page }) => {
  await open(page, 'home');
  await openMenu(page);
  for (const target of await page.getByRole('dialog').locator('a, button').all()) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('a chosen product → reached by Tab and seen on a phone, the rest of the table readable', async ({
  page,
}) => {
  await page.setViewportSize(sizes.narrow);
  await open(page, 'about');
  await chooseProduct(page);
  await expectAllReached(page);
  await expectLargeTargets(page);
  await page.setViewportSize(sizes.wide);
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, { colorScheme });
    expect(await objections(page, { within: 'table', rules: ['color-contrast'] })).toEqual([]);
  }
});

test('forced colours → buttons keep an edge, the current link its mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'about');
  const button = page.getByRole('main').locator('[class*=Button-button]').first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
  const mark = await page
    .getByRole('banner')
    .getByRole('navigation')
    .locator('[aria-current=page]')
    .evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth);
  expect(mark).toBe('3px');
});
