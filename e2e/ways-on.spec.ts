import type { Page } from '@playwright/test';
import { company } from '#company/facts.ts';
import * as about from '#words/about.ts';
import { contactForm, intro } from '#words/contact.ts';
import { frame } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { verify } from '#words/verify.ts';
import {
  adoptStyles,
  expect,
  isShown,
  MOTION,
  needs,
  open,
  settled,
  test,
  typefaces,
} from './test.ts';

const message = (page: Page) =>
  page
    .getByRole('form', { name: contactForm.name })
    .getByRole('textbox', { name: contactForm.message });

test.describe('the product finder', () => {
  needs('about', 'industry');
  const { finder, bands, sectors } = about.industry;
  const row = sectors.find(({ goods }) => goods.some((names) => names.length > 0))!;
  const band = row.goods.findIndex((names) => names.length > 0);
  const [product = ''] = row.goods[band]!;

  test('a product → its band is lit; once more → all as before', async ({ page }) => {
    await open(page, 'about');
    const table = page.getByRole('table', { name: about.industry.caption });
    const button = page.getByRole('button', { name: product, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(table.locator('thead [data-dim]')).toHaveCount(bands.length - 1);
    await expect(
      table.getByRole('columnheader', { name: bands[band]!.temperature }),
    ).not.toHaveAttribute('data-dim');
    await button.click();
    await expect(table.locator('[data-dim]')).toHaveCount(0);
  });

  test.describe('while its section still fades up', () => {
    test.use(MOTION);

    test('a press → heard; nothing jumps, and the fading goes on', async ({ page }) => {
      // So slow that it is certainly still fading, however busy the machine is.
      await page.addInitScript(adoptStyles, ':root { --slow: 600s !important }');
      await page.goto(paths.about);
      await typefaces(page);
      const button = page.getByRole('button', { name: product, exact: true });
      const box = page.locator('[data-reveal]', { has: button });
      await expect(box).toHaveAttribute('data-reveal', 'waiting');
      await box.evaluate((element: HTMLElement) => window.scrollTo(0, element.offsetTop));
      await expect(box).toHaveAttribute('data-reveal', 'shown');
      await settled(page);
      // Its position in the page; on the screen it is still rising, slowly.
      const look = () =>
        button.evaluate((element: HTMLElement) => ({
          place: [element.closest('[data-reveal]')!.getBoundingClientRect().top, element.offsetTop],
          scrolled: window.scrollY,
          isFaint: Number(getComputedStyle(element.closest('[data-reveal] > *')!).opacity) < 0.5,
        }));
      const before = await look();
      expect(before.isFaint).toBe(true);
      const { x, y, width, height } = (await button.boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(
        page.locator('main [aria-live]').getByText(bands[band]!.temperature),
      ).toHaveCount(1);
      expect(await look()).toEqual(before);
    });
  });

  test('a question about it → in the message of Contact, not in the address', async ({ page }) => {
    await open(page, 'about');
    await page.getByRole('button', { name: product, exact: true }).click();
    await page.getByRole('link', { name: finder!.ask }).click();
    await expect(message(page)).toHaveValue(new RegExp(`${product}.*${bands[band]!.name}`));
    await expect(page).toHaveURL(paths.contact);
  });
});

test('the load brief → its lines, the caret behind the first, over no text', async ({ page }) => {
  await open(page, 'contact');
  const { label, lines } = contactForm.brief!;
  const brief = page.getByRole('button', { name: label });
  await message(page).fill('Two pallets');
  await brief.click();
  await expect(message(page)).toHaveValue('Two pallets');
  await message(page).fill('');
  await brief.click();
  await expect(message(page)).toBeFocused();
  await page.keyboard.type('Peas');
  const [first, ...others] = lines.map((line) => `${line} `);
  await expect(message(page)).toHaveValue([`${first}Peas`, ...others].join('\n'));
});

test('contact → its first field in the first window; nobody is promised to read it', async ({
  page,
}) => {
  await open(page, 'contact');
  for (const [width, height] of [
    [1366, 768],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('textbox', { name: contactForm.firstName })).toBeInViewport({
      ratio: 1,
    });
  }
  await expect(page.getByText(intro.text)).toBeVisible();
  if (intro.delivered) await expect(page.getByText(intro.delivered)).toHaveCount(0);
});

test('the number of dispatch → to call, and to text, where it is promised', async ({ page }) => {
  const number = company.phones!.dispatch;
  const dialled = number.replaceAll(' ', '');
  const isOurs = verify?.phones?.includes(number);
  for (const [name, count] of [
    ['strategy', isShown('strategy', 'services') ? 2 : 1],
    ['contact', isOurs ? 3 : 2],
    ['about', 1],
  ] as const) {
    await page.goto(paths[name]);
    await expect(page.locator(`a[href="tel:${dialled}"]`)).toHaveCount(count);
    await expect(page.locator(`a[href="sms:${dialled}"]`)).toHaveCount(frame.phone ? count : 0);
  }
});
