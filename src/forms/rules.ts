import { EMAIL_PATTERN, isEmail, matchesPattern } from './patterns.ts';

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

/** The newsletter accepts every address that browsers do; an applicant may give a phone number. */
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

/** All characters that some program reads as the end of a line. */
const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g;

export function readForm(fields: Fields, data: Pick<FormData, 'get'>): Values {
  const values = fields.map(({ name, type }) => {
    const sent = String(data.get(name) ?? '');
    // A checked box sends "on"; nothing else is consent.
    if (type === 'consent') return [name, sent === 'on'];
    // Only a program sends line breaks in a line. In a mail they would look like another field.
    const line = sent.replace(LINE_BREAKS, ' ').trim();
    // A long text keeps its line breaks, but one that is only spaces counts as empty.
    return [name, type === 'longText' && line !== '' ? sent : line];
  });
  return Object.fromEntries(values);
}

/** A phone number: 6 to 15 digits, with up to two of the signs `( ) / . -` or a space between them. */
const PHONE = '[+\\(]{0,2}[0-9](?:[ \\(\\)\\/.\\-]{0,2}[0-9]){5,14}';

/** Browsers check these as the HTML attribute `pattern`, the server as regular expressions. */
export const PATTERNS: { [Type in FieldType]?: string } = {
  email: EMAIL_PATTERN,
  phone: PHONE,
  emailOrPhone: `${EMAIL_PATTERN}|${PHONE}`,
  /** Digits in groups, in any country's notation: `-18`, `1 200,50`, `12'000`. */
  number: `[+\\-−]?[0-9]+(?:[.,'’ ][0-9]+)*`,
};

/** A part of a domain between dots. */
const DOMAIN_LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
const DOMAIN = `${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})*`;
/** The HTML standard's pattern for `type="email"`, which every browser applies. */
const HTML_EMAIL_PATTERN = `[a-zA-Z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@${DOMAIN}`;

/**
 * In UTF-16 units, as `maxlength` and JavaScript count. No name is longer than a line, no mail server
 * accepts a longer address (RFC 5321), and a longer message belongs in an e-mail.
 */
export const MAX_LENGTH = { line: 200, text: 10_000, email: 254 };

export function maxLengthOf(type: FieldType) {
  if (/email/i.test(type)) return MAX_LENGTH.email;
  return type === 'longText' ? MAX_LENGTH.text : MAX_LENGTH.line;
}

const isAnyEmail = (value: string) => matchesPattern(HTML_EMAIL_PATTERN, value);

/** The newsletter's field accepts `a@b`. Where forms deliver, it also needs a dot to get mail. */
export const MAILABLE_PATTERN = '.+@.+\\..+';

/** JavaScript would read 31 February as a day in March. */
const isDate = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && `${new Date(value).toJSON()}`.startsWith(value);

type Format = { message: keyof FormMessages; isValid: (value: string) => boolean };

const patternRule = (message: Format['message'], pattern: string): Format => ({
  message,
  isValid: (value) => matchesPattern(pattern, value),
});

/** The other types accept any text. */
const FORMATS: { [Type in FieldType]?: Format } = {
  email: { message: 'wrongEmail', isValid: (value) => isAnyEmail(value) && isEmail(value) },
  anyEmail: { message: 'wrongEmail', isValid: isAnyEmail },
  emailOrPhone: patternRule('wrongReach', PATTERNS.emailOrPhone!),
  phone: patternRule('wrongPhone', PATTERNS.phone!),
  number: patternRule('wrongNumber', PATTERNS.number!),
  date: { message: 'wrongDate', isValid: isDate },
};

/** Writes the limit in the notation of the language: `10,000` or `10.000`. */
export const tooLongMessage = (language: string, { tooLong }: FormMessages, limit: number) =>
  tooLong.replace('{limit}', limit.toLocaleString(language));

function findProblem(
  { type, optional, choices }: Field,
  value: string | boolean,
  messages: FormMessages,
  language: string,
) {
  if (value === '' || value === false) return optional ? undefined : messages.missing;
  const text = String(value);
  // Only a program sends a value that is not among the choices.
  if (choices && !choices.includes(text)) return messages.missing;
  const limit = maxLengthOf(type);
  const isTooLong = text.length > limit;
  const format = FORMATS[type];
  if (format && (isTooLong || !format.isValid(text))) return messages[format.message];
  return isTooLong ? tooLongMessage(language, messages, limit) : undefined;
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
    const problem = findProblem(field, values[field.name] ?? '', messages, language);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}
