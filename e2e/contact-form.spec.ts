import type { Page } from '@playwright/test';
import { contactForm as words } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { paths } from '#words/paths.ts';
import {
  alive,
  atRest,
  expect,
  holdBack,
  letTimePass,
  logged,
  open,
  REACT,
  requested,
  test,
} from './test.ts';
import { contactValues as values } from './tools/expectations.ts';

const form = (page: Page) => page.getByRole('form', { name: words.name });
const fieldNames = Object.keys(values) as (keyof typeof values)[];
const field = (page: Page, name: keyof typeof values) =>
  form(page).getByRole('textbox', { name: words[name] });
const submit = (page: Page) => form(page).getByRole('button', { name: words.submit }).click();
const wrongEmail = (page: Page) => form(page).getByText(formMessages.wrongEmail);

async function fill(page: Page, changes: Partial<typeof values> = {}) {
  const entries = { ...values, ...changes };
  for (const name of fieldNames) await field(page, name).fill(entries[name]);
}

async function expectHeld(page: Page, held: Partial<typeof values>) {
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(held[name] ?? '');
}

test('a complete form → one console entry, empty fields; no request and no word, then or later', {
  tag: ['@3.1', '@4.4', '@7.1', '@7.2', '@8.1'],
}, async ({ page }) => {
  await page.clock.install();
  await open(page, 'contact');
  await atRest(page);
  await fill(page);
  await expectHeld(page, values);
  const messages = logged(page);
  const requests = requested(page);
  const text = await page.getByRole('main').innerText();
  await submit(page);
  await letTimePass(page);
  expect(messages).toEqual([[values]]);
  expect(requests).toEqual(['/robots.txt']);
  await expectHeld(page, {});
  expect(await page.getByRole('main').innerText()).toBe(text);
  await expect(page).toHaveURL(paths.contact);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a long message → the box grows with it; emptied → six lines again', async ({ page }) => {
  await open(page, 'contact');
  const box = field(page, 'message');
  const height = () =>
    box.evaluate((area: HTMLTextAreaElement) => {
      const { lineHeight, paddingBlock } = getComputedStyle(area);
      const [line = 0, padding = 0] = [lineHeight, paddingBlock].map(Number.parseFloat);
      return (area.clientHeight - 2 * padding) / line;
    });
  expect(await height()).toBeCloseTo(6, 1);
  await box.fill('Peas\n'.repeat(19));
  expect(await height()).toBeCloseTo(20, 1);
  await box.fill('');
  expect(await height()).toBeCloseTo(6, 1);
});

test("each field left empty → the browser's own check, one at a time invalid, nothing is sent", {
  tag: ['@5.1'],
}, async ({ page }) => {
  await open(page, 'contact');
  const messages = logged(page);
  const invalid = page.locator('form [aria-invalid=true]');
  await submit(page); // none is filled in: the first one is named alone
  await expect(invalid).toHaveCount(1);
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true');
  await fill(page);
  await expect(invalid).toHaveCount(0);
  for (const name of fieldNames) {
    await fill(page, { [name]: '' });
    await submit(page);
    expect(
      await field(page, name).evaluate((input: HTMLInputElement) => input.validity.valueMissing),
    ).toBe(true);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(invalid).toHaveCount(1);
    await expect(wrongEmail(page)).toHaveCount(0);
  }
  expect(messages).toEqual([]);
});

test('a wrong email on submit → the message, tied to the field, in focus', async ({ page }) => {
  await open(page, 'contact');
  const messages = logged(page);
  const wrong = { ...values, email: 'maren@fjordfisk' };
  await fill(page, wrong);
  await submit(page);
  const email = field(page, 'email');
  await expect(wrongEmail(page)).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(formMessages.wrongEmail);
  await expect(email).toBeFocused();
  await expectHeld(page, wrong);
  expect(messages).toEqual([]);
});

