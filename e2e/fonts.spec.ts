import type { Page } from '@playwright/test';
import { fontShift } from '#company/budgets.ts';
import { paths } from '#words/paths.ts';
import { expect, holdBack, shiftedParts, shifts, sumShifts, test } from './test.ts';

/** Whether the browser draws an element with a face that was downloaded. */
async function hasOurFace(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

for (const width of [390, 1440]) {
  test(`${width} px, fonts that come after the page → they are used, and next to nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(sumShifts);
    const release = await holdBack(page, '**/*.woff2');
    await page.goto(paths.about, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    expect(await hasOurFace(page, 'h1')).toBe(false);
    release();
    await expect.poll(() => hasOurFace(page, 'h1')).toBe(true);
    await expect.poll(() => hasOurFace(page, 'main p')).toBe(true);
    expect(await shifts(page), await shiftedParts(page)).toBeLessThan(fontShift);
  });
}
