import { LONGEST } from '../../src/forms/rules.ts';
import { contact } from './contact.ts';
import { labels, paths } from './content.ts';
import { expect, openAt, test } from './test.ts';

const { contact: contactForm, forms } = labels();

test('sent empty → only the first field is invalid; a wrong email, then Tab → its message, nothing moves', async ({
  page,
}) => {
  await openAt(page, paths.contact);
  const { field, form, submit, wrongEmail } = contact(page);
  const invalid = form.locator('[aria-invalid=true]');
  await expect(invalid).toHaveCount(0);
  await submit();
  await expect(invalid).toHaveAttribute('name', 'firstName');
  const email = field('email');
  const height = () => form.evaluate((element) => element.clientHeight);
  const before = await height();
  await email.pressSequentially('maren@fjord.x');
  await expect(email).toHaveAccessibleDescription('');
  await email.press('Tab');
  await expect(wrongEmail).toBeVisible();
  await expect(email).toHaveAccessibleDescription(forms.wrongEmail);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await height()).toBe(before);
  await email.press('End');
  await email.pressSequentially('y');
  await expect(wrongEmail).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
});

test('the load brief → its lines, the caret behind the first, replacing no text', async ({
  page,
}) => {
  await openAt(page, paths.contact);
  const { label, lines } = contactForm.brief;
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

test('more than the server takes → cannot be typed; blanks alone → missing, blanks around → cut', async ({
  page,
}) => {
  await openAt(page, paths.contact);
  const { field, form, submit } = contact(page);
  for (const [name, limit] of [
    ['firstName', LONGEST.line],
    ['email', LONGEST.email],
    ['message', LONGEST.text],
  ] as const)
    await expect(field(name)).toHaveJSProperty('maxLength', limit);
  await contact(page).fill();
  await field('firstName').fill('  ');
  await field('lastName').fill(' Aas ');
  await submit();
  await expect(form.locator('[aria-invalid=true]')).toHaveAttribute('name', 'firstName');
  await expect(field('lastName')).toHaveValue('Aas');
});
