import { writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readLabels } from '../../src/content/read-labels.ts';
import { HONEYPOT } from '../../src/forms/rules.ts';
import { createApp } from '../app.ts';
import { contact, english, inboxSettings, spanish, startInbox, until } from './fixture-inbox.ts';

const { refusals, formMessages } = english;
const pathOf = (form: string) => english.forms[form]!.path;

test('one message posted three times at once → stored once; another under its id → refused', async () => {
  const { postJson, rows } = await startInbox();
  const message = contact();
  const answers = await Promise.all([1, 2, 3].map(() => postJson('contact', message)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  const other = await postJson('contact', { ...message, message: 'Three.' });
  expect([other.statusCode, other.json().message]).toEqual([409, refusals.different]);
  const { id, ...values } = message;
  const stored = (await rows('message')).map((row) => [row.id, JSON.parse(row.fields!)]);
  expect(stored).toMatchObject([[id, values]]);
});

test('sent twice within ten minutes without scripts → redirected to the outcome both times, stored once', async () => {
  const { postWithoutScripts, rows } = await startInbox({}, {});
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12, 9) });
  onTestFinished(() => void vi.useRealTimers());
  const stored: number[] = [];
  for (const minutes of [0, 0, 9, 2]) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    for (const form of ['contact', 'newsletter'] as const) {
      const { statusCode, headers } = await postWithoutScripts(form, {
        ...contact(),
        subscribe: 'on',
      });
      expect([statusCode, headers.location]).toEqual([303, `${pathOf(form)}#${form}-sent`]);
    }
    stored.push((await rows('message')).length);
  }
  expect(stored).toEqual([2, 2, 2, 4]);
});

test('a mistake in our code → one line in the log, without what the visitor wrote; 503', async () => {
  const { settings } = await inboxSettings({}, {});
  writeFileSync(`${settings.out}.locales.json`, JSON.stringify([{ ...english, notice: null }]));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = await createApp(settings);
  onTestFinished(() => app.close());
  const sent = { method: 'POST', url: '/api/forms/contact', payload: contact() } as const;
  expect((await app.inject(sent)).statusCode).toBe(503);
  const line = /^POST \/api\/forms\/contact failed: TypeError at .*mails\.ts:\d+:\d+\)?$/;
  expect(log.mock.calls).toEqual([[expect.stringMatching(line)]]);
});

test('the Spanish form without scripts → back to the Spanish page, or refused in Spanish', async () => {
  const { postWithoutScripts } = await startInbox();
  const send = (values: Record<string, string>) =>
    postWithoutScripts('contact?language=es', contact(values));
  expect((await send({})).headers.location).toBe(`${spanish.forms.contact!.path}#contact-sent`);
  const { statusCode, body, headers } = await send({ email: 'ada' });
  expect(statusCode).toBe(422);
  expect(body).toContain(`<html lang="${spanish.code}"`);
  const email = readLabels('es').contact.email;
  expect(body).toContain(`<p>${email}: ${spanish.formMessages.wrongEmail}</p>`);
  expect(headers['content-security-policy']).toContain("form-action 'self'");
});

const { missing, wrongEmail } = formMessages;
const tooLong = formMessages.tooLong.replace('{limit}', '10,000');
const nothing = { firstName: missing, lastName: missing, email: missing, message: missing };
const REFUSAL_OF = { 400: 'unreadable', 413: 'tooLarge', 415: 'mediaType', 422: 'fields' } as const;
test.each<[string, keyof typeof REFUSAL_OF, string | object, object?, string?]>([
  ['no address', 422, contact({ email: 'ada' }), { email: wrongEmail }],
  [
    'an object in place of text',
    422,
    { ...contact(), message: { toString: 1 } },
    { message: missing },
  ],
  ['too long a message', 422, contact({ message: 'a'.repeat(10_001) }), { message: tooLong }],
  ['no id', 422, contact({ id: 'x' }), { id: expect.any(String) }],
  ['JSON that is not an object', 422, 'null', { ...nothing, id: expect.any(String) }],
  ['a list', 422, '[5]', { ...nothing, id: expect.any(String) }],
  ['JSON that ends too soon', 400, '{'],
  ['a prototype', 400, '{"__proto__":{"email":"a@b.co"}}'],
  ['text', 415, 'a', {}, 'text/plain'],
  ['multipart', 415, 'a', {}, 'multipart/form-data; boundary=a'],
  [
    'more than a form holds',
    413,
    contact({ message: 'a'.repeat(1_000_000) }),
    { message: tooLong },
  ],
])('%s → %i', async (_, status, body, errors = {}, type = 'application/json') => {
  const { post } = await startInbox();
  const answer = await post('forms/contact', body, { 'content-type': type });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ message: refusals[REFUSAL_OF[status]], errors });
});