test('a wrong email when the field is left → the message, moving nothing; corrected → it goes', {
  tag: ['@5.3'],
}, async ({ page }) => {
  await open(page, 'contact');
  const place = () =>
    form(page).evaluate((element) => {
      const button = element.querySelector('button')!;
      return button.getBoundingClientRect().top - element.getBoundingClientRect().top;
    });
  const before = await place();
  const email = field(page, 'email');
  await expect(email).toHaveAccessibleDescription('');
  await email.pressSequentially('maren@fjord.x');
  await expect(wrongEmail(page)).toHaveCount(0);
  await email.press('Tab');
  await expect(wrongEmail(page)).toBeVisible();
  expect(await place()).toBe(before);
  await email.press('End');
  await email.pressSequentially('y');
  await expect(wrongEmail(page)).toHaveCount(0);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
});

test('addresses with at least two letters at the end → accepted, every other → refused', {
  tag: ['@5.2'],
}, async ({ page }) => {
  await open(page, 'contact');
  const messages = logged(page);
  for (const email of ['a@b.co', 'A.b_c%d+e-f@sub.domain-x.example', '1@2.zz']) {
    messages.length = 0;
    await fill(page, { email });
    await submit(page);
    await expect.poll(() => messages, email).toEqual([[{ ...values, email }]]);
  }
  messages.length = 0;
  for (const email of [
    ['a@b', 'a@b.c', 'a@b.c1', "o'hara@example.com", 'ä@example.com'],
    ['a@@example.com', '@example.com', 'a b@example.com'],
  ].flat()) {
    await fill(page, { email: 'a@b.co' });
    await expect(wrongEmail(page)).toHaveCount(0);
    await field(page, 'email').fill(email);
    await submit(page);
    await expect(wrongEmail(page), email).toBeVisible();
    await expect(field(page, 'email')).toHaveValue(email);
  }
  expect(messages).toEqual([]);
});

test.describe('before React has arrived', () => {
  test('a complete form, sent twice → logged once when React is there', async ({ page }) => {
    const release = await holdBack(page, REACT);
    const messages = logged(page);
    await page.goto(paths.contact);
    await fill(page);
    await submit(page);
    await submit(page);
    await expectHeld(page, values);
    expect(messages).toEqual([]);
    await expect(page).toHaveURL(paths.contact);
    release();
    await expect.poll(() => messages).toEqual([[values]]);
    await expectHeld(page, {});
    // Submitting again twice would validate it once more: now empty, with the first field focused.
    await expect(form(page).getByRole('button', { name: words.submit })).toBeFocused();
    await fill(page);
    await submit(page);
    await expect.poll(() => messages).toEqual([[values], [values]]);
  });

  test('a wrong email, sent → the message, in focus, when React is there', async ({ page }) => {
    const release = await holdBack(page, REACT);
    const messages = logged(page);
    await page.goto(paths.contact);
    const wrong = { ...values, email: 'maren@fjordfisk' };
    await fill(page, wrong);
    await submit(page);
    release();
    await expect(wrongEmail(page)).toBeVisible();
    await expect(field(page, 'email')).toBeFocused();
    await expectHeld(page, wrong);
    expect(messages).toEqual([]);
  });

  test('a wrong email, the field left → the message when React is there', async ({ page }) => {
    const release = await holdBack(page, REACT);
    await page.goto(paths.contact);
    await field(page, 'email').fill('maren@fjord.x');
    await field(page, 'email').press('Tab');
    release();
    await expect(wrongEmail(page)).toBeVisible();
  });

  test("a field empty, sent → the browser's own check when React is there", async ({ page }) => {
    const release = await holdBack(page, REACT);
    const messages = logged(page);
    await page.goto(paths.contact);
    await fill(page, { lastName: '' });
    await submit(page);
    release();
    await expect(field(page, 'lastName')).toBeFocused();
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
    await expectHeld(page, values);
    await page.unroute(REACT);
    await expect(async () => {
      await submit(page);
      await expect
        .poll(() => messages.filter((entry) => JSON.stringify(entry) === JSON.stringify([values])))
        .toHaveLength(1);
    }).toPass();
    problems.length = 0; // the request that failed
  });

  test('no script has arrived → nothing leaves, nothing is lost', async ({ page }) => {
    const release = await holdBack(page, '**/static/*.js');
    await page.goto(paths.contact, { waitUntil: 'commit' });
    await fill(page);
    await submit(page);
    await expect(page).toHaveURL(paths.contact);
    const messages = logged(page);
    release();
    await alive(page);
    await expectHeld(page, values);
    await submit(page);
    await expect.poll(() => messages).toEqual([[values]]);
  });
});
