import { expect, onTestFinished, test, vi } from 'vitest';
import { contact, english, startInbox } from './fixture-inbox.ts';
import { HOUR } from './retention.ts';

const household = (count: number) => `2001:db8:1:2::${count.toString(16)}`;
const network = (count: number) => `2001:db8:1:${count.toString(16)}::1`;
const everybody = (count: number) => `10.0.0.${count}`;

test.each([
  ['a minute from one household', 10, 0, household, 201, {}],
  ['a day from one household', 100, 7, household, 201, {}],
  ['a minute from one /48', 40, 0, network, 201, {}],
  ['a day from one /48', 200, 2, network, 201, {}],
  ['an hour from one /48, half of POSTS_PER_HOUR', 30, 2, network, 201, { POSTS_PER_HOUR: '60' }],
  [
    'an hour from everybody, as POSTS_PER_HOUR says',
    60,
    0,
    everybody,
    429,
    { POSTS_PER_HOUR: '60' },
  ],
])(
  '%s: %i → the next one learns when to try again and where to write; others are served or not',
  async (_name, limit, pace, addressOf, statusForOthers, env) => {
    const { postJson } = await startInbox(env);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const send = (from: string) => postJson('contact', contact(), { 'x-forwarded-for': from });
    for (let count = 1; count <= limit; count += 1) {
      vi.setSystemTime(Date.now() + pace * 1_000);
      expect((await send(addressOf(count))).statusCode, `${count}`).toBe(201);
    }
    const { statusCode, headers, body } = await send(addressOf(limit + 1));
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(
      pace || statusForOthers === 429 ? 60 : 0,
    );
    expect(body).toContain(english.email);
    expect((await send('2001:db8:2::1')).statusCode).toBe(statusForOthers);
  },
);

test.each<[string, object[], number[]]>([
  ['empty posts', Array(30).fill({}), Array(30).fill(422)],
  ['one message, sent again', Array(30).fill(contact()), [201, ...Array(29).fill(200)]],
])(
  '%s, more often than POSTS_PER_HOUR → another message is still stored',
  async (_, sent, statuses) => {
    const { postJson, send } = await startInbox({ POSTS_PER_HOUR: '20' });
    const answered: number[] = [];
    for (const message of sent) answered.push((await postJson('contact', message)).statusCode);
    expect(answered).toEqual(statuses);
    expect(await send()).toBe(201);
  },
);

test('POSTS_PER_HOUR is reached → a stored message is still confirmed, and a new one is stored an hour later', async () => {
  const { postJson, send } = await startInbox({ POSTS_PER_HOUR: '1' });
  const message = contact();
  expect((await postJson('contact', message)).statusCode).toBe(201);
  expect([await send(), (await postJson('contact', message)).statusCode]).toEqual([429, 200]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
  onTestFinished(() => void vi.useRealTimers());
  expect([await send(), await send()]).toEqual([201, 429]);
});

test.each([
  ['192.0.2.7', '192.0.2.7:1001', '192.0.2.8:1001'],
  ['2001:db8::7', '[2001:db8::7]:1001', '[2001:db8:1::7]:1001'],
])(
  '%s sends ten messages a minute → with a port, as %s, it has to wait; another does not',
  async (address, withPort, other) => {
    const { send } = await startInbox();
    const from = (ip: string) => send({}, { 'x-forwarded-for': ip });
    for (let count = 0; count < 10; count += 1) expect(await from(address)).toBe(201);
    expect([await from(withPort), await from(other)]).toEqual([429, 201]);
  },
);

test('a link followed sixty times a minute from one address → the next visit gets a page that asks to wait', async () => {
  const { app } = await startInbox();
  const headers = { 'x-forwarded-for': '10.1.1.1', accept: 'text/html,*/*;q=0.8' };
  const press = () => app.inject({ url: '/api/newsletter/confirm?token=x', headers });
  for (let count = 0; count < 60; count += 1) expect((await press()).statusCode).toBe(404);
  const answer = await press();
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(answer.body).toContain(`<h1>${english.pages.notSent.heading}</h1>`);
});
