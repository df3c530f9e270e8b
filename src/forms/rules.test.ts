import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  applicationProblems,
  contactProblems,
  newsletterProblems,
  readApplication,
  readContact,
} from './rules.ts';

const messages = {
  wrongEmail: 'wrong',
  wrongReach: 'unreachable',
  missing: 'missing',
  tooLong: '{limit} at most',
};

const values = {
  firstName: 'Ada',
  lastName: 'Frost',
  email: 'ada@example.com',
  message: 'Two pallets.',
};

test('a whole contact message → no problems', () =>
  expect(contactProblems(values, messages)).toEqual({}));

test('empty fields → a message for each', () => {
  expect(contactProblems(readContact(new FormData()), messages)).toEqual({
    firstName: messages.missing,
    lastName: messages.missing,
    email: messages.missing,
    message: messages.missing,
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
  expect(contactProblems({ ...values, email }, messages)).toEqual({ email: messages.wrongEmail }),
);

test.each(['ada@localhost', "o'hara@example.com", 'ada@example.com'])(
  'newsletter for "%s" → no further pattern',
  (email) => expect(newsletterProblems({ email, subscribe: true }, messages)).toEqual({}),
);

test.each([
  'ada',
  'ada@exa mple.com',
  'ada@example.com\r\nBcc: all@example.com',
  `${'a'.repeat(250)}@example.com`,
])('newsletter for "%s" → wrong format', (email) =>
  expect(newsletterProblems({ email, subscribe: true }, messages)).toEqual({
    email: messages.wrongEmail,
  }),
);

test('a megabyte of labels for the newsletter → refused at once, however often the rule steps back', () => {
  const email = `a@${'a-'.repeat(500_000)}`;
  const check = () => newsletterProblems({ email, subscribe: true }, messages);
  expect(runInNewContext('check()', { check }, { timeout: 30_000 })).toEqual({
    email: messages.wrongEmail,
  });
});

test('more than a field holds → the message names the limit', () => {
  expect(contactProblems({ ...values, firstName: 'a'.repeat(201) }, messages)).toEqual({
    firstName: '200 at most',
  });
});

const application = {
  role: 'Driver',
  firstName: 'Ada Frost',
  email: '+44 7700 900142',
  message: '',
};

test.each(['+44 7700 900142', '(0161) 496-0000', '07700900142', 'ada@example.com'])(
  'an application to be answered at %s, without a sentence → no problems',
  (email) => expect(applicationProblems({ ...application, email }, messages)).toEqual({}),
);

test.each(['ada', 'ada@example', '12345', '+44 7700 900142 0000000', 'call me on 07700900142'])(
  'an application to be answered at %s → said so',
  (email) =>
    expect(applicationProblems({ ...application, email }, messages)).toEqual({
      email: messages.wrongReach,
    }),
);

test('an empty application → a message for each field but the sentence', () => {
  expect(applicationProblems(readApplication(new FormData()), messages)).toEqual({
    role: messages.missing,
    firstName: messages.missing,
    email: messages.missing,
  });
});

test('an application with a whole letter → too long', () => {
  const message = 'a'.repeat(201);
  expect(applicationProblems({ ...application, message }, messages)).toEqual({
    message: '200 at most',
  });
});
