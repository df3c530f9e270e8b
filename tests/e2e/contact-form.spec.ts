import { MAX_LENGTH } from '../../src/forms/rules.ts';
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

test('the load brief → its lines, also below what was typed, the caret after the first; again → those that were deleted', async ({
  page,
}) => {
  const { label, lines } = contactForm.brief;
  const brief = page.getByRole('button', { name: label });
  const message = contact(page).field('message');
  const [first, ...others] = lines.map((line) => `${line} `);
  for (const typed of [[], ['A question about peas.']]) {
    await openAt(page, paths.contact);
    await message.fill(typed.join('\n'));
    await brief.click();
    await expect(message).toBeFocused();
    await page.keyboard.type('Peas');
    await expect(message).toHaveValue([...typed, `${first}Peas`, ...others].join('\n'));
  }
  const shorter = [`${first}Peas`, ...others.slice(0, -1)].join('\n').trimEnd();
  await message.fill(shorter);
  await brief.click();
  await page.keyboard.type('2 h');
  await brief.click();
  await expect(message).toHaveValue(`${shorter}\n${others.at(-1)}2 h`);
});

test('more than the server takes → cannot be typed; only blanks → missing; blanks around → trimmed', async ({
  page,
}) => {
  await openAt(page, paths.contact);
  const { field, form, submit } = contact(page);
  for (const [name, limit] of [
    ['firstName', MAX_LENGTH.line],
    ['email', MAX_LENGTH.email],
    ['message', MAX_LENGTH.text],
  ] as const)
    await expect(field(name)).toHaveJSProperty('maxLength', limit);
  await contact(page).fill();
  await field('firstName').fill('  ');
  await field('lastName').fill(' Aas ');
  await submit();
  await expect(form.locator('[aria-invalid=true]')).toHaveAttribute('name', 'firstName');
  await expect(field('lastName')).toHaveValue('Aas');
});
