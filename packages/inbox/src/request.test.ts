import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { page } from './page.ts';
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
import { texts } from './texts.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PLAIN_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** The handler's response to a post. */
function ask(
  handle: (c: InboxContext) => Response | Promise<Response>,
  headers: Record<string, string>,
  body: string | null = null,
) {
  const app = new Hono<InboxEnv>();
  app.use(async (c, next) => {
    c.set('texts', texts);
    await next();
  });
  app.post('/', handle);
  return app.request('http://host.example/', { method: 'POST', headers, body });
}

test.each<[Record<string, string>, boolean, boolean]>([
  [{ 'Content-Type': 'application/json' }, true, false],
  [{ 'Content-Type': 'Application/JSON ; charset=utf-8' }, true, false],
  [{ 'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8' }, true, true],
  [{ 'Content-Type': 'text/plain' }, false, false],
  [{ 'Content-Type': '' }, false, false],
  [{}, false, false],
])('%j → known: %s, plain: %s', async (headers, isKnown, plain) => {
  const answer = await ask((c) => c.json([isKnownType(c), isPlain(c)]), headers);
  expect(await answer.json()).toEqual([isKnown, plain]);
});

const NAMES = ['email', 'message', 'subscribe', 'toString'];
const SENT = { email: ' ada@example.com ', message: ' Hi\0 ', subscribe: true, other: 'x' };
const READ = {
  email: 'ada@example.com',
  message: ' Hi\uFFFD ',
  subscribe: 'on',
  toString: null,
};
const NOTHING = { email: null, message: null, subscribe: null, toString: null };

test.each<[string, Record<string, string>, object | string]>([
  [JSON.stringify(SENT), JSON_TYPE, READ],
  ['email=+ada%40example.com+&message=+Hi%00+&subscribe=on&other=x', PLAIN_TYPE, READ],
  ['{"email":4,"message":null,"subscribe":false}', JSON_TYPE, NOTHING],
  ['null', JSON_TYPE, NOTHING],
  ['{', JSON_TYPE, 'broken'],
])(
  'the fields of %s as %j → texts and ticks by their names, no blanks around an address',
  async (body, type, result) => {
    const answer = await ask(
      async (c) => {
        const fields = await readFields(c);
        return c.json(
          fields ? Object.fromEntries(NAMES.map((name) => [name, fields.get(name)])) : 'broken',
        );
      },
      type,
      body,
    );
    expect(await answer.json()).toEqual(result);
  },
);

test('half a pair and a zero byte → marks that every store takes', () => {
  expect(storable('a\uD83Db\0c')).toBe('a\uFFFDb\uFFFDc');
});

test('an id → the first half of the hash of the content, in the form of a UUID', () => {
  // printf '["contact","Hi"]' | sha256sum
  expect(idOf('contact', 'Hi')).toBe('298cbdec-fe69-ada9-28f5-d9d0e7379d15');
  expect(idOf('contact', 'Ho')).not.toBe(idOf('contact', 'Hi'));
});

describe('a refusal', () => {
  const { general } = texts.company.emails;

  test.each([
    [422, undefined],
    [403, general],
    [429, general],
    [503, general],
  ] as const)('in JSON, %i → the reason, and the address %s', async (status, address) => {
    const answer = await ask((c) => refuse(c, status, 'fields', { email: 'wrong' }), JSON_TYPE);
    expect(answer.status).toBe(status);
    const { fields } = texts.refusals;
    const message = address ? `${fields} ${address}` : fields;
    expect(await answer.json()).toEqual({ message, errors: { email: 'wrong' } });
  });

  test('without errors → none in JSON, and the page all the same', async () => {
    const refused = (type: Record<string, string>) => ask((c) => refuse(c, 404, 'nowhere'), type);
    const { nowhere } = texts.refusals;
    expect(await (await refused(JSON_TYPE)).json()).toEqual({ message: `${nowhere} ${general}` });
    expect(await (await refused(PLAIN_TYPE)).text()).toContain(nowhere);
  });

  test('of a plain form → a page with each reason, the way back, and the address where nothing can be corrected', async () => {
    const show = async (status: 422 | 503) => {
      const answer = await ask((c) => refuse(c, status, 'fields', { email: 'wrong' }), PLAIN_TYPE);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      return answer.text();
    };
    const { heading, back } = texts.pages.notSent;
    const shown = await show(422);
    for (const text of [heading, texts.refusals.fields, 'email: wrong', back])
      expect(shown).toContain(`>${text}<`);
    expect(shown).not.toContain(`mailto:${general}`);
    expect(await show(503)).toContain(`<a href="mailto:${general}">${general}</a>`);
  });

  test('whose text holds markup → a page that shows it as it is', () => {
    const html = String(page(texts, { heading: 'Not <sent>', paragraphs: ['Write & wait.'] }));
    expect(html).toContain('<h1>Not &lt;sent&gt;</h1>');
    expect(html).toContain('<p>Write &amp; wait.</p>');
  });
});
