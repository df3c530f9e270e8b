import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import {
  type InboxContext,
  type InboxEnv,
  idOf,
  isKnownType,
  isPlain,
  readFields,
  refuse,
  storable,
} from './request.ts';
import { words } from './words.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PLAIN_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** What is made of a post. */
function ask(
  handle: (c: InboxContext) => Response | Promise<Response>,
  headers: Record<string, string>,
  body: string | null = null,
) {
  const app = new Hono<InboxEnv>();
  app.use(async (c, next) => {
    c.set('words', words);
    await next();
  });
  app.post('/', handle);
  return app.request('http://host.example/', { method: 'POST', headers, body });
}

test.each([
  ['application/json', true, false],
  ['Application/JSON ; charset=utf-8', true, false],
  ['application/x-www-form-urlencoded;charset=utf-8', true, true],
  ['text/plain', false, false],
  ['', false, false],
])('the type %s → known: %s, plain: %s', async (type, isKnown, plain) => {
  const answer = await ask((c) => c.json([isKnownType(c), isPlain(c)]), { 'Content-Type': type });
  expect(await answer.json()).toEqual([isKnown, plain]);
});

test('no type at all → neither known nor plain', async () => {
  const answer = await ask((c) => c.json([isKnownType(c), isPlain(c)]), {});
  expect(await answer.json()).toEqual([false, false]);
});

describe('fields', () => {
  const NAMES = ['email', 'message', 'subscribe', 'toString'];
  const read = async (headers: Record<string, string>, body: string) => {
    const answer = await ask(
      async (c) => {
        const data = await readFields(c, NAMES);
        return c.json(data ? Object.fromEntries(data) : 'broken');
      },
      headers,
      body,
    );
    return answer.json();
  };

  test('as JSON → texts and ticked boxes by their names, and blanks around an address taken off', async () => {
    const sent = { email: ' ada@example.com ', message: ' Hi\0 ', subscribe: true, other: 'x' };
    expect(await read(JSON_TYPE, JSON.stringify(sent))).toEqual({
      email: 'ada@example.com',
      message: ' Hi\uFFFD ',
      subscribe: 'on',
    });
  });

  test('as a plain form → the same', async () => {
    const sent = 'email=+ada%40example.com+&message=+Hi+&subscribe=on&other=x';
    expect(await read(PLAIN_TYPE, sent)).toEqual({
      email: 'ada@example.com',
      message: ' Hi ',
      subscribe: 'on',
    });
  });

  test.each([
    ['{"email":4,"message":null,"subscribe":false}', {}],
    ['null', {}],
    ['{', 'broken'],
  ])('%s → %j', async (body, result) => {
    expect(await read(JSON_TYPE, body)).toEqual(result);
  });
});

test('half a pair and a zero byte → marks that every store takes', () => {
  expect(storable('a\uD83Db\0c')).toBe('a\uFFFDb\uFFFDc');
});

test('an id → the first half of the hash of the content, in the form of a UUID', () => {
  // printf '["contact","Hi"]' | sha256sum
  expect(idOf('contact', 'Hi')).toBe('298cbdec-fe69-ada9-28f5-d9d0e7379d15');
  expect(idOf('contact', 'Ho')).not.toBe(idOf('contact', 'Hi'));
});

describe('a refusal', () => {
  const { general } = words.company.emails;

  test.each([
    [422, undefined],
    [500, general],
    [503, general],
  ] as const)('in JSON, %i → the reason, and the address %s', async (status, address) => {
    const answer = await ask((c) => refuse(c, status, 'fields', { email: 'wrong' }), JSON_TYPE);
    expect(answer.status).toBe(status);
    const { fields } = words.refusals;
    const message = address ? `${fields} ${address}` : fields;
    expect(await answer.json()).toEqual({ message, errors: { email: 'wrong' } });
  });

  test('in JSON without errors → none', async () => {
    const answer = await ask((c) => refuse(c, 404, 'nowhere'), JSON_TYPE);
    expect(await answer.json()).toEqual({ message: words.refusals.nowhere });
  });

  test('of a plain form → a page with each reason, the way back, and the address for our own failures', async () => {
    const show = async (status: 422 | 503) => {
      const answer = await ask((c) => refuse(c, status, 'fields', { email: 'wrong' }), PLAIN_TYPE);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      return answer.text();
    };
    const { heading, back } = words.pages.notSent;
    const shown = await show(422);
    for (const text of [heading, words.refusals.fields, 'email: wrong', back])
      expect(shown).toContain(`>${text}<`);
    expect(shown).not.toContain(`mailto:${general}`);
    expect(await show(503)).toContain(`mailto:${general}`);
  });

  test('of a plain form without errors → the page all the same', async () => {
    const answer = await ask((c) => refuse(c, 404, 'nowhere'), PLAIN_TYPE);
    expect(await answer.text()).toContain(words.refusals.nowhere);
  });
});
