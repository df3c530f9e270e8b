import { expect, onTestFinished, test, vi } from 'vitest';
import { contact, spanish, startInbox, startMail, until, words } from './fixture-inbox.ts';

const { refusals, formMessages, email, paths } = words;

test('the same id three times at once → stored once; with other words → refused', async () => {
  const { json, rows } = await startInbox();
  const message = contact();
  const answers = await Promise.all([1, 2, 3].map(() => json('contact', message)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  const other = await json('contact', { ...message, message: 'Three.' });
  expect([other.statusCode, other.json().message]).toEqual([409, `${refusals.different} ${email}`]);
  const { id, ...values } = message;
  const stored = (await rows('message')).map((row) => [row.id, JSON.parse(row.fields!)]);
  expect(stored).toMatchObject([[id, values]]);
});

test('without scripts → to the page that says so; the same words within ten minutes → once', async () => {
  const { env } = await startMail();
  const { plain, rows } = await startInbox(env);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12, 9) });
  onTestFinished(() => void vi.useRealTimers());
  const stored: number[] = [];
  for (const minutes of [0, 0, 9, 2]) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    for (const form of ['contact', 'newsletter'] as const) {
      const { statusCode, headers } = await plain(form, { ...contact(), subscribe: 'on' });
      expect([statusCode, headers.location]).toEqual([303, `${paths[form]}#${form}-sent`]);
    }
    stored.push((await rows('message')).length);
  }
  expect(stored).toEqual([2, 2, 2, 4]);
});

test('in Spanish, without scripts → the Spanish page; refused → in Spanish', async () => {
  const { plain } = await startInbox();
  const send = (values: Record<string, string>) => plain('contact?language=es', contact(values));
  expect((await send({})).headers.location).toBe(`${spanish.paths.contact}#contact-sent`);
  const { statusCode, body, headers } = await send({ email: 'ada' });
  expect(statusCode).toBe(422);
  expect(body).toContain('<html lang="es"');
  const { labels, formMessages } = spanish;
  expect(body).toContain(`<p>${labels.contact.email}: ${formMessages.wrongEmail}</p>`);
  expect(headers['content-security-policy']).toContain("form-action 'self'");
});

const { missing, wrongEmail, tooLong } = formMessages;
test.each<[string, object, object]>([
  ['contact', { email: 'ada' }, { email: wrongEmail }],
  [
    'contact',
    { firstName: { toString: 1 }, message: '' },
    { firstName: missing, message: missing },
  ],
  ['contact', { message: 'a'.repeat(10_001) }, { message: tooLong.replace('{limit}', '10000') }],
  ['contact', { id: 'x' }, { id: expect.any(String) }],
  ['newsletter', { email: 'ada@localhost', subscribe: true }, { email: wrongEmail }],
])('%s: what the browser would refuse → 422 with a message for the field', async (form, ...row) => {
  const [values, errors] = row;
  const { json } = await startInbox();
  const answer = await json(form, { ...contact(), ...values });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ message: refusals.fields, errors });
});

const long = JSON.stringify(contact({ message: 'a'.repeat(100_000) }));
test.each([
  ['JSON that ends too soon', 400, refusals.unreadable, '{'],
  ['JSON that is no object', 422, refusals.fields, 'null'],
  ['a list', 422, refusals.fields, '[5]'],
  ['a prototype', 400, refusals.unreadable, '{"__proto__":{"email":"a@b.co"}}'],
  ['text', 415, refusals.mediaType, 'a', 'text/plain'],
  ['several parts', 415, refusals.mediaType, 'a', 'multipart/form-data; boundary=a'],
  ['more than a form can hold', 413, refusals.tooLarge, long],
])('%s → %i', async (_, status, message, body, type = 'application/json') => {
  const { post, plain } = await startInbox();
  const answer = await post('forms/contact', body, { 'content-type': type });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toBe(status === 422 ? message : `${message} ${email}`);
  if (status !== 413) return;
  expect(answer.json().errors).toHaveProperty('message');
  expect((await plain('contact', { message: body })).statusCode).toBe(413);
});

test('posts from other sites → refused; from our pages and from programs → stored', async () => {
  const { json, plain } = await startInbox();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    expect((await json('contact', contact(), headers)).statusCode).toBe(403);
    expect((await plain('contact', contact(), headers)).body).toContain(email);
  }
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: 'https://proxied.example' },
    { origin: words.origin },
    { origin: 'https://other.example', host: 'other.example' },
    {},
  ])
    expect((await json('contact', contact(), headers)).statusCode).toBe(201);
});

test('a hidden field that was filled in → kept as suspect; the company reads so, nobody else gets mail', async () => {
  const { env, mails } = await startMail();
  const { json, rows, inbox } = await startInbox(env);
  expect((await json('contact', contact({ website: 'spam' }))).statusCode).toBe(201);
  await json('newsletter', { ...contact({ website: 'spam' }), subscribe: true });
  await until(() => mails.length === 1);
  expect(mails[0]).toMatch(/^Subject: \[Suspect\]/m);
  expect((await inbox('list')).match(/SUSPECT/g)).toHaveLength(2);
  expect([await rows('subscriber'), (await rows('outbox')).length]).toEqual([[], 1]);
});

test('a telephone number, the longest message in Chinese, broken characters → stored', async () => {
  const { plain, json, inbox, rows } = await startInbox();
  const values = { role: 'Driver', firstName: 'Ada', email: '07700900142', message: '' };
  const { headers } = await plain('application', values);
  expect(headers.location).toBe(`${paths.application}#application-sent`);
  expect(await inbox('list')).toMatch(/application +Ada <07700900142> +Driver/);
  const message = '冷'.repeat(10_000);
  expect((await plain('contact', contact({ message }))).statusCode).toBe(303);
  await json('contact', contact({ message: 'Grüße \ud800\0' }));
  expect((await rows('message')).map(({ fields }) => JSON.parse(fields!).message).sort()).toEqual([
    '',
    'Grüße \uFFFD\uFFFD',
    message,
  ]);
});
