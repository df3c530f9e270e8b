import { expect, test, vi } from 'vitest';
import { contact, spanish, startInbox, startMail, words } from './testing.ts';

const statuses = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();
const { refusals, formMessages, email } = words;

test('the same id three times at once → stored once; with other words → refused', async () => {
  const { json, rows } = await startInbox();
  const message = contact();
  const sent = [1, 2, 3].map(() => json('contact', message));
  expect(await statuses(sent)).toEqual([200, 200, 201]);
  const other = await json('contact', { ...message, message: 'Three.' });
  expect([other.statusCode, other.json().message]).toEqual([409, `${refusals.different} ${email}`]);
  const [row, ...more] = await rows('message');
  expect(more).toEqual([]);
  const { id, ...values } = message;
  expect([row?.id, JSON.parse(row!.fields!)]).toMatchObject([id, values]);
});

test('without scripts → to the page that says so; the same words within ten minutes → once', async () => {
  const { plain, rows } = await startInbox();
  const { id: _, ...values } = contact();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12, 9) });
  try {
    for (const [minutes, count] of [
      [0, 1],
      [0, 1],
      [9, 1],
      [2, 2],
    ] as const) {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      const answer = await plain('contact', values);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `${words.paths.contact}#contact-sent`,
      ]);
      expect(await rows('message')).toHaveLength(count);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('in Spanish, without scripts → the Spanish page; refused → in Spanish', async () => {
  const { post } = await startInbox();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (values: Record<string, string>) =>
    post('forms/contact?language=es', new URLSearchParams(values).toString(), type);
  const { id: _, ...values } = contact();
  expect((await send(values)).headers.location).toBe(`${spanish.paths.contact}#contact-sent`);
  const refused = await send({ ...values, email: 'ada' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('<html lang="es"');
  expect(refused.body).toContain(
    `<p>${spanish.labels.contact.email}: ${spanish.formMessages.wrongEmail}</p>`,
  );
  expect(refused.headers['content-security-policy']).toContain("form-action 'self'");
});

test('what the browser would refuse → 422 with a message for each field', async () => {
  const { json } = await startInbox();
  const { missing, wrongEmail, tooLong } = formMessages;
  const wrong = await json('contact', { id: 'x', firstName: { toString: 1 }, email: 'ada' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toEqual({
    message: refusals.fields,
    errors: expect.objectContaining({ firstName: missing, message: missing, email: wrongEmail }),
  });
  expect(wrong.json().errors).toHaveProperty('id');
  const long = await json('contact', contact({ message: 'a'.repeat(10_001) }));
  expect(long.json().errors).toEqual({ message: tooLong.replace('{limit}', '10000') });
  const newsletter = { id: contact().id, email: 'ada@localhost', subscribe: true };
  expect((await json('newsletter', newsletter)).json().errors).toEqual({ email: wrongEmail });
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
  const { post } = await startInbox();
  const answer = await post('forms/contact', body, { 'content-type': type });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).toBe(status === 422 ? message : `${message} ${email}`);
});

test('the longest message in Chinese, without scripts → stored', async () => {
  const { plain } = await startInbox();
  expect((await plain('contact', contact({ message: '冷'.repeat(10_000) }))).statusCode).toBe(303);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://proxied.example' }, 201],
  [{ origin: words.origin }, 201],
  [{ origin: 'https://www.example.com', host: 'www.example.com' }, 201],
  [{}, 201],
])('a post with %o → %i', async (headers, status) => {
  const { json, plain } = await startInbox();
  expect((await json('contact', contact(), headers)).statusCode).toBe(status);
  if (status === 403) expect((await plain('contact', {}, headers)).body).toContain(email);
});

test('a hidden field that was filled in → kept as suspect, and marked for the company', async () => {
  const { env, mails } = await startMail();
  const { json, rows, inbox } = await startInbox(env);
  expect((await json('contact', contact({ website: 'spam' }))).statusCode).toBe(201);
  await vi.waitUntil(() => mails.length === 1);
  expect(mails[0]).toMatch(/^Subject: \[Suspect\]/m);
  expect(await inbox('list')).toContain('SUSPECT');
  await json('newsletter', { ...contact({ website: 'spam' }), subscribe: true });
  expect([await rows('subscriber'), await rows('outbox')]).toEqual([[], expect.any(Array)]);
  expect(await rows('outbox')).toHaveLength(1);
});

test('an application with a telephone number → stored with its role', async () => {
  const { plain, inbox } = await startInbox();
  const values = { role: 'Driver', firstName: 'Ada', email: '07700900142', message: '' };
  const answer = await plain('application', values);
  expect(answer.headers.location).toBe(`${words.paths.application}#application-sent`);
  expect(await inbox('list')).toMatch(/application +Ada <07700900142> +Driver/);
});

test('zero bytes and half characters → stored in both stores', async () => {
  const { json, rows } = await startInbox();
  expect((await json('contact', contact({ message: 'Grüße \ud800\0' }))).statusCode).toBe(201);
  expect(JSON.parse((await rows('message'))[0]!.fields!).message).toBe('Grüße \uFFFD\uFFFD');
});
