import type { Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { unbroken } from '../../src/content/syllables.ts';
import { allContent, FIXTURE, labels } from './content.ts';
import { axeViolations, expect, openAt, test } from './test.ts';

// A form of the company's own, as tests/fixture has it, delivered to a service.
test.use({ baseURL: FIXTURE.origin, hosts: [FIXTURE.endpoint] });

const page = allContent('pages', 'en', FIXTURE.folder).find(({ path }) => path === '/claim')!;
const [form] = page.sections!.filter((section) => section.type === 'form');
const { name, heading, fields, submit, sent } = form!;
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
  const all = page.getByRole('form', { name: unbroken(heading) });
  const field = (name: string) => all.locator(`[name=${name}]`);
  for (const [name, value] of Object.entries(CLAIM)) await field(name).fill(value);
  await field('kind').selectOption('It is damaged');
  await field('truth').check();
  return { all, field, send: () => all.getByRole('button', { name: submit! }).click() };
}

test('sent → every field under its name, and the company\u2019s own thanks', async ({
  page: it,
}) => {
  const bodies: object[] = [];
  await it.route(`${FIXTURE.endpoint}/**`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await openAt(it, page.path);
  expect(await axeViolations(it)).toEqual([]);
  const { all, field, send } = await fillIn(it);
  await send();
  await expect(all.locator('[aria-live=polite]')).toHaveText(sent!);
  const rest = { phone: '', kind: 'It is damaged', truth: true };
  expect(bodies).toEqual([expect.objectContaining({ form: name, ...CLAIM, ...rest })]);
  await expect(field('waybill')).toHaveValue('');
  await expect(field('truth')).not.toBeChecked();
});

test('left out or in a wrong format → said under the field, with the focus; optional → may be empty', async ({
  page: it,
}) => {
  await openAt(it, page.path);
  const { all, field, send } = await fillIn(it);
  await expect(all.getByLabel(fill(forms.optional, { label: labelOf('phone') }))).toHaveValue('');
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
  expect(await axeViolations(it)).toEqual([]);
});

test('what the service alone refuses → said under its field, a box included; changed → sent', async ({
  page: it,
  problems,
}) => {
  const answers = [{ kind: 'Not this one.' }, { truth: 'Not so.' }, undefined];
  await it.route(`${FIXTURE.endpoint}/**`, (route) => {
    const errors = answers.shift();
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status: errors ? 422 : 200, json: { errors }, headers });
  });
  await openAt(it, page.path);
  const { all, field, send } = await fillIn(it);
  await send();
  await expect(field('kind')).toHaveAccessibleDescription('Not this one.');
  await field('kind').selectOption('It arrived warm');
  await send();
  await expect(field('truth')).toHaveJSProperty('validationMessage', 'Not so.');
  await field('truth').uncheck();
  await field('truth').check();
  await send();
  await expect(all.locator('[aria-live=polite]')).toHaveText(sent!);
  problems.length = 0; // the browser itself reports the refusals
});

test('a phone of 320 px → all of it in the window', async ({ page: it }) => {
  await it.setViewportSize({ width: 320, height: 640 });
  await openAt(it, page.path);
  expect(await it.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sent → posted by the browser; come back → it says so', async ({ page: it }) => {
    await it.route(`${FIXTURE.endpoint}/**`, (route) => route.fulfill({ body: 'Thanks.' }));
    await it.goto(page.path);
    await expect(it.locator(`#${name}-sent`)).toBeHidden();
    const { send } = await fillIn(it);
    const post = it.waitForRequest(`${FIXTURE.endpoint}/**`);
    await send();
    const values = new URLSearchParams((await post).postData()!);
    expect(Object.fromEntries(values)).toMatchObject({
      form: name,
      kind: 'It is damaged',
      truth: 'on',
    });
    // Our own server leads back to the page like this.
    await it.goto(`${page.path}#${name}-sent`);
    await expect(it.locator(`#${name}-sent`)).toHaveText(sent!);
    await expect(it.locator(`#${name}-sent`)).toBeVisible();
  });
});
