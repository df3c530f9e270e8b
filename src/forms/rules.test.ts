import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { EMAIL_PATTERN } from './patterns.ts';
import { formProblems, forms, HONEYPOT, readForm } from './rules.ts';

const messages = {
  wrongEmail: 'wrong',
  wrongReach: 'unreachable',
  missing: 'missing',
  tooLong: '{limit} at most',
};

const contact = {
  firstName: 'Ada',
  lastName: 'Frost',
  email: 'ada@example.com',
  message: 'Two pallets.',
};
const application = { role: 'Driver', firstName: 'Ada', email: '07700900142', message: '' };

const contactProblems = (changes: object) =>
  formProblems('contact', { ...contact, ...changes }, messages);
const newsletterProblems = (email: string) =>
  formProblems('newsletter', { email, subscribe: true }, messages);
const applicationProblems = (changes: object) =>
  formProblems('application', { ...application, ...changes }, messages);

test('every form → its own fields by their names, and nothing else', () => {
  const sent = new FormData();
  for (const name of [HONEYPOT, ...Object.values(forms).flatMap((fields) => Object.keys(fields))])
    sent.set(name, `the ${name}`);
  for (const form of ['contact', 'application'] as const) {
    const own = Object.keys(forms[form]).map((name) => [name, `the ${name}`]);
    expect(readForm(form, sent)).toEqual(Object.fromEntries(own));
  }
  expect(HONEYPOT).toBe('website'); // which programs fill in
});

test.each([
  ['on', true],
  ['off', false],
  [undefined, false],
])('the newsletter, its box sending %s → subscribe: %s', (box, subscribe) => {
  const sent = new FormData();
  sent.set('email', 'ada@example.com');
  if (box) sent.set('subscribe', box);
  expect(readForm('newsletter', sent)).toEqual({ email: 'ada@example.com', subscribe });
});

test('the pattern of an email → as the specification states it', () =>
  expect(EMAIL_PATTERN).toBe('[A-Za-z0-9._%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,}'));

test('a whole contact message → no problems', () => expect(contactProblems({})).toStrictEqual({}));

test('empty fields → a message for each, but for the sentence of an application', () => {
  const { missing } = messages;
  const nothing = new FormData();
  expect(formProblems('contact', readForm('contact', nothing), messages)).toEqual({
    firstName: missing,
    lastName: missing,
    email: missing,
    message: missing,
  });
  expect(formProblems('application', readForm('application', nothing), messages)).toEqual({
    role: missing,
    firstName: missing,
    email: missing,
  });
  expect(newsletterProblems('')).toEqual({ email: missing });
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
  expect(contactProblems({ email })).toEqual({ email: messages.wrongEmail }),
);

test.each(['ada@localhost', "o'hara@example.com", 'ada@example.com'])(
  'newsletter for "%s" → no further pattern',
  (email) => expect(newsletterProblems(email)).toEqual({}),
);

test.each([
  'ada',
  'ada@exa mple.com',
  'ada@example.com\r\nBcc: all@example.com',
  `${'a'.repeat(250)}@example.com`,
])('newsletter for "%s" → wrong format', (email) =>
  expect(newsletterProblems(email)).toEqual({ email: messages.wrongEmail }),
);

test('a megabyte of labels for the newsletter → refused at once, however often the rule steps back', () => {
  const check = () => newsletterProblems(`a@${'a-'.repeat(500_000)}`);
  expect(runInNewContext('check()', { check }, { timeout: 30_000 })).toEqual({
    email: messages.wrongEmail,
  });
});

test.each([
  ['contact', 'firstName', 200],
  ['contact', 'lastName', 200],
  ['contact', 'message', 10_000],
  ['application', 'role', 200],
  ['application', 'firstName', 200],
  ['application', 'message', 200],
] as const)(
  '%s: %s of %i characters → no problem; one more → the message names the limit',
  (...row) => {
    const [form, name, limit] = row;
    const values = { contact, application }[form];
    const problems = (length: number) =>
      formProblems(form, { ...values, [name]: 'a'.repeat(length) }, messages);
    expect(problems(limit)).toEqual({});
    expect(problems(limit + 1)).toEqual({ [name]: `${limit} at most` });
  },
);

test('the longest address that a mail server takes → no problem; a longer one → wrong format', () => {
  const longest = `${'a'.repeat(242)}@example.com`;
  for (const problems of [newsletterProblems, (email: string) => contactProblems({ email })]) {
    expect(problems(longest)).toEqual({});
    expect(problems(`a${longest}`)).toEqual({ email: messages.wrongEmail });
  }
  expect(applicationProblems({ email: longest })).toEqual({});
  expect(applicationProblems({ email: `a${longest}` })).toEqual({ email: messages.wrongReach });
});

test.each(['+44 7700 900142', '(0161) 496-0000', '07700900142', 'ada@example.com'])(
  'an application to be answered at %s, without a sentence → no problems',
  (email) => expect(applicationProblems({ email })).toEqual({}),
);

test.each(['ada', 'ada@example', '12345', '+44 7700 900142 0000000', 'call me on 07700900142'])(
  'an application to be answered at %s → said so',
  (email) => expect(applicationProblems({ email })).toEqual({ email: messages.wrongReach }),
);
