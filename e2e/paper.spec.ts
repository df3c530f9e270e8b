import type { Page } from '@playwright/test';
import { company } from '#company/facts.ts';
import { frame } from '#words/frame.ts';
import {
  colours,
  contrast,
  expect,
  luminance,
  MOTION,
  open,
  pageNames,
  showIn,
  test,
  waiting,
} from './test.ts';

test.use(MOTION); // sections that wait to fade up are printed, too

/** The text on the page with the least contrast on white paper. */
async function worstOnPaper(page: Page) {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, li, dt, dd, th, td, label, button')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .map((element) => [
        element.textContent!.slice(0, 30),
        element.checkVisibility({ opacityProperty: true })
          ? getComputedStyle(element).color
          : 'transparent',
      ]),
  );
  const seen = await colours(
    page,
    texts.map(([, colour]) => colour!),
  );
  const contrasts = seen.map(([red, green, blue, alpha]) => {
    const onWhite = [red!, green!, blue!].map((value) =>
      Math.round(255 + (value - 255) * (alpha! / 255)),
    );
    return contrast(luminance(onWhite), 1);
  });
  const worst = Math.min(...contrasts);
  return { text: texts[contrasts.indexOf(worst)]![0], worst };
}

test('pages, printed from light and dark → every word can be read', async ({ page }) => {
  for (const name of pageNames) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, name);
    if (name === 'home') await expect(waiting(page)).not.toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, { media: 'print', colorScheme });
      const { text, worst } = await worstOnPaper(page);
      expect(worst, `${name}: ${text}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('home, printed → pictures, addresses, no menu, nothing over them', async ({ page }) => {
  await open(page, 'home');
  // Lazy images far below load when they come near; a printer waits for them.
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  // One that stands twice is in the file once.
  const pictures = await page.evaluate(
    () =>
      new Set([...document.querySelectorAll('main img')].map((it) => it.getAttribute('src'))).size,
  );
  expect(file.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(pictures);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[class*=scrim]')).toBeHidden();
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('button', { name: frame.menu.open })).toBeHidden();
  for (const email of [company.emails.general, company.emails.dispatch])
    await expect(page.getByRole('contentinfo').getByText(email)).toBeVisible();
});
