import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages } from '../src/messages.ts';
import { NO_MAIL_SERVER, PATIENT, startInbox, type TestInbox } from '../testing/inbox.ts';
import { withEachStore } from '../testing/stores.ts';

/** Against each of the two stores. */
const RUNS = 5_000;

/** Mostly nearly right: wholly random bytes would never get past the first check. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', '\0', '\ud800'),
  fc.jsonValue(),
);
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: odd });
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
const fields = fc.record(
  {
    id: mostly(fc.uuid()),
    firstName: mostly(text),
    lastName: mostly(text),
    email: mostly(fc.oneof(fc.emailAddress(), fc.constant('ada@example.com'))),
    message: mostly(text),
    subscribe: mostly(fc.boolean()),
    website: mostly(fc.constant('')),
  },
  { requiredKeys: ['id', 'firstName', 'lastName', 'email', 'message'] },
);
const json = fc
  .oneof(
    fields.map((value) => JSON.stringify(value)),
    fc.json(),
    text,
  )
  .map((body) => ({
    body: Buffer.from(body),
    type: 'application/json',
  }));
const plain = fc
  .oneof(
    fields.map((value) => new URLSearchParams(value as Record<string, string>).toString()),
    text,
  )
  .map((body) => ({ body: Buffer.from(body), type: 'application/x-www-form-urlencoded' }));
const bytes = fc.record({
  body: fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
  ),
});
const request = fc.record({
  content: fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: bytes },
  ),
  form: fc.constantFrom('contact', 'newsletter'),
});

withEachStore((makeStore) => {
  let inbox: TestInbox;
  beforeAll(async () => {
    inbox = await startInbox({ ...(await makeStore()), ...NO_MAIL_SERVER }, { timing: PATIENT });
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