test.each([
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'same-site' }],
  [403, { origin: 'https://evil.example' }],
  [403, { origin: 'null' }],
  [201, { 'sec-fetch-site': 'same-origin', origin: 'https://proxied.example' }],
  [201, { origin: english.origin }],
  [201, { origin: 'https://other.example', host: 'other.example' }],
  [201, {}],
])('a post from our own page, or from another site → %i for %j', async (status, headers) => {
  const { send } = await startInbox();
  expect(await send({}, headers)).toBe(status);
});

test('the hidden box ticked → a message is kept as suspect, and the company\u2019s mail says so', async () => {
  const { send, inbox, mails } = await startInbox({}, {});
  expect(await send({ [HONEYPOT]: 'on' })).toBe(201);
  await until(() => mails.length === 1);
  expect(mails[0]).toMatch(/^Subject: \[Suspect\]/m);
  expect(await inbox('list')).toContain('SUSPECT');
});

test('the hidden box ticked for the newsletter → no mail to that address, and an error for the visitor', async () => {
  const { postJson, rows } = await startInbox({}, {});
  const answer = await postJson('newsletter', {
    ...contact({ [HONEYPOT]: 'on' }),
    subscribe: true,
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, refusals.unreadable]);
  expect([await rows('subscriber'), await rows('outbox')]).toEqual([[], []]);
});

test('roles with similar titles, and one that is gone → stored by the name of the file, shown by the title', async () => {
  const { postJson, inbox, mails, rows } = await startInbox({}, {});
  const shown = Object.entries({ ...english.roles, driver: 'driver', constructor: 'constructor' });
  for (const [role] of shown) await postJson('application', contact({ role, name: 'Ada' }));
  const stored = (await rows('message')).map(({ fields }) => JSON.parse(fields!).role);
  expect(stored.sort()).toEqual(shown.map(([role]) => role).sort());
  await until(() => mails.length === shown.length);
  const list = await inbox('list');
  for (const [role, title] of shown) {
    expect(mails.filter((mail) => mail.includes(`(${title})`))).toHaveLength(1);
    expect(list).toContain(`${title} Two pallets.`);
    expect(await inbox('export', '--csv')).toContain(`"${role}"`);
  }
});

test('a phone number, the longest message in Chinese, broken characters and lines → stored', async () => {
  const { postWithoutScripts, send, inbox, rows } = await startInbox();
  const values = { role: 'Driver', name: 'Ada', email: '07700900142', message: '' };
  const { headers } = await postWithoutScripts('application', values);
  expect(headers.location).toBe(`${pathOf('application')}#application-sent`);
  expect(await inbox('list')).toMatch(/application +Ada <07700900142> +Driver/);
  const message = '冷'.repeat(10_000);
  expect((await postWithoutScripts('contact', contact({ message }))).statusCode).toBe(303);
  expect(
    (await postWithoutScripts('contact', contact({ message: message.repeat(2) }))).statusCode,
  ).toBe(422);
  await send({ firstName: 'Ada\r\nemail: x@example.com', message: 'Grüße \ud800\0' });
  expect(await inbox('export', '--csv')).toContain('"Ada email: x@example.com"');
  const stored = (await rows('message')).map(({ fields }) => JSON.parse(fields!).message);
  expect(stored.sort()).toEqual(['', 'Grüße \uFFFD\uFFFD', message]);
});
