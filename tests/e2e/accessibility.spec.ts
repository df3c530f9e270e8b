import type { Page } from '@playwright/test';
import { content, labels, NARROW, NOWHERE, paths } from './content.ts';
import {
  axeViolations,
  expect,
  hasLooks,
  isNew,
  openAt,
  showIn,
  test,
  testOfState,
} from './test.ts';

/** Every page, and what one shows after an interaction. */
const STATES: [name: string, path: string, show?: (page: Page) => Promise<void>][] = [
  ...Object.entries(paths),
  ['an unknown address', NOWHERE],
  [
    'the menu',
    paths.home,
    async (page) => {
      await page.setViewportSize({ width: NARROW, height: 800 });
      await page.getByRole('button', { name: labels().navigation.openMenu }).click();
    },
  ],
  [
    'a wrong address',
    paths.contact,
    async (page) => {
      await page.locator('form [name=email]').first().fill('wrong');
      await page.keyboard.press('Tab');
    },
  ],
  ['a chosen product', paths.about, (page) => page.locator('[aria-pressed]').first().click()],
];

/** Reaches every control with Tab alone, and expects a visible focus ring on each. */
async function expectAllReached(page: Page) {
  const expected = await page.locator(':is(a, button, input, textarea):visible').count();
  const reached = new Set<number>();
  for (let step = 0; step < 2 * expected && reached.size < expected; step++) {
    await page.keyboard.press('Tab');
    const { index, hasRing, isSeen } = await page.evaluate(() => {
      const element = document.activeElement!;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { x, y, width, height } = element.getClientRects()[0]!; // of its first line
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        isSeen: !top || element.contains(top) || top.contains(element),
        index: [...document.querySelectorAll('body *')].indexOf(element),
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    if (index === -1) continue; // the browser's own buttons
    expect({ index, hasRing, isSeen }).toEqual({ index, hasRing: true, isSeen: true });
    reached.add(index);
  }
  expect(reached.size).toBe(expected);
}

/** Finds elements that take time to change, or are hidden until they do. */
const findMoving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const lasts = (list: string) => list.split(', ').some((time) => parseFloat(time) > 0.01);
        const isAnimated = style.animationName !== 'none' && lasts(style.animationDuration);
        const isHidden = element.matches('[data-reveal] > *') && style.opacity !== '1';
        return isAnimated || isHidden || lasts(style.transitionDuration) ? [element.outerHTML] : [];
      }),
    ),
  );

for (const [state, path, show] of STATES)
  testOfState.describe(() => {
    const test = testOfState;
    test.use({ state });
    test.describe.configure({ mode: 'default' });

    const open = async (page: Page) => {
      if (!isNew(page)) return;
      await openAt(page, path);
      await show?.(page);
    };

    test(`${state} → its accessibility tree`, async ({ page }) => {
      test.skip(!hasLooks(), 'This company has no looks yet.');
      await open(page);
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${state}.aria.yml` });
    });

    test(`${state}, reduced motion → nothing moves`, async ({ page }) => {
      await open(page);
      expect(await findMoving(page)).toEqual([]); // every test runs with reduced motion
    });

    test(`${state}, wide and narrow → no violation`, async ({ page }) => {
      await open(page);
      const wide = page.viewportSize()!;
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize(wide);
    });

    test(`${state}, dark and in forced colours → enough contrast`, async ({ page }) => {
      await open(page);
      for (const media of [
        { colorScheme: 'dark' },
        { colorScheme: 'dark', forcedColors: 'active' },
        { colorScheme: 'light', forcedColors: 'active' },
      ] as const) {
        await showIn(page, media);
        expect(await axeViolations(page, ['color-contrast'])).toEqual([]);
      }
      await showIn(page, { colorScheme: 'light', forcedColors: 'none' });
    });

    if (!show)
      test(`${state} → Tab reaches every control`, async ({ page }) => {
        await open(page);
        await expectAllReached(page);
      });
  });

test('forced colours → buttons, the current link and a choice stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAt(page, paths.about);
  const products = page.locator('[aria-pressed]');
  await products.first().click();
  const backgrounds = await products.evaluateAll((all) =>
    all.map((product) => getComputedStyle(product).backgroundColor),
  );
  expect(backgrounds.lastIndexOf(backgrounds[0]!)).toBe(0);
  for (const button of await page.locator('main [class*=Button-button]').all()) {
    await expect(button).toHaveCSS('border-top-style', 'solid');
    // Otherwise Chromium draws the page's colour behind the text, which no style shows.
    await expect(button).toHaveCSS('forced-color-adjust', 'none');
  }
  const current = page.locator('header > nav [aria-current=page]');
  await expect(current).toHaveCSS('border-bottom-width', '3px', { pseudo: 'after' });
});

test('the skip link → first in line, leads to the content', async ({ page }) => {
  await page.goto(paths.strategy);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels().navigation.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link with a vague label → its name says where it leads', async ({ page }) => {
  const { actions, learnMoreAbout } = content('home').hero;
  await page.goto(paths.home);
  const link = page.getByRole('link', {
    name: `${actions[0].label} ${learnMoreAbout}`,
    exact: true,
  });
  expect(await link.innerText()).toMatch(new RegExp(`^${actions[0].label}\\s+${learnMoreAbout}$`));
  // Neither a second link nor a second text.
  await expect(link.getByText(learnMoreAbout)).toHaveAttribute('aria-hidden', 'true');
});
