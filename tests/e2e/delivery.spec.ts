import type { Page, Request } from '@playwright/test';
import { FIXTURE, contactValues as values, words } from './content.ts';
import { expect, logged, objections, openAt, test } from './test.ts';

// A company whose forms deliver to a service (FORM_ENDPOINT).
test.use({ baseURL: FIXTURE.origin, hosts: [FIXTURE.endpoint] });

const { contactDelivery: said, contactForm, path } = words('contact', 'en', FIXTURE.folder);
const form = (page: Page) => page.getByRole('form', { name: contactForm.name });
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const submit = (page: Page) => form(page).getByRole('button', { name: contactForm.submit }).click();

/** Answers each message with the next status; the last one repeats. None: no answer at all. */
async function service(page: Page, ...statuses: (number | 'none')[]) {
  const received: Request[] = [];
  await page.route(`${FIXTURE.endpoint}/**`, async (route) => {
    received.push(route.request());
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    if (status === 'none') return route.abort();
    await route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return { bodies: () => received.map((request) => request.postDataJSON()) };
}

async function fill(page: Page) {
  await openAt(page, path);
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

test('sent → posted once, with an id; said so, empty, nothing in the console', async ({ page }) => {
  const { bodies } = await service(page, 200);
  await fill(page);
  const messages = logged(page);
  await submit(page);
  await expect(form(page).locator('[aria-live=polite]')).toHaveText(said.sent);
  expect(bodies()).toEqual([expect.objectContaining({ form: 'contact', ...values })]);
  expect(bodies()[0].id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  for (const name of Object.keys(values)) await expect(field(page, name)).toHaveValue('');
  expect(messages).toEqual([]);
  expect(await objections(page)).toEqual([]);
});

test('a server that fails once → tried again with the same id, and sent', async ({
  page,
  problems,
}) => {
  const { bodies } = await service(page, 503, 200);
  await fill(page);
  await submit(page);
  await expect(form(page).locator('[aria-live=polite]')).toHaveText(said.sent);
  expect(bodies()).toHaveLength(2);
  expect(bodies()[1]).toEqual(bodies()[0]);
  problems.length = 0;
});

test('refused, or offline → said so, with the address, text kept; again → the same id, sent', async ({
  page,
  context,
  problems,
}) => {
  const { bodies } = await service(page, 400, 400, 200);
  await fill(page);
  await submit(page);
  const alert = form(page).getByRole('alert').last();
  await expect(alert).toContainText(said.notSent);
  await expect(alert.getByRole('link', { name: said.address })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name)).toHaveValue(value);
  await submit(page);
  await expect(alert).toContainText(said.notSent);
  await form(page).getByRole('button', { name: said.retry }).click();
  await expect(form(page).locator('[aria-live=polite]')).toHaveText(said.sent);
  expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
  await context.setOffline(true);
  problems.length = 0;
});

test('while it is sent → said so, the button busy, a second click ignored; empty for robots', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const bodies: object[] = [];
  await page.route(`${FIXTURE.endpoint}/**`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await promise;
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await fill(page);
  await submit(page);
  const button = form(page).getByRole('button', { name: contactForm.submit });
  await expect(form(page).locator('[aria-live=polite]')).toHaveText(said.sending);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  resolve();
  await expect(form(page).locator('[aria-live=polite]')).toHaveText(said.sent);
  expect(bodies).toHaveLength(1);
  // A field that people neither see nor reach is empty, unless a robot filled it in.
  const trap = form(page).locator('[tabindex="-1"]');
  await expect(trap).toHaveCount(1);
  expect(bodies[0]).toHaveProperty((await trap.getAttribute('name'))!, '');
});
