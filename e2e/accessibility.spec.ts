import type { Page } from '@playwright/test';
import { contactForm } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { frame } from '#words/frame.ts';
import { expect, objections, open, pageNames, showIn, test } from './test.ts';

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/** A finger finds every target; the skip link waits above the window. */
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

/** By Tab alone. */
async function expectAllReached(page: Page) {
  const expected = await page
    .locator('a:visible, button:visible, input:visible, textarea:visible')
    .count();
  const reached = new Set<number>();
  // Round again where a key was dropped: Chromium does so now and then while a film comes in.
  for (let step = 0; step < 3 * expected && reached.size < expected; step++) {
    await page.keyboard.press('Tab');
    const { index, hasRing } = await page.evaluate(() => {
      const element = document.activeElement!;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        index:
          element === document.body ? -1 : [...document.querySelectorAll('*')].indexOf(element),
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    if (index === -1) continue;
    expect(hasRing).toBe(true);
    reached.add(index);
  }
  expect(reached.size).toBe(expected);
}

for (const name of pageNames) {
  test(`${name} → axe finds nothing, dark or on a phone; Tab reaches all`, async ({ page }) => {
    await open(page, name);
    expect(await objections(page)).toEqual([]);
    await expectAllReached(page);
    await showIn(page, { colorScheme: 'dark' });
    await expectDark(page);
    expect(await objections(page, { rules: ['color-contrast'] })).toEqual([]);
    await showIn(page, { colorScheme: 'light' });
    await page.setViewportSize(sizes.narrow);
    await expectLargeTargets(page);
    expect(await objections(page)).toEqual([]);
  });
}

test('the form with its error shown → axe finds nothing', async ({ page }) => {
  await open(page, 'contact');
  const email = page.getByRole('textbox', { name: contactForm.email }).first();
  await email.fill('wrong');
  await email.blur();
  await expect(page.getByText(formMessages.wrongEmail)).toBeVisible();
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    expect(await objections(page)).toEqual([]);
  }
});

test('not found → axe finds nothing', async ({ page, problems }) => {
  await page.goto('/nowhere');
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    expect(await objections(page)).toEqual([]);
  }
  problems.length = 0;
});

test('the open drawer → axe finds nothing, targets of at least 44 px', async ({ page }) => {
  await page.setViewportSize(sizes.narrow);
  await open(page, 'home');
  await page.getByRole('button', { name: frame.menu.open }).click();
  for (const target of await page.getByRole('dialog').locator('a, button').all()) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(await objections(page)).toEqual([]);
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
