import type { Page } from '@playwright/test';
import {
  expect,
  inForcedColours,
  needs,
  objections,
  open,
  openAt,
  settled,
  showIn,
  test,
} from './test.ts';
import { drive } from './tools/driver.ts';
import { NOWHERE, states, written } from './tools/trees.ts';

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/** Every target is large enough for a finger; the skip link waits above the window. */
async function expectLargeTargets(page: Page, least: number, within = 'body') {
  const sizes = await page
    .locator(within)
    .locator('a:visible, button:visible, input:visible')
    .evaluateAll((targets) =>
      targets
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.y + window.scrollY >= 0)
        .map(({ text, box }) => ({ text, size: Math.min(box.width, box.height) })),
    );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ size }) => size < least)).toEqual([]);
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

/** What is chosen looks so, and its words stand on its colour: not on a plate of the browser's. */
async function expectChoice(page: Page) {
  const looks = await page.locator('main button:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(button);
      return { isPressed: button.ariaPressed === 'true', backgroundColor, forcedColorAdjust };
    }),
  );
  const [chosen] = looks.filter(({ isPressed }) => isPressed);
  if (!chosen) return;
  expect(chosen.forcedColorAdjust).toBe('none');
  for (const { isPressed, backgroundColor } of looks)
    if (!isPressed) expect(backgroundColor).not.toBe(chosen.backgroundColor);
}

/** Buttons keep an edge, the current link its mark. */
async function expectEdges(page: Page) {
  const edges = await page
    .locator('main [class*=Button-button]')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopStyle));
  for (const edge of edges) expect(edge).toBe('solid');
  const marks = await page
    .locator('header > nav [aria-current=page]')
    .evaluateAll((links) => links.map((it) => getComputedStyle(it, '::after').borderBottomWidth));
  for (const mark of marks) expect(mark).toBe('3px');
}

for (const [state, { path, section, show, tree }] of Object.entries(states))
  test(`${state} → its tree; Tab reaches all; axe finds nothing, dark, forced colours, on a phone`, async ({
    page,
    problems,
  }) => {
    if (section) needs(...section);
    await openAt(page, path);
    await show?.(drive(page));
    await expect(page.locator('body')).toMatchAriaSnapshot(written(tree));
    if (!show) {
      await expectAllReached(page);
      await showIn(page, { colorScheme: 'dark' });
      await expectDark(page);
      expect(await objections(page, { rules: ['color-contrast'] })).toEqual([]);
      await showIn(page, { colorScheme: 'light' });
    }
    await inForcedColours(page, async () => {
      await expectChoice(page);
      await expectEdges(page);
    });
    expect(await objections(page)).toEqual([]);
    await page.setViewportSize(sizes.narrow);
    expect(await objections(page)).toEqual([]);
    await expectLargeTargets(page, 24);
    if (state === 'the menu') await expectLargeTargets(page, 44, 'dialog[open]');
    if (path === NOWHERE) problems.length = 0;
  });

test('a chosen product → reached by Tab and seen on a phone, the rest of the table readable', async ({
  page,
}) => {
  needs('about', 'industry');
  await page.setViewportSize(sizes.narrow);
  await open(page, 'about');
  await page.locator('[aria-pressed]').first().click();
  await expect(page.locator('[data-dim]').first()).toBeVisible();
  await settled(page);
  await expectAllReached(page);
  await expectLargeTargets(page, 24);
  await page.setViewportSize(sizes.wide);
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, { colorScheme });
    expect(await objections(page, { within: 'table', rules: ['color-contrast'] })).toEqual([]);
  }
});
