import type { Page } from '@playwright/test';
import { drive } from './engines/driver.ts';
import { expect, inForcedColours, needs, objections, openAt, test } from './test.ts';
import { NOWHERE, states, written } from './tools/trees.ts';

/** What is chosen looks so. */
async function expectChoice(page: Page) {
  const looks = await page.locator('main button:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { borderStyle, borderWidth, backgroundColor } = getComputedStyle(button);
      const isPressed = button.ariaPressed === 'true';
      return { isPressed, look: `${borderStyle} ${borderWidth} ${backgroundColor}` };
    }),
  );
  const chosen = looks.filter(({ isPressed }) => isPressed).map(({ look }) => look);
  const others = looks.filter(({ isPressed }) => !isPressed).map(({ look }) => look);
  expect(others).not.toContain(chosen[0]);
}

for (const [state, { path, section, show, tree }] of Object.entries(states))
  test(`${state} → its tree; axe finds nothing; readable in forced colours`, async ({
    page,
    problems,
  }) => {
    if (section) needs(...section);
    await openAt(page, path);
    await show?.(drive(page));
    await expect(page.locator('body')).toMatchAriaSnapshot(written(tree));
    await inForcedColours(page, () => expectChoice(page));
    expect(await objections(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await objections(page)).toEqual([]);
    if (path === NOWHERE) problems.length = 0;
  });
