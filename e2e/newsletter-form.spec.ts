import type { Page } from '@playwright/test';
import { newsletter } from '#words/contact.ts';
import { atRest, expect, logged, test } from './test.ts';

const words = newsletter!;
test.skip(!newsletter, 'The company has no newsletter.');

const form = (page: Page) => page.getByRole('form', { name: words.heading });
const email = (page: Page) => form(page).getByRole('textbox', { name: words.email });
const consent = (page: Page) => form(page).getByRole('checkbox', { name: words.consent });
const submit = (page: Page) => form(page).getByRole('button', { name: words.submit }).click();

for (const subscribe of [true, false]) {
  test(`sent with the box ${subscribe ? 'ticked' : 'not ticked'} → one console entry, then empty`, async ({
    page,
    open,
  }) => {
    await open('contact');
    await atRest(page);
    const messages = logged(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await email(page).fill('reader@example.com');
    if (subscribe) await consent(page).check();
    await submit(page);
    await expect.poll(() => messages).toEqual([[{ email: 'reader@example.com', subscribe }]]);
    await expect(email(page)).toHaveValue('');
    await expect(consent(page)).not.toBeChecked();
    expect(requests).toEqual([]);
  });
}

test('no pattern beyond the email type → an address without a dot is sent', {
  tag: ['@5.4'],
}, async ({ page, open }) => {
  await open('contact');
  const messages = logged(page);
  await email(page).fill('reader@localhost');
  await submit(page);
  await expect.poll(() => messages).toEqual([[{ email: 'reader@localhost', subscribe: false }]]);
});

for (const value of ['', 'reader']) {
  test(`"${value}" → the browser's own check, nothing is sent`, async ({ page, open }) => {
    await open('contact');
    const messages = logged(page);
    await email(page).fill(value);
    await submit(page);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(value);
    expect(messages).toEqual([]);
  });
}
