import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  applicationProblems,
  contactProblems,
  forms,
  HONEYPOT,
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

test('every form → each field by its name, nothing else, and a field for programs', () => {
  const sent = new FormData();
  for (const name of ['firstName', 'lastName', 'email', 'message', 'role', HONEYPOT])
    sent.set(name, `the ${name}`);
  expect(forms.contact.read(sent)).toEqual({
    firstName: 'the firstName',
    lastName: 'the lastName',
    email: 'the email',
    message: 'the message',
  });
  expect(forms.application.read(sent)).toEqual({
    role: 'the role',
    firstName: 'the firstName',
    email: 'the email',
    message: 'the message',
  });
  expect(HONEYPOT).toBe('website');
  expect(Object.entries(forms).map(([name, { problems }]) => [name, problems])).toEqual([
    ['contact', contactProblems],
    ['newsletter', newsletterProblems],
    ['application', applicationProblems],
  ]);
});

test.each([
  ['on', true],
  ['off', false],
  [undefined, false],
])('the newsletter, its box sending %s → subscribe: %s', (box, subscribe) => {
  const sent = new FormData();
  sent.set('email', 'ada@example.com');
  if (box) sent.set('subscribe', box);
  expect(forms.newsletter.read(sent)).toEqual({ email: 'ada@example.com', subscribe });
});

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

/** 254 characters, which is what an address may have. */
const longestEmail = `${'a'.repeat(242)}@example.com`;

test('as much as a field holds → no problems; one more → the message names the limit', () => {
  const full = {
    firstName: 'a'.repeat(200),
    lastName: 'b'.repeat(200),
    email: longestEmail,
    message: 'c'.repeat(10_000),
  };
  expect(contactProblems(full, messages)).toEqual({});
  const more = Object.entries(full).map(([name, value]) => [name, `${value}m`]);
  expect(contactProblems(Object.fromEntries(more), messages)).toEqual({
    firstName: '200 at most',
    lastName: '200 at most',
    email: messages.wrongEmail,
    message: '10000 at most',
  });
});

test('the newsletter for the longest address → no problems; for a longer one → wrong format', () => {
  const problems = (email: string) => newsletterProblems({ email, subscribe: true }, messages);
  expect(problems(longestEmail)).toEqual({});
  expect(problems(`a${longestEmail}`)).toEqual({ email: messages.wrongEmail });
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

test('an application with a sentence → no problems; with a whole letter → too long', () => {
  const sentence = 'a'.repeat(200);
  expect(applicationProblems({ ...application, message: sentence }, messages)).toEqual({});
  const message = `${sentence}a`;
  expect(applicationProblems({ ...application, message }, messages)).toEqual({
    message: '200 at most',
  });
});
