import { EMAIL_PATTERN, isEmail, isWhole } from './patterns.ts';

/** In the visitor's language. `{limit}` in `tooLong` is filled in. */
export type FormMessages = Record<
  'missing' | 'tooLong' | 'wrongEmail' | 'wrongReach' | 'wrongPhone' | 'wrongNumber' | 'wrongDate',
  string
>;

/** What a company chooses from for the fields of its own forms. */
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

/** The newsletter takes every address that browsers take; an applicant may give a number. */
export type FieldType = (typeof FIELD_TYPES)[number] | 'anyEmail' | 'emailOrPhone';

export type Field = {
  name: string;
  type: FieldType;
  optional?: boolean | undefined;
  /** Of a choice: what is sent, and shown. */
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

/** Names that no field may have: an envelope, an export or the form's own element uses them. */
export const RESERVED: readonly string[] = [
  ...['id', 'form', 'received', 'suspect', 'notice', 'role', HONEYPOT],
  ...['action', 'elements', 'method', 'reset', 'submit'],
];

const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g;

export function readForm(fields: Fields, data: Pick<FormData, 'get'>): Values {
  const values = fields.map(({ name, type }) => {
    const sent = String(data.get(name) ?? '');
    // A checked box sends "on"; nothing else is consent.
    if (type === 'consent') return [name, sent === 'on'];
    // Only a program sends a line with breaks: what follows would look like a field of its own.
    const line = sent.replace(LINE_BREAKS, ' ').trim();
    // Blanks alone are nothing.
    return [name, type === 'longText' && line ? sent : line];
  });
  return Object.fromEntries(values);
}

/** A telephone number, however people write it. */
const PHONE = '[+\\(]{0,2}[0-9](?:[ \\(\\)\\/.\\-]{0,2}[0-9]){5,14}';

/** As an HTML `pattern`, which the browser checks as well. */
export const PATTERNS: { [Type in FieldType]?: string } = {
  email: EMAIL_PATTERN,
  phone: PHONE,
  emailOrPhone: `${EMAIL_PATTERN}|${PHONE}`,
  number: `[+\\-−]?[0-9]+(?:[.,'’ ][0-9]+)*`,
};

/** What `type="email"` accepts in every browser: the HTML standard's own pattern. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
const EMAIL_TYPE = `[a-zA-Z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@${LABEL}(?:\\.${LABEL})*`;

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

/** The newsletter's field accepts `a@b`, which gets no mail: required only where forms deliver. */
export const MAILABLE = '.+@.+\\..+';

/** 31 February would become a day in March. */
const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && `${new Date(value).toJSON()}`.startsWith(value);

/** Each with its message. What is left is text. */
const FORMATS: { [Type in FieldType]?: [keyof FormMessages, (value: string) => boolean] } = {
  email: ['wrongEmail', (value) => isAnyEmail(value) && isEmail(value)],
  anyEmail: ['wrongEmail', isAnyEmail],
  emailOrPhone: ['wrongReach', (value) => isWhole(PATTERNS.emailOrPhone!, value)],
  phone: ['wrongPhone', (value) => isWhole(PATTERNS.phone!, value)],
  number: ['wrongNumber', (value) => isWhole(PATTERNS.number!, value)],
  date: ['wrongDate', isDay],
};

/** `10,000`, or as the language writes it. */
export const tooLongIn = (language: string, { tooLong }: FormMessages, limit: number) =>
  tooLong.replace('{limit}', limit.toLocaleString(language));

function problemOf(field: Field, value: string, messages: FormMessages, language: string) {
  const { type, optional, choices } = field;
  const [wrong, isRight] = FORMATS[type] ?? [];
  if (value === (type === 'consent' ? 'false' : '')) return optional ? undefined : messages.missing;
  // No browser sends another choice.
  if (choices && !choices.includes(value)) return messages.missing;
  const limit = longestOf(type);
  if (value.length > limit) return wrong ? messages[wrong] : tooLongIn(language, messages, limit);
  return isRight && !isRight(value) ? messages[wrong!] : undefined;
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
    const problem = problemOf(field, String(values[field.name]), messages, language);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}
