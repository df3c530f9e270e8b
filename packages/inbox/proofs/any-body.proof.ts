import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms, HONEYPOT } from '../../../src/forms/rules.ts';
import { listMessages } from '../src/messages.ts';
import {
  NO_MAIL_SERVER,
  PATIENT,
  startInbox,
  type TestInbox,
  UNLIMITED,
} from '../testing/inbox.ts';
import { withEachStore } from '../testing/stores.ts';

/** Runs per store. */
const RUNS = 5_000;

/** Mostly almost valid: random bytes would never get past the first check. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', '\0', '\ud800'),
  fc.jsonValue(),
);
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: odd });
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
const email = fc.oneof(fc.emailAddress(), fc.constant('ada@example.com'));
const arbitraryOf = (name: string, kind: string) =>
  kind === 'checkbox' ? fc.boolean() : name === 'email' ? email : text;

/** Every field in the rules of a form, and those of all forms. */
const fieldsOf = (form: keyof typeof forms) =>
  fc.record({
    id: mostly(fc.uuid()),
    [HONEYPOT]: fc.option(mostly(fc.constant('')), { nil: undefined }),
    ...Object.fromEntries(
      Object.entries(forms[form]).map(([name, kind]) => [name, mostly(arbitraryOf(name, kind))]),
    ),
  });
const as = (type: string) => (body: string) => ({ body: Buffer.from(body), type });
const JSON_TYPE = 'application/json';
const PLAIN_TYPE = 'application/x-www-form-urlencoded';
const contentOf = (form: keyof typeof forms) => {
  const fields = fieldsOf(form);
  const json = fields.map((value) => JSON.stringify(value));
  const plain = fields.map((value) =>
    new URLSearchParams(value as Record<string, string>).toString(),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(json, fc.json(), text).map(as(JSON_TYPE)) },
    { weight: 3, arbitrary: fc.oneof(plain, text).map(as(PLAIN_TYPE)) },
    { weight: 1, arbitrary: bytes },
  );
};
const bytes = fc.record({
  body: fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
  type: fc.constantFrom(JSON_TYPE, PLAIN_TYPE, 'text/plain', 'multipart/form-data'),
});
const request = fc
  .constantFrom(...(Object.keys(forms) as (keyof typeof forms)[]))
  .chain((form) => fc.record({ content: contentOf(form), form: fc.constant(form) }));

withEachStore((makeStore) => {
  let inbox: TestInbox;
  beforeAll(async () => {
    inbox = await startInbox(
      { ...(await makeStore()), ...NO_MAIL_SERVER },
      { timing: PATIENT, limits: UNLIMITED },
    );
  });
  afterAll(() => inbox.stop());

  test(`${RUNS} arbitrary bodies → never a 500, and everything that was taken is stored`, async () => {
    const counts: Record<number, number> = {};
    const taken = new Set<string>();
    const cases = fc.sample(request, { numRuns: RUNS, seed: 5 });
    const next = cases.values();
    const visitor = async () => {
      for (const { content, form } of next) {
        const answer = await inbox.post(`/api/forms/${form}`, content.body, {
          'Content-Type': content.type,
        });
        const body = await answer.text();
        counts[answer.status] = (counts[answer.status] ?? 0) + 1;
        expect([200, 201, 303, 400, 415, 422], `${answer.status} for ${content.body}`).toContain(
          answer.status,
        );
        if (answer.status === 201) taken.add(JSON.parse(body).id);
      }
    };
    await Promise.all(Array.from({ length: 16 }, visitor));
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(RUNS);
    expect(counts[201]).toBeGreaterThan(RUNS / 20);
    const stored = new Set((await inbox.transact(listMessages)).map((row) => row.id));
    expect([...taken].filter((it) => !stored.has(it))).toEqual([]);
  }, 180_000);
});
