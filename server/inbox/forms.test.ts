import { expect, onTestFinished, test, vi } from 'vitest';
import { contact, spanish, startInbox, until, words } from './fixture-inbox.ts';

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
  const { plain, rows } = await startInbox({}, {});
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

const { missing, wrongEmail } = formMessages;
const tooLong = formMessages.tooLong.replace('{limit}', '10000');
const nothing = { id: expect.any(String), firstName: missing, lastName: missing, email: missing };
const REFUSED = {
  400: `${refusals.unreadable} ${email}`,
  413: `${refusals.tooLarge} ${email}`,
  415: `${refusals.mediaType} ${email}`,
  422: refusals.fields,
};
test.each<[string, keyof typeof REFUSED, string | object, object?, string?]>([
  ['no address', 422, contact({ email: 'ada' }), { email: wrongEmail }],
  [
    'an object, no words',
    422,
    { ...contact(), firstName: { toString: 1 }, message: '' },
    { firstName: missing, message: missing },
  ],
  ['too many words', 422, contact({ message: 'a'.repeat(10_001) }), { message: tooLong }],
  ['no id', 422, contact({ id: 'x' }), { id: expect.any(String) }],
  ['JSON that is no object', 422, 'null', { ...nothing, message: missing }],
  ['a list', 422, '[5]', { ...nothing, message: missing }],
  ['JSON that ends too soon', 400, '{'],
  ['a prototype', 400, '{"__proto__":{"email":"a@b.co"}}'],
  ['text', 415, 'a', {}, 'text/plain'],
  ['several parts', 415, 'a', {}, 'multipart/form-data; boundary=a'],
  ['more than a form holds', 413, contact({ message: 'a'.repeat(100_000) }), { message: tooLong }],
])(
  '%s → %i with what is wrong',
  async (_, status, body, errors = {}, type = 'application/json') => {
    const { post } = await startInbox();
    const answer = await post('forms/contact', body, { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message: REFUSED[status], errors });
  },
);

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
  const { json, rows, inbox, mails } = await startInbox({}, {});
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
  expect((await plain('contact', contact({ message: message.repeat(2) }))).statusCode).toBe(413);
  await json('contact', contact({ message: 'Grüße \ud800\0' }));
  expect((await rows('message')).map(({ fields }) => JSON.parse(fields!).message).sort()).toEqual([
    '',
    'Grüße \uFFFD\uFFFD',
    message,
  ]);
});
