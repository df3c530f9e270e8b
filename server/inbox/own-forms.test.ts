import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { english, startInbox, until } from './fixture-inbox.ts';

// The form of tests/fixture/en/pages/claim.yaml.
const { path, heading, fields } = english.forms.claim!;
const labelOf = (name: string) => fields.find((field) => field.name === name)!.label;
const claim = {
  company: 'Fjord Fisk',
  email: 'ada@example.com',
  phone: '',
  waybill: 'HC-1',
  delivered: '2026-03-12',
  kind: 'It is damaged',
  value: '1 200,50',
  details: 'Wet boxes.\nWaybill number: HC-2',
  truth: 'on',
};

test('a form of the company’s own → stored, mailed with its labels, listed, exported, erased', async () => {
  const { postJson, inbox, mails, rows } = await startInbox({}, {});
  const answer = await postJson('claim', { id: randomUUID(), ...claim, truth: true });
  expect(answer.statusCode).toBe(201);
  const [{ form, email, fields: stored } = {}] = await rows('message');
  expect([form, email, JSON.parse(stored!)]).toEqual([
    'claim',
    claim.email,
    { ...claim, truth: true },
  ]);
  await until(() => mails.length === 1);
  const [mail] = mails.map((text) => text.replaceAll('\r\n', '\n'));
  expect(mail).toContain(`Subject: Message from ${claim.email} (${heading})\n`);
  expect(mail).toContain(`Reply-To: ${claim.email}\n`);
  for (const line of [
    `<${claim.email}>`,
    `${labelOf('waybill')}: ${claim.waybill}`,
    `${labelOf('details')}: Wet boxes.\n    Waybill number: HC-2`,
    `✓ ${labelOf('truth')}`,
  ])
    expect(decoded(mail!)).toContain(`\n${line}\n`);
  expect(decoded(mail!)).not.toContain(labelOf('phone'));
  expect(await inbox('list')).toMatch(/claim +ada@example\.com +Fjord Fisk HC-1/);
  const [columns, row] = (await inbox('export', '--csv')).split('\r\n');
  expect(columns).toContain('"waybill","delivered","kind","value","details","truth"');
  expect(row).toContain('"HC-1","2026-03-12","It is damaged","1 200,50"');
  expect(await inbox('delete', claim.email)).toMatch(/^Erased: 2\./);
});

test('without scripts → redirected to the page of the form, which says that it was sent', async () => {
  const { postWithoutScripts } = await startInbox();
  const { statusCode, headers } = await postWithoutScripts('claim', claim);
  expect([statusCode, headers.location]).toEqual([303, `${path}#claim-sent`]);
});

test('values that a browser would have rejected → refused: to scripts by field, on a page by label', async () => {
  const { postJson, postWithoutScripts, rows } = await startInbox();
  const wrong = { ...claim, phone: 'none', delivered: '2026-02-31', kind: 'Stolen', truth: 'yes' };
  const { missing, wrongDate, wrongPhone } = english.formMessages;
  const errors = { phone: wrongPhone, delivered: wrongDate, kind: missing, truth: missing };
  const answer = await postJson('claim', { id: randomUUID(), ...wrong });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  const { body } = await postWithoutScripts('claim', wrong);
  for (const [name, error] of Object.entries(errors))
    expect(body).toContain(`<p>${labelOf(name)}: ${error}</p>`);
  expect(await rows('message')).toEqual([]);
});

test('a form that no page has → 404', async () => {
  const { postJson } = await startInbox();
  for (const form of ['complaint', 'constructor', '__proto__'])
    expect((await postJson(form, { id: randomUUID(), ...claim })).statusCode, form).toBe(404);
});

/** Decodes quoted-printable, as mail programs do. */
function decoded(mail: string) {
  const bytes = mail
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
