import type { Page } from '@playwright/test';
import { contactForm as words } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { paths } from '#words/paths.ts';
import { alive, atRest, expect, holdBack, logged, test } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: words.name });
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label });
const submit = (page: Page) => form(page).getByRole('button', { name: words.submit }).click();
const labels = [words.firstName, words.lastName, words.email, words.message];
const values = {
  firstName: 'Maren',
  lastName: 'Aas',
  email: 'maren.aas+cold@fjord-fisk.example',
  message: 'Twelve pallets, +2 °C.\nTuesday.',
};

async function fill(page: Page, changes: Partial<typeof values> = {}) {
  const entries = { ...values, ...changes };
  await field(page, words.firstName).fill(entries.firstName);
  await field(page, words.lastName).fill(entries.lastName);
  await field(page, words.email).fill(entries.email);
  await field(page, words.message).fill(entries.message);
}

test('a complete form → one console entry, empty fields, no request, no message', async ({
  page,
  open,
}) => {
  await open('contact');
  await atRest(page);
  const messages = logged(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const text = await page.getByRole('main').innerText();
  await fill(page);
  await submit(page);
  await expect.poll(() => messages).toEqual([[values]]);
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
  expect(requests).toEqual([]);
  expect(await page.getByRole('main').innerText()).toBe(text);
  expect(page.url()).toContain(paths.contact);
  expect(new URL(page.url()).search).toBe('');
});

for (const [name, label] of [
  ['firstName', words.firstName],
  ['lastName', words.lastName],
  ['email', words.email],
  ['message', words.message],
] as const) {
  test(`${name} empty → the browser's own check, nothing is sent`, { tag: ['@5.1'] }, async ({
    page,
    open,
  }) => {
    await open('contact');
    const messages = logged(page);
    await fill(page, { [name]: '' });
    await submit(page);
    expect(
      await field(page, label).evaluate((input: HTMLInputElement) => input.validity.valueMissing),
    ).toBe(true);
    await expect(field(page, label)).toBeFocused();
    await expect(form(page).getByText(formMessages.wrongEmail)).toHaveCount(0);
    expect(messages).toEqual([]);
  });
}

test('a wrong email on submit → the message, tied to the field, and nothing is lost', async ({
  page,
  open,
}) => {
  await open('contact');
  const messages = logged(page);
  await fill(page, { email: 'maren@fjordfisk' });
  await submit(page);
  const email = field(page, words.email);
  await expect(form(page).getByText(formMessages.wrongEmail)).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(formMessages.wrongEmail);
  await expect(email).toBeFocused();
  await expect(field(page, words.message)).toHaveValue(values.message);
  expect(messages).toEqual([]);
});

test('a wrong email when the field is left → the message; the right one → it goes at once', {
  tag: ['@5.3'],
}, async ({ page, open }) => {
  await open('contact');
  const email = field(page, words.email);
  await email.pressSequentially('maren@fjord.x');
  await expect(form(page).getByText(formMessages.wrongEmail)).toHaveCount(0);
  await email.press('Tab');
  await expect(form(page).getByText(formMessages.wrongEmail)).toBeVisible();
  await email.press('End');
  await email.pressSequentially('y');
  await expect(form(page).getByText(formMessages.wrongEmail)).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('the message → moves nothing on the page', async ({ page, open }) => {
  await open('contact');
  const place = () =>
    form(page).evaluate((element) => {
      const button = element.querySelector('button')!;
      return button.getBoundingClientRect().top - element.getBoundingClientRect().top;
    });
  const before = await place();
  await field(page, words.email).fill('wrong');
  await field(page, words.email).blur();
  await expect(form(page).getByText(formMessages.wrongEmail)).toBeVisible();
  expect(await place()).toBe(before);
});

for (const [email, isRight] of [
  ['a@b.co', true],
  ['A.b_c%d+e-f@sub.domain-x.example', true],
  ['1@2.zz', true],
  ['a@b', false],
  ['a@b.c', false],
  ['a@b.c1', false],
  ["o'hara@example.com", false],
  ['ä@example.com', false],
  ['a@@example.com', false],
  ['@example.com', false],
  ['a b@example.com', false],
] as const) {
  test(`${email} → ${isRight ? 'accepted' : 'refused'}`, { tag: ['@5.2'] }, async ({
    page,
    open,
  }) => {
    await open('contact');
    const messages = logged(page);
    await fill(page, { email });
    await submit(page);
    if (isRight) await expect.poll(() => messages).toEqual([[{ ...values, email }]]);
    else {
      await expect(form(page).getByText(formMessages.wrongEmail)).toBeVisible();
      expect(messages).toEqual([]);
    }
  });
}

const REACT = /\/static\/react-[\w-]+\.js$/;

test.describe('before React has arrived', () => {
  test('a complete form, sent twice → kept, and logged once when React is there', async ({
    page,
  }) => {
    const release = await holdBack(page, REACT);
    const messages = logged(page);
    await page.goto(paths.contact);
    await fill(page);
    await submit(page);
    await submit(page);
    await expect(field(page, words.message)).toHaveValue(values.message);
    expect(messages).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect.poll(() => messages).toEqual([[values]]);
    for (const label of labels) await expect(field(page, label)).toHaveValue('');
    // Made again twice, it would be checked once more: now empty, with the first field in focus.
    await expect(form(page).getByRole('button', { name: words.submit })).toBeFocused();
    await fill(page);
    await submit(page);
    await expect.poll(() => messages).toEqual([[values], [values]]);
  });

  test('a wrong email, sent → the message, in focus, when React is there', async ({ page }) => {
    const release = await holdBack(page, REACT);
    const messages = logged(page);
    await page.goto(paths.contact);
    await fill(page, { email: 'maren@fjordfisk' });
    await submit(page);
    release();
    await expect(form(page).getByText(formMessages.wrongEmail)).toBeVisible();
    await expect(field(page, words.email)).toBeFocused();
    await expect(field(page, words.message)).toHaveValue(values.message);
    expect(messages).toEqual([]);
  });

  test('a wrong email, the field left → the message when React is there', async ({ page }) => {
    const release = await holdBack(page, REACT);
    await page.goto(paths.contact);
    await field(page, words.email).fill('maren@fjord.x');
    await field(page, words.email).press('Tab');
    release();
    await expect(form(page).getByText(formMessages.wrongEmail)).toBeVisible();
  });

  test("a field empty, sent → the browser's own check when React is there", async ({ page }) => {
    const release = await holdBack(page, REACT);
    const messages = logged(page);
    await page.goto(paths.contact);
    await fill(page, { lastName: '' });
    await submit(page);
    release();
    await expect(field(page, words.lastName)).toBeFocused();
    expect(messages).toEqual([]);
  });

  test('React fails → nothing is lost, and the next try logs it', async ({ page, problems }) => {
    await page.route(REACT, (route) => route.abort());
    const messages = logged(page);
    const refused = page.waitForEvent('requestfailed');
    await page.goto(paths.contact);
    await fill(page);
    await refused;
    await submit(page);
    await expect(field(page, words.message)).toHaveValue(values.message);
    await page.unroute(REACT);
    await expect(async () => {
      await submit(page);
      await expect
        .poll(() => messages.filter((entry) => JSON.stringify(entry) === JSON.stringify([values])))
        .toHaveLength(1);
    }).toPass();
    problems.length = 0; // the request that failed
  });

  test('the first script has not even arrived → nothing leaves, nothing is lost', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/static/*.js');
    await page.goto(paths.contact, { waitUntil: 'commit' });
    await fill(page);
    await submit(page);
    expect(new URL(page.url()).search).toBe('');
    const messages = logged(page);
    release();
    await alive(page);
    await expect(field(page, words.message)).toHaveValue(values.message);
    await submit(page);
    await expect.poll(() => messages).toEqual([[values]]);
  });
});
