import type { Page } from '@playwright/test';
import { company } from '#company/facts.ts';
import { frame } from '#words/frame.ts';
import { expect, pageNames, showIn, test } from './test.ts';

/** The contrast of every text of the page with white paper, worst first. */
const worstOnPaper = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const contrast = (colour: string) => {
      canvas.fillStyle = 'white';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (value) => (value / 255) ** 2.2,
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const texts = [
      ...document.querySelectorAll('h1, h2, h3, p, a, li, dt, dd, th, td, label, button'),
    ];
    return texts
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .map((element) => ({
        text: element.textContent!.slice(0, 30),
        contrast: contrast(getComputedStyle(element).color),
      }))
      .sort((one, other) => one.contrast - other.contrast)[0]!;
  });

for (const name of pageNames) {
  test(`${name}, printed from the light and the dark scheme → every word can be read on paper`, async ({
    page,
    open,
  }) => {
    await open(name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, { media: 'print', colorScheme });
      const { text, contrast } = await worstOnPaper(page);
      expect(contrast, `${text}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test('home, printed → its pictures, nothing over them, no menu, and the addresses of the company', async ({
  page,
  open,
}) => {
  await open('home');
  // What is far below is fetched when it comes near; a printer waits for it.
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pictures = await page.getByRole('main').locator('img').count();
  expect(file.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(pictures);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[class*=scrim]')).toBeHidden();
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('button', { name: frame.menu.open })).toBeHidden();
  for (const email of [company.emails.general, company.emails.dispatch])
    await expect(page.getByRole('contentinfo').getByText(email)).toBeVisible();
});
