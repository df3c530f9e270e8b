import type { Page } from '@playwright/test';
import { newsletter } from '#words/contact.ts';
import { atRest, expect, letTimePass, logged, open, requested, test } from './test.ts';

const words = newsletter!;
test.skip(!newsletter, 'The company has no newsletter.');

const form = (page: Page) => page.getByRole('form', { name: words.heading });
const email = (page: Page) => form(page).getByRole('textbox', { name: words.email });
const consent = (page: Page) => form(page).getByRole('checkbox', { name: words.consent });
const submit = (page: Page) => form(page).getByRole('button', { name: words.submit }).click();

test('sent with and without consent → one console entry, empty again; no request and no word', {
  tag: ['@3.2', '@4.5', '@5.4', '@5.5', '@7.1', '@7.2', '@8.1'],
}, async ({ page }) => {
  await page.clock.install();
  await open(page, 'contact');
  await atRest(page);
  const text = await page.getByRole('main').innerText();
  const messages = logged(page);
  const requests = requested(page);
  for (const subscribe of [true, false]) {
    await email(page).fill('reader@localhost'); // no pattern beyond the email type
    if (subscribe) await consent(page).check();
    await submit(page);
    await letTimePass(page);
    expect(messages.splice(0)).toEqual([[{ email: 'reader@localhost', subscribe }]]);
    expect(requests.splice(0)).toEqual(['/robots.txt']);
    await expect(email(page)).toHaveValue('');
    await expect(consent(page)).not.toBeChecked();
    expect(await page.getByRole('main').innerText()).toBe(text);
  }
});

test("no address, or half of one → the browser's own check, nothing is sent", {
  tag: ['@5.4'],
}, async ({ page }) => {
  await open(page, 'contact');
  const messages = logged(page);
  for (const value of ['', 'reader']) {
    await email(page).fill(value);
    await submit(page);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(value);
  }
  expect(messages).toEqual([]);
});
