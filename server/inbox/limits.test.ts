import { expect, test } from 'vitest';
import { contact, startInbox, words } from './testing.ts';

/** Posts in a row, each from the next of the addresses. */
async function posting(given: Record<string, string> = {}) {
  const { json } = await startInbox(given);
  const from = (address: string) => json('contact', contact(), { 'x-forwarded-for': address });
  return async (count: number, address: (index: number) => string) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push(await from(address(index)));
    return answers;
  };
}
const accepted = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 201).length;

test('ten a minute from one household → the next is told when, and where to write', async () => {
  const post = await posting();
  const answers = await post(11, (index) => `2001:db8:1:2::${index + 1}`);
  expect(accepted(answers)).toBe(10);
  const { statusCode, headers, body } = answers.at(-1)!;
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toContain(words.email);
  expect(accepted(await post(1, () => '2001:db8:1:3::1'))).toBe(1);
});

test('a whole /48 → forty a minute, and others are served', async () => {
  const post = await posting();
  expect(accepted(await post(60, (index) => `2001:db8:1:${index.toString(16)}::1`))).toBe(40);
  expect(accepted(await post(1, () => '2001:db8:2::1'))).toBe(1);
});

test('everybody together → as many as POSTS_PER_HOUR says', async () => {
  const post = await posting({ POSTS_PER_HOUR: '5' });
  const answers = await post(6, (index) => `10.0.0.${index}`);
  expect([accepted(answers), answers.at(-1)!.statusCode]).toEqual([5, 429]);
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(60);
});
