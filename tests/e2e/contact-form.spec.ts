import type { Page } from '@playwright/test';
import { type contactValues as values, words } from './content.ts';
import { expect, logged, open, test } from './test.ts';

const { contactForm, formMessages, intro } = words('contact');
const form = (page: Page) => page.getByRole('form', { name: contactForm.name });
const field = (page: Page, name: keyof typeof values) =>
  form(page).getByRole('textbox', { name: contactForm[name] });
const wrongEmail = (page: Page) => form(page).getByText(formMessages.wrongEmail);
const submit = (page: Page) => form(page).getByRole('button', { name: contactForm.submit }).click();

test('a wrong email, the field left → the message, tied to it, moving nothing; corrected → it goes', async ({
  page,
}) => {
  await open(page, 'contact');
  const place = () =>
    form(page).evaluate((element) => {
      const button = element.querySelector('[type=submit]')!;
      return button.getBoundingClientRect().top - element.getBoundingClientRect().top;
    });
  const before = await place();
  const email = field(page, 'email');
  await expect(email).toHaveAccessibleDescription('');
  await email.pressSequentially('maren@fjord.x');
  await expect(wrongEmail(page)).toHaveCount(0);
  await email.press('Tab');
  await expect(wrongEmail(page)).toBeVisible();
  await expect(email).toHaveAccessibleDescription(formMessages.wrongEmail);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await place()).toBe(before);
  await email.press('End');
  await email.pressSequentially('y');
  await expect(wrongEmail(page)).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
});

test('sent empty → the first field alone is called wrong, and in focus', async ({ page }) => {
  await open(page, 'contact');
  const invalid = page.locator('form [aria-invalid=true]');
  await expect(invalid).toHaveCount(0);
  await submit(page);
  await expect(invalid).toHaveCount(1);
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'firstName')).toBeFocused();
});

test('a long message → the box grows with it; emptied → six lines again', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'field-sizing is not in every engine yet.');
  await open(page, 'contact');
  const box = field(page, 'message');
  const lines = () =>
    box.evaluate((area: HTMLTextAreaElement) => {
      const { lineHeight, paddingBlock } = getComputedStyle(area);
      const [line = 0, padding = 0] = [lineHeight, paddingBlock].map(Number.parseFloat);
      return Math.round((area.clientHeight - 2 * padding) / line);
    });
  expect(await lines()).toBe(6);
  await box.fill('Peas\n'.repeat(19));
  expect(await lines()).toBe(20);
  await box.fill('');
  expect(await lines()).toBe(6);
});

test('the load brief → its lines, the caret behind the first; never over what was typed', async ({
  page,
}) => {
  await open(page, 'contact');
  const { label, lines } = contactForm.brief!;
  const brief = page.getByRole('button', { name: label });
  const message = field(page, 'message');
  await message.fill('Two pallets');
  await brief.click();
  await expect(message).toHaveValue('Two pallets');
  await message.fill('');
  await brief.click();
  await expect(message).toBeFocused();
  await page.keyboard.type('Peas');
  const [first, ...others] = lines.map((line) => `${line} `);
  await expect(message).toHaveValue([`${first}Peas`, ...others].join('\n'));
});

test('markup, any script, a long text → logged as typed, and the page is as before', async ({
  page,
}) => {
  await open(page, 'contact');
  const messages = logged(page);
  const title = await page.title();
  const entry = {
    firstName: '<script>document.title = "stolen"</script>',
    lastName: '"><img src=x onerror="document.title = 1">{{constructor}}',
    email: `${'a'.repeat(1000)}@example.com`,
    message: 'Kühl bleiben: \u202Eטמפרטורה\u202C 🧊 <b>−18 °C</b>\n'.repeat(100),
  };
  for (const [name, value] of Object.entries(entry))
    await field(page, name as keyof typeof entry).fill(value);
  await submit(page);
  await expect.poll(() => messages.length).toBe(1);
  expect(messages).toEqual([[entry]]);
  expect(await page.title()).toBe(title);
});

test('contact, in two first windows → its first field; nobody is promised to read it', async ({
  page,
}) => {
  await open(page, 'contact');
  for (const [width, height] of [
    [1366, 768],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(field(page, 'firstName')).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText(intro.text)).toBeVisible();
  if (intro.delivered) await expect(page.getByText(intro.delivered)).toHaveCount(0);
});
