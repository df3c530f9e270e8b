import { MAX_LENGTH } from '../../src/forms/rules.ts';
import { contact } from './contact.ts';
import { labels, paths } from './content.ts';
import { expect, openAt, test } from './test.ts';

const { contact: contactForm, forms } = labels();

test('sent empty → only the first field is invalid', async ({ page }) => {
  await openAt(page, paths.contact);
  const { form, submit } = contact(page);
  const invalid = form.locator('[aria-invalid=true]');
  await expect(invalid).toHaveCount(0);
  await submit();
  await expect(invalid).toHaveAttribute('name', 'firstName');
});

test('a wrong email, then Tab → its message, without moving the form', async ({ page }) => {
  await openAt(page, paths.contact);
  const { field, form, wrongEmail } = contact(page);
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

const { label, lines } = contactForm.brief;
const [first, ...others] = lines.map((line) => `${line} `);

test('the load brief → its lines below what was typed, with the caret in the first', async ({
  page,
}) => {
  const brief = page.getByRole('button', { name: label });
  const message = contact(page).field('message');
  for (const typed of [[], ['A question about peas.']]) {
    await openAt(page, paths.contact);
    await message.fill(typed.join('\n'));
    await brief.click();
    await expect(message).toBeFocused();
    await page.keyboard.type('Peas');
    await expect(message).toHaveValue([...typed, `${first}Peas`, ...others].join('\n'));
  }
});

test('the load brief, pressed again → only the lines that were deleted', async ({ page }) => {
  const brief = page.getByRole('button', { name: label });
  const message = contact(page).field('message');
  const shorter = [`${first}Peas`, ...others.slice(0, -1)].join('\n').trimEnd();
  await openAt(page, paths.contact);
  await message.fill(shorter);
  await brief.click();
  await page.keyboard.type('2 h');
  await brief.click();
  await expect(message).toHaveValue(`${shorter}\n${others.at(-1)}2 h`);
});

test('more than the server takes → cannot be typed', async ({ page }) => {
  await openAt(page, paths.contact);
  const { field } = contact(page);
  for (const [name, limit] of [
    ['firstName', MAX_LENGTH.line],
    ['email', MAX_LENGTH.email],
    ['message', MAX_LENGTH.text],
  ] as const)
    await expect(field(name)).toHaveJSProperty('maxLength', limit);
});

test('blanks → do not count, neither around a value nor instead of one', async ({ page }) => {
  await openAt(page, paths.contact);
  const { field, form, submit } = contact(page);
  await contact(page).fill();
  await field('firstName').fill('  ');
  await field('lastName').fill(' Aas ');
  await submit();
  await expect(form.locator('[aria-invalid=true]')).toHaveAttribute('name', 'firstName');
  await expect(field('lastName')).toHaveValue('Aas');
});
