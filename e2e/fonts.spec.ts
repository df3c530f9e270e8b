import type { Page } from '@playwright/test';
import { typefaces } from '#company/brand/typefaces.ts';
import { fontShift } from '#company/budgets.ts';
import { paths } from '#words/paths.ts';
import { findStandIn } from '../scripts/browser.ts';
import {
  adoptStyles,
  atRest,
  expect,
  expectShiftBelow,
  holdBack,
  ONLY_WHOLE,
  pageNames,
  requested,
  sumShifts,
  test,
  typefaces as typefacesCome,
} from './test.ts';
import { BUDGET_FILE } from './tools/visit-bytes.ts';

/** Every element that matches a selector, and the fonts that the browser uses for its text. */
async function drawnWith(page: Page, selector: string) {
  const texts = await page.locator(selector).allTextContents();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const found = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const answers = await Promise.all(
    found.nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await devtools.detach();
  return answers.map(({ fonts }, index) => ({ text: texts[index], fonts }));
}

type Drawn = Awaited<ReturnType<typeof drawnWith>>[number];
const isOurs = ({ fonts }: Drawn) => fonts.every(({ isCustomFont }) => isCustomFont);

/** Whether the browser uses a downloaded font for the first such element. */
async function hasOurFace(page: Page, selector: string) {
  const [first] = await drawnWith(page, selector);
  return !!first && first.fonts.length > 0 && isOurs(first);
}

for (const width of [390, 1440]) {
  test(`${width} px, fonts after the page → used, and next to nothing moves`, async ({ page }) => {
    // Without any of them the browser falls back to a font that was not measured.
    test.skip(!findStandIn(), 'This machine has none of the faces that stand in for ours.');
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(sumShifts);
    await page.addInitScript(adoptStyles, ONLY_WHOLE);
    const release = await holdBack(page, '**/*.woff2');
    await page.goto(paths.about, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    expect(await hasOurFace(page, 'h1')).toBe(false);
    release();
    await expect.poll(() => hasOurFace(page, 'h1')).toBe(true);
    await expect.poll(() => hasOurFace(page, 'main p')).toBe(true);
    await expectShiftBelow(page, fontShift, BUDGET_FILE);
  });
}

// Otherwise the first layout searches system fonts for every text size, and takes twice as long.
test('every page: its faces have every letter, nothing is still to come', async ({ page }) => {
  for (const name of pageNames) {
    await page.goto(paths[name]);
    await typefacesCome(page);
    const foreign = (await drawnWith(page, 'body *')).filter((each) => !isOurs(each));
    expect(
      foreign.map(({ text }) => text),
      name,
    ).toEqual([]);
    const toCome = await page.evaluate(
      (families) =>
        [...document.fonts]
          .filter(({ family, status }) => status !== 'loaded' && families.includes(family))
          .map(({ family, unicodeRange }) => `${family} ${unicodeRange}`),
      [typefaces.display, typefaces.text].flatMap(({ family }) => [family, `"${family}"`]),
    );
    expect(toCome, name).toEqual([]);
  }
});

test('a letter that no page shows → its file is fetched once it is typed', async ({ page }) => {
  const { more } = typefaces.text;
  test.skip(!more, 'the text face is one file');
  const file = more!.file.replace('.woff2', '');
  const fetched = requested(page, /\.woff2$/);
  await page.goto(paths.contact);
  await atRest(page);
  expect(fetched.filter((path) => path.includes(file))).toEqual([]);

  const answer = page.waitForResponse((response) => response.url().includes(file));
  const letter = String.fromCodePoint(Number.parseInt(more!.letters.slice(2), 16));
  await page
    .locator('main p')
    .first()
    .evaluate((element, text) => element.append(text), letter);
  expect((await answer).ok()).toBe(true);
  await expect.poll(() => hasOurFace(page, 'main p')).toBe(true);
});
