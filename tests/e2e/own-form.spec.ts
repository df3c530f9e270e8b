import type { Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { withoutSoftHyphens } from '../../src/content/soft-hyphens.ts';
import { allContent, FIXTURE, labels } from './content.ts';
import { axeViolations, expect, openAt, test } from './test.ts';

// A form of the company's own, as tests/fixture has it, delivered to a service.
test.use({ baseURL: FIXTURE.origin, hosts: [FIXTURE.endpoint] });

const claimPage = allContent('pages', 'en', FIXTURE.folder).find(({ path }) => path === '/claim')!;
const [section] = claimPage.sections!.filter((part) => part.type === 'form');
const { name, heading, fields, submit, sent } = section!;
const { forms } = labels('en', FIXTURE.folder);
const labelOf = (name: string) => fields.find((field) => field.name === name)!.label;

const CLAIM = {
  company: 'Fjord Fisk',
  email: 'maren@fjord.example',
  waybill: 'HC-1',
  delivered: '2026-03-12',
  value: '1 200,50',
  details: 'Wet boxes.\nAnd a smell.',
};

async function fillIn(page: Page) {
  const form = page.getByRole('form', { name: withoutSoftHyphens(heading) });
  const field = (name: string) => form.locator(`[name=${name}]`);
  for (const [name, value] of Object.entries(CLAIM)) await field(name).fill(value);
  await field('kind').selectOption('It is damaged');
  await field('truth').check();
  return { form, field, send: () => form.getByRole('button', { name: submit! }).click() };
}

test('sent → every field under its name, and the company\u2019s own thanks', async ({ page }) => {
  const bodies: object[] = [];
  await page.route(`${FIXTURE.endpoint}/**`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await openAt(page, claimPage.path);
  expect(await axeViolations(page)).toEqual([]);
  const { form, field, send } = await fillIn(page);
  await send();
  await expect(form.locator('[aria-live=polite]')).toHaveText(sent!);
  const rest = { phone: '', kind: 'It is damaged', truth: true };
  expect(bodies).toEqual([expect.objectContaining({ form: name, ...CLAIM, ...rest })]);
  await expect(field('waybill')).toHaveValue('');
  await expect(field('truth')).not.toBeChecked();
});

test('a field that is empty or in the wrong format → its message, with the focus', async ({
  page,
}) => {
  await openAt(page, claimPage.path);
  const { form, field, send } = await fillIn(page);
  await expect(form.getByLabel(fill(forms.optional, { label: labelOf('phone') }))).toHaveValue('');
  for (const [name, wrong, message] of [
    ['phone', 'none', forms.wrongPhone],
    ['value', 'a lot', forms.wrongNumber],
  ] as const) {
    await field(name).fill(wrong);
    await send();
    await expect(field(name)).toBeFocused();
    await expect(field(name)).toHaveAccessibleDescription(message);
    await field(name).fill('12345678');
  }
  await field('kind').selectOption('');
  await send();
  await expect(field('kind')).toHaveAttribute('aria-invalid', 'true');
  await field('kind').selectOption('It arrived warm');
  await expect(field('kind')).toHaveAttribute('aria-invalid', 'false');
  expect(await axeViolations(page)).toEqual([]);
});

test('a value that only the service refuses → its message, until it is changed', async ({
  page,
  problems,
}) => {
  const answers = [{ kind: 'Not this one.' }, { truth: 'Not so.' }, undefined];
  await page.route(`${FIXTURE.endpoint}/**`, (route) => {
    const errors = answers.shift();
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status: errors ? 422 : 200, json: { errors }, headers });
  });
  await openAt(page, claimPage.path);
  const { form, field, send } = await fillIn(page);
  await send();
  await expect(field('kind')).toHaveAccessibleDescription('Not this one.');
  await field('kind').selectOption('It arrived warm');
  await send();
  await expect(field('truth')).toHaveJSProperty('validationMessage', 'Not so.');
  await field('truth').uncheck();
  await field('truth').check();
  await send();
  await expect(form.locator('[aria-live=polite]')).toHaveText(sent!);
  problems.length = 0; // the browser itself reports the refusals
});

test('a phone of 320 px → the whole form in the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAt(page, claimPage.path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sent → posted by the browser, and confirmed on the page', async ({ page }) => {
    await page.route(`${FIXTURE.endpoint}/**`, (route) => route.fulfill({ body: 'Thanks.' }));
    await page.goto(claimPage.path);
    await expect(page.locator(`#${name}-sent`)).toBeHidden();
    const { send } = await fillIn(page);
    const post = page.waitForRequest(`${FIXTURE.endpoint}/**`);
    await send();
    const values = new URLSearchParams((await post).postData()!);
    expect(Object.fromEntries(values)).toMatchObject({
      form: name,
      kind: 'It is damaged',
      truth: 'on',
    });
    // Our own server leads back to the page like this.
    await page.goto(`${claimPage.path}#${name}-sent`);
    await expect(page.locator(`#${name}-sent`)).toHaveText(sent!);
    await expect(page.locator(`#${name}-sent`)).toBeVisible();
  });
});
