import type { Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { contact, VALUES } from './contact.ts';
import { content, FIXTURE, labels } from './content.ts';
import { axeViolations, collectLogs, expect, openAt, test } from './test.ts';

// A company whose forms deliver to a service (FORM_ENDPOINT).
test.use({ baseURL: FIXTURE.origin, hosts: [FIXTURE.endpoint] });

const { path, addresses } = content('contact', 'en', FIXTURE.folder);
const { contact: contactForm, delivery } = labels('en', FIXTURE.folder);
const address = addresses.list[0]!.email;

/** Opens the form and fills it in. The service answers each message with the next status. */
async function openFilledForm(page: Page, statuses: number[], until = Promise.resolve()) {
  const messages: object[] = [];
  await page.route(`${FIXTURE.endpoint}/**`, async (route) => {
    messages.push(route.request().postDataJSON());
    await until;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ status: statuses.shift()!, headers });
  });
  await openAt(page, path);
  await contact(page).fill();
  return { ...contact(page), messages };
}

test('sent → posted once with an id, and confirmed in an empty form', async ({ page }) => {
  const { expectValues, messages, status, submit } = await openFilledForm(page, [200]);
  const entries = collectLogs(page);
  await submit();
  await expect(status).toHaveText(contactForm.sent);
  const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(messages).toEqual([expect.objectContaining({ id, form: 'contact', ...VALUES })]);
  await expectValues({});
  expect(entries).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test('the service fails or refuses → the visitor keeps the text, and can send it again', async ({
  page,
  problems,
}) => {
  // A failure is retried by itself, a refusal when the visitor asks for it.
  const { expectValues, form, messages, status, submit } = await openFilledForm(
    page,
    [503, 400, 200],
  );
  await submit();
  const alert = form.getByRole('alert').last();
  await expect(alert).toContainText(fill(delivery.notSent, { email: address }));
  await expect(alert.getByRole('link', { name: address })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expectValues(VALUES);
  await form.getByRole('button', { name: delivery.retry }).click();
  await expect(status).toHaveText(contactForm.sent);
  expect(messages).toEqual(Array(3).fill(messages[0]));
  problems.length = 0; // the browser itself reports the failures
});

test('a form that is being sent → says so, and ignores a second click', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { form, messages, status, submit } = await openFilledForm(page, [200], promise);
  await submit();
  await expect(status).toHaveText(delivery.sending);
  const button = form.getByRole('button', { name: contactForm.submit });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  resolve();
  await expect(status).toHaveText(contactForm.sent);
  expect(messages).toHaveLength(1);
  // A box that people neither see nor reach: browsers and password managers fill in texts.
  const trap = form.locator('[tabindex="-1"]');
  await expect(trap).toHaveAttribute('type', 'checkbox');
  expect(messages[0]).toHaveProperty((await trap.getAttribute('name'))!, '');
});
