import { contact } from './contact.ts';
import { words } from './content.ts';
import { expect, logged, open, test } from './test.ts';

const { contactForm, formMessages, intro } = words('contact');

test('a wrong email, the field left → the message, tied to it, moving nothing', async ({
  page,
}) => {
  await open(page, 'contact');
  const { field, form, wrongEmail } = contact(page);
  const place = () =>
    form.evaluate((element) => {
      const button = element.querySelector('[type=submit]')!;
      return button.getBoundingClientRect().top - element.getBoundingClientRect().top;
    });
  const before = await place();
  const email = field('email');
  await email.pressSequentially('maren@fjord.x');
  await expect(email).toHaveAccessibleDescription('');
  await email.press('Tab');
  await expect(wrongEmail).toBeVisible();
  await expect(email).toHaveAccessibleDescription(formMessages.wrongEmail);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await place()).toBe(before);
  await email.press('End');
  await email.pressSequentially('y');
  await expect(wrongEmail).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
});

test('sent empty → the first field alone is called wrong, and in focus', async ({ page }) => {
  await open(page, 'contact');
  const { field, submit } = contact(page);
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
  await submit();
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(1);
  await expect(field('firstName')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('firstName')).toBeFocused();
});

test('a long message → the box grows with it', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'field-sizing is not in every engine yet.');
  await open(page, 'contact');
  const box = contact(page).field('message');
  const height = () => box.evaluate((area) => area.clientHeight);
  const before = await height();
  await box.fill('Peas\n'.repeat(19));
  expect(await height()).toBeGreaterThan(2 * before);
  await box.fill('');
  expect(await height()).toBe(before);
});

test('the load brief → its lines, the caret behind the first, over no text', async ({ page }) => {
  await open(page, 'contact');
  const { label, lines } = contactForm.brief!;
  const brief = page.getByRole('button', { name: label });
  const message = contact(page).field('message');
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

test('markup, any script → logged as typed, and the page is as before', async ({ page }) => {
  await open(page, 'contact');
  const messages = logged(page);
  const title = await page.title();
  const entry = {
    firstName: '<script>document.title = "stolen"</script>',
    lastName: '"><img src=x onerror="document.title = 1">{{constructor}}',
    email: `${'a'.repeat(1000)}@example.com`,
    message: 'Kühl bleiben: \u202Eטמפרטורה\u202C 🧊 <b>−18 °C</b>\n'.repeat(100),
  };
  await contact(page).fill(entry);
  await contact(page).submit();
  await expect.poll(() => messages).toEqual([[entry]]);
  expect(await page.title()).toBe(title);
});

test('contact → its first field in the first window; no answer is promised', async ({ page }) => {
  await open(page, 'contact');
  for (const [width, height] of [
    [1366, 768],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(contact(page).field('firstName')).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText(intro.text)).toBeVisible();
  if (intro.delivered) await expect(page.getByText(intro.delivered)).toHaveCount(0);
});
