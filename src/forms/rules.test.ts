import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { EMAIL_PATTERN } from './patterns.ts';
import {
  type Field,
  type Fields,
  type FormName,
  formProblems,
  forms,
  HONEYPOT,
  readForm,
} from './rules.ts';

const wrongEmail = 'wrong';
const wrongReach = 'unreachable';
const missing = 'missing';
const messages = {
  wrongEmail,
  wrongReach,
  missing,
  tooLong: '{limit} at most',
  wrongPhone: 'no phone',
  wrongNumber: 'no number',
  wrongDate: 'no date',
};
const namesOf = (fields: Fields) => fields.map(({ name }) => name);

const email = 'ada@example.com';
const validValues = {
  contact: { firstName: 'Ada', lastName: 'Frost', email, message: 'Two pallets.' },
  newsletter: { email, subscribe: true },
  application: { role: 'Driver', name: 'Ada', email: '07700900142', message: '' },
};
/** The problems of a form that is valid except for the changes. */
const problems = (form: FormName, changes: object) =>
  formProblems(forms[form], { ...validValues[form], ...changes }, messages, 'de');

test('every form → reads its own fields, and no others', () => {
  const sent = new FormData();
  for (const name of [HONEYPOT, ...Object.values(forms).flatMap(namesOf)])
    sent.set(name, `the ${name}`);
  for (const form of ['contact', 'application'] as const) {
    const values = namesOf(forms[form]).map((name) => [name, `the ${name}`]);
    expect(readForm(forms[form], sent)).toEqual(Object.fromEntries(values));
  }
});

test('blanks → trimmed from a line, kept in a text, and a value of only blanks is empty', () => {
  const read = (value: string) => readForm(forms.contact, { get: () => value });
  expect(Object.values(read(' \n\t '))).toEqual(['', '', '', '']);
  const { firstName, email, message } = read(' Ada \n');
  expect([firstName, email, message]).toEqual(['Ada', 'Ada', ' Ada \n']);
  const reached = readForm(forms.application, { get: () => '07700 900142 ' });
  expect(formProblems(forms.application, reached, messages, 'de')).toEqual({});
});

test('the box of the newsletter → ticked only if it sends "on"', () => {
  const read = (sent: Record<string, string>) =>
    readForm(forms.newsletter, { get: (name: string) => sent[name] ?? null });
  expect(read({ email, subscribe: 'on' })).toEqual({ email, subscribe: true });
  for (const sent of [{ email, subscribe: 'off' }, { email }])
    expect(read(sent)).toEqual({ email, subscribe: false });
});

test('the pattern of an email → as the specification states it', () =>
  expect(EMAIL_PATTERN).toBe('[A-Za-z0-9._%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,}'));

test.each<[FormName, string[]]>([
  ['contact', ['firstName', 'lastName', 'email', 'message']],
  ['application', ['role', 'name', 'email']],
  ['newsletter', ['email']],
])('%s, sent empty → a message for each field that is required: %j', (form, required) => {
  expect(formProblems(forms[form], readForm(forms[form], new FormData()), messages, 'de')).toEqual(
    Object.fromEntries(required.map((name) => [name, missing])),
  );
});

/** The longest address that a mail server takes, and a longer one. */
const longest = `${'a'.repeat(242)}@example.com`;
const longer = `a${longest}`;

test.each<[FormName, string[]]>([
  ['contact', [email, longest]],
  ['newsletter', [email, longest, 'ada@localhost', "o'hara@example.com"]],
  ['application', [email, longest, '+44 7700 900142', '(0161) 496-0000', '07700900142']],
])('%s: an address such as %o → no problem', (form, addresses) => {
  for (const email of addresses) expect(problems(form, { email }), email).toEqual({});
});

test.each<[FormName, string, string[]]>([
  ['contact', wrongEmail, ['ada', 'ada@example', 'ada@example.c', 'ada@example.c0', longer]],
  ['contact', wrongEmail, ['ada@@example.com', 'a da@example.com', 'ada@-x.com']],
  ['newsletter', wrongEmail, ['ada', 'ada@exa mple.com', `${email}\r\nBcc: ${email}`, longer]],
  ['application', wrongReach, ['ada', 'ada@example', '12345', `call ${email}`, longer]],
  ['application', wrongReach, ['+44 7700 900142 0000000', 'call me on 07700900142']],
])('%s: an address in a wrong format → %s: %o', (form, message, addresses) => {
  for (const email of addresses)
    expect(problems(form, { email }), email).toEqual({ email: message });
});

test('a megabyte of domain labels for the newsletter → refused before the pattern can take long', () => {
  const check = () => problems('newsletter', { email: `a@${'a-'.repeat(500_000)}` });
  expect(runInNewContext('check()', { check }, { timeout: 30_000 })).toEqual({ email: wrongEmail });
});

test.each<[FormName, string, number]>([
  ['contact', 'firstName', 200],
  ['contact', 'lastName', 200],
  ['contact', 'message', 10_000],
  ['application', 'role', 200],
  ['application', 'name', 200],
  ['application', 'message', 200],
])('%s: %s longer than %i characters → the message names the limit', (form, name, limit) => {
  expect(problems(form, { [name]: 'a'.repeat(limit) })).toEqual({});
  const tooLong = { [name]: `${limit === 10_000 ? '10.000' : limit} at most` };
  expect(problems(form, { [name]: 'a'.repeat(limit + 1) })).toEqual(tooLong);
});

/** Of a company's own form. */
const choice: Field = { name: 'a', type: 'choice', choices: ['Damage', 'Loss'] };
test.each<[Field | Field['type'], string, string[]]>([
  ['text', '', ['a', 'false']],
  ['phone', '', ['+44 7700 900142', '(0161) 496-0000']],
  ['phone', 'no phone', ['12345', email, `07700900142 or ${email}`]],
  ['number', '', ['0', '-18', '1.5', '2,5', '1 200,50', "12'000"]],
  ['number', 'no number', ['twelve', '12 kg', '1.', '1..5', '.5']],
  ['date', '', ['2026-03-12', '2028-02-29']],
  ['date', 'no date', ['2026-02-31', '2026-13-01', '12.3.2026', '2026-03-12T00:00']],
  [choice, '', ['Damage', 'Loss']],
  [choice, missing, ['Theft', '']],
  ['consent', '', ['on']],
  ['consent', missing, ['', 'off']],
])('a field %j → %j for %j', (fieldOrType, problem, values) => {
  const field: Field =
    typeof fieldOrType === 'string' ? { name: 'a', type: fieldOrType } : fieldOrType;
  for (const value of values) {
    const problemsOf = (fields: Fields) =>
      formProblems(fields, readForm(fields, { get: () => value }), messages, 'de');
    expect(problemsOf([field]), value).toEqual(problem ? { a: problem } : {});
    // An optional field may be empty, but is checked once it is filled in.
    const isEmpty = ['', 'off'].includes(value);
    const expected = problem && !isEmpty ? { a: problem } : {};
    expect(problemsOf([{ ...field, optional: true }]), value).toEqual(expected);
  }
});
