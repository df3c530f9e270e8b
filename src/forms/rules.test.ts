import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { contactProblems, MISSING, newsletterProblems, readContact, WRONG_EMAIL } from './rules.ts';

const values = {
  firstName: 'Ada',
  lastName: 'Frost',
  email: 'ada@example.com',
  message: 'Two pallets.',
};

test('a whole contact message → no problems', () => expect(contactProblems(values)).toEqual({}));

test('empty fields → a message for each', () => {
  expect(contactProblems(readContact(new FormData()))).toEqual({
    firstName: MISSING,
    lastName: MISSING,
    email: MISSING,
    message: MISSING,
  });
});

test.each([
  'ada',
  'ada@example',
  'ada@example.c',
  'ada@example.c0',
  'ada@@example.com',
  'a da@example.com',
  'ada@-x.com',
])('contact from "%s" → wrong format', (email) =>
  expect(contactProblems({ ...values, email })).toEqual({ email: WRONG_EMAIL }),
);

test.each(['ada@localhost', "o'hara@example.com", 'ada@example.com'])(
  'newsletter for "%s" → no further pattern',
  (email) => expect(newsletterProblems({ email, subscribe: true })).toEqual({}),
);

test.each([
  'ada',
  'ada@exa mple.com',
  'ada@example.com\r\nBcc: all@example.com',
  `${'a'.repeat(250)}@example.com`,
])('newsletter for "%s" → wrong format', (email) =>
  expect(newsletterProblems({ email, subscribe: true })).toEqual({ email: WRONG_EMAIL }),
);

test('a megabyte of labels for the newsletter → refused at once, however often the rule steps back', () => {
  const email = `a@${'a-'.repeat(500_000)}`;
  const check = () => newsletterProblems({ email, subscribe: true });
  expect(runInNewContext('check()', { check }, { timeout: 30_000 })).toEqual({
    email: WRONG_EMAIL,
  });
});
