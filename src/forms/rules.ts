import { EMAIL_PATTERN, isEmail, isWhole } from './patterns.ts';

/** Messages in the visitor's language. `{limit}` in `tooLong` is filled in. */
export type FormMessages = Record<
  'missing' | 'tooLong' | 'wrongEmail' | 'wrongReach' | 'wrongPhone' | 'wrongNumber' | 'wrongDate',
  string
>;

/** The types from which a company chooses the fields of its own forms. */
export const FIELD_TYPES = [
  'text',
  'longText',
  'email',
  'phone',
  'number',
  'date',
  'choice',
  'consent',
] as const;

/** The newsletter accepts every address that browsers do; an applicant may give a number. */
export type FieldType = (typeof FIELD_TYPES)[number] | 'anyEmail' | 'emailOrPhone';

export type Field = {
  name: string;
  type: FieldType;
  optional?: boolean | undefined;
  /** A choice's options, as they are shown and sent. */
  choices?: readonly string[] | undefined;
};
export type Fields = readonly Field[];

/**
 * The fields of the site's own forms. The browser reads them, and the inbox validates and stores
 * them, under these names and in this order. Further forms are content: src/content/sections.ts.
 */
export const forms = {
  contact: [
    { name: 'firstName', type: 'text' },
    { name: 'lastName', type: 'text' },
    { name: 'email', type: 'email' },
    { name: 'message', type: 'longText' },
  ],
  newsletter: [
    { name: 'email', type: 'anyEmail' },
    { name: 'subscribe', type: 'consent', optional: true },
  ],
  application: [
    { name: 'role', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'email', type: 'emailOrPhone' },
    { name: 'message', type: 'text', optional: true },
  ],
} as const satisfies Record<string, Fields>;

export type FormName = keyof typeof forms;

export type Values = Record<string, string | boolean>;

/**
 * A box that people do not see. If it is ticked, the sender is most likely a bot: browsers and
 * password managers fill in texts, never boxes.
 */
export const HONEYPOT = 'agree';

const USED_BY_INBOX = ['id', 'form', 'received', 'suspect', 'notice', 'role', HONEYPOT];
/** A field of this name would hide the property of the form element. */
const USED_BY_ELEMENT = ['action', 'elements', 'method', 'reset', 'submit'];
/** Names that no field may have. */
export const RESERVED: readonly string[] = [...USED_BY_INBOX, ...USED_BY_ELEMENT];

/** Everything that some program takes for the end of a line. */
const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g;

export function readForm(fields: Fields, data: Pick<FormData, 'get'>): Values {
  const values = fields.map(({ name, type }) => {
    const sent = String(data.get(name) ?? '');
    // A checked box sends "on"; nothing else is consent.
    if (type === 'consent') return [name, sent === 'on'];
    // Only a program sends line breaks here. In a mail they would start a field of their own.
    const line = sent.replace(LINE_BREAKS, ' ').trim();
    // A long text keeps its line breaks, but one of nothing but spaces is empty.
    return [name, type === 'longText' && line !== '' ? sent : line];
  });
  return Object.fromEntries(values);
}

/** A telephone number: up to 15 digits, with the signs that people write between them. */
const PHONE = '[+\\(]{0,2}[0-9](?:[ \\(\\)\\/.\\-]{0,2}[0-9]){5,14}';

/** For the HTML attribute `pattern` as well, which the browser checks. */
export const PATTERNS: { [Type in FieldType]?: string } = {
  email: EMAIL_PATTERN,
  phone: PHONE,
  emailOrPhone: `${EMAIL_PATTERN}|${PHONE}`,
  number: `[+\\-−]?[0-9]+(?:[.,'’ ][0-9]+)*`,
};

/** A part of a domain between dots. */
const DOMAIN_LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
/** What `type="email"` accepts in every browser: the HTML standard's own pattern. */
const DOMAIN = `${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})*`;
const EMAIL_TYPE = `[a-zA-Z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@${DOMAIN}`;

/**
 * In UTF-16 units, as `maxlength` and JavaScript count. No name is longer; a longer message is a
 * document and belongs in an e-mail; no mail server accepts a longer address (RFC 5321).
 */
export const LONGEST = { line: 200, text: 10_000, email: 254 };

export function longestOf(type: FieldType) {
  if (/email/i.test(type)) return LONGEST.email;
  return type === 'longText' ? LONGEST.text : LONGEST.line;
}

const isAnyEmail = (value: string) => isWhole(EMAIL_TYPE, value);

/** The newsletter's field accepts `a@b`. Where forms deliver, it also needs a dot to get mail. */
export const MAILABLE = '.+@.+\\..+';

/** JavaScript would read 31 February as a day in March. */
const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && `${new Date(value).toJSON()}`.startsWith(value);

type Format = { message: keyof FormMessages; isValid: (value: string) => boolean };

const matches = (pattern: string) => (value: string) => isWhole(pattern, value);

/** The other types accept any text. */
const FORMATS: { [Type in FieldType]?: Format } = {
  email: { message: 'wrongEmail', isValid: (value) => isAnyEmail(value) && isEmail(value) },
  anyEmail: { message: 'wrongEmail', isValid: isAnyEmail },
  emailOrPhone: { message: 'wrongReach', isValid: matches(PATTERNS.emailOrPhone!) },
  phone: { message: 'wrongPhone', isValid: matches(PATTERNS.phone!) },
  number: { message: 'wrongNumber', isValid: matches(PATTERNS.number!) },
  date: { message: 'wrongDate', isValid: isDay },
};

/** The limit is written as the language does: `10,000`. */
export const tooLongIn = (language: string, { tooLong }: FormMessages, limit: number) =>
  tooLong.replace('{limit}', limit.toLocaleString(language));

function problemOf(
  { type, optional, choices }: Field,
  given: string | boolean,
  messages: FormMessages,
  language: string,
) {
  if (given === '' || given === false) return optional ? undefined : messages.missing;
  const value = String(given);
  // Only a program sends another choice.
  if (choices && !choices.includes(value)) return messages.missing;
  const format = FORMATS[type];
  const limit = longestOf(type);
  const isTooLong = value.length > limit;
  if (format) return isTooLong || !format.isValid(value) ? messages[format.message] : undefined;
  return isTooLong ? tooLongIn(language, messages, limit) : undefined;
}

/** A message for each field that the browser would have rejected. */
export function formProblems(
  fields: Fields,
  values: Values,
  messages: FormMessages,
  language: string,
) {
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const problem = problemOf(field, values[field.name] ?? '', messages, language);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}
