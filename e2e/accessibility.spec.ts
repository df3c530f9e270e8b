import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contactForm } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { frame } from '#words/frame.ts';
import { expect, pageNames, test } from './test.ts';

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
  ).toEqual([]);
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport });
    for (const name of pageNames) {
      test(`${name} → axe finds nothing`, async ({ page, open }) => {
        await open(name);
        await expectNoViolations(page);
      });
    }

    test('the form with its error shown → axe finds nothing', async ({ page, open }) => {
      await open('contact');
      await page.getByRole('textbox', { name: contactForm.email }).first().fill('wrong');
      await page.getByRole('textbox', { name: contactForm.email }).first().blur();
      await expect(page.getByText(formMessages.wrongEmail)).toBeVisible();
      await expectNoViolations(page);
    });

    test('not found → axe finds nothing', async ({ page, problems }) => {
      await page.goto('/nowhere');
      await expectNoViolations(page);
      problems.length = 0;
    });
  });
}

test.describe('the dark scheme', () => {
  test.use({ colorScheme: 'dark' });
  for (const name of pageNames) {
    test(`${name} → dark, and every word has its contrast`, async ({ page, open }) => {
      await open(name);
      const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(Math.max(...surface.match(/\d+/g)!.map(Number))).toBeLessThan(100);
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([]);
    });
  }
});

test.describe('the open drawer', () => {
  test.use({ viewport: sizes.narrow });

  test('→ axe finds nothing', async ({ page, open }) => {
    await open('home');
    await page.getByRole('button', { name: frame.menu.open }).click();
    await expectNoViolations(page);
  });

  test('→ every target is at least 44 px', async ({ page, open }) => {
    await open('home');
    await page.getByRole('button', { name: frame.menu.open }).click();
    for (const target of await page.getByRole('dialog').locator('a, button').all()) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

for (const name of pageNames) {
  test(`${name}, by Tab alone → everything that can be operated is reached, with a visible focus`, async ({
    page,
    open,
  }) => {
    await open(name);
    const expected = await page
      .locator('a:visible, button:visible, input:visible, textarea:visible')
      .count();
    const reached = new Set<string>();
    // Round again where a key was dropped: Chromium does so now and then while a film comes in.
    for (let step = 0; step < 3 * expected && reached.size < expected; step++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) continue;
      const focus = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const all = [...document.querySelectorAll('*')];
        return {
          key: `${all.indexOf(element)}`,
          ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        };
      });
      expect(focus.ring).toBe(true);
      reached.add(focus.key);
    }
    expect(reached.size).toBe(expected);
  });

  test(`${name} → targets of at least 24 px`, async ({ page, open }) => {
    await page.setViewportSize(sizes.narrow);
    await open(name);
    for (const target of await page.locator('a:visible, button:visible, input:visible').all()) {
      const box = (await target.boundingBox())!;
      if (box.y < 0) continue; // the skip link waits above the window
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  });
}

test('forced colours → buttons keep an edge, the current link its mark', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('about');
  const button = page.getByRole('main').locator('[class*=Button-button]').first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
  const mark = await page
    .getByRole('banner')
    .getByRole('navigation')
    .locator('[aria-current=page]')
    .evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth);
  expect(mark).toBe('3px');
});
