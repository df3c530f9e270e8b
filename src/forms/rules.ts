import type { FormMessages } from '#shapes';

/** What visitors send. The browser and the inbox read the same rules from here. */
export type ContactValues = { firstName: string; lastName: string; email: string; message: string };
export type NewsletterValues = { email: string; subscribe: boolean };
/** `firstName` is the whole name, and `email` an e-mail address or a telephone number: whatever a person is found by. */
export type ApplicationValues = { role: string; firstName: string; email: string; message: string };
export type Values = ContactValues | NewsletterValues | ApplicationValues;

/** A field that people do not see. Whoever fills it in is most likely a program. */
export const HONEYPOT = 'website';

/**
 * Letters, digits and . _ % + - before the @, then a domain, then a dot and at least two letters. Written so that it
 * means the same as an HTML `pattern` (which adds the anchors and the v flag) and as a regular expression.
 */
export const EMAIL_PATTERN = '[A-Za-z0-9._%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,}';

/** An e-mail address as above, or a telephone number however people write it. */
export const REACH_PATTERN = `${EMAIL_PATTERN}|[+\\(]{0,2}[0-9](?:[ \\(\\)\\/.\\-]{0,2}[0-9]){5,14}`;

const isWhole = (pattern: string, value: string) => new RegExp(`^(?:${pattern})$`, 'v').test(value);

export const isEmail = (value: string) => isWhole(EMAIL_PATTERN, value);

const text = (data: FormData, name: string) => String(data.get(name) ?? '');

export const readContact = (data: FormData): ContactValues => ({
  firstName: text(data, 'firstName'),
  lastName: text(data, 'lastName'),
  email: text(data, 'email'),
  message: text(data, 'message'),
});

export const readNewsletter = (data: FormData): NewsletterValues => ({
  email: text(data, 'email'),
  subscribe: data.get('subscribe') === 'on', // what a ticked box sends, and nothing else
});

export const readApplication = (data: FormData): ApplicationValues => ({
  role: text(data, 'role'),
  firstName: text(data, 'firstName'),
  email: text(data, 'email'),
  message: text(data, 'message'),
});

/** What `type="email"` accepts in every browser: the pattern is the HTML standard's own. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
const EMAIL_TYPE = `[a-zA-Z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@${LABEL}(?:\\.${LABEL})*`;

/** No mail server takes a longer address (RFC 5321). */
const LONGEST_EMAIL = 254;

const isOfEmailType = (value: string) =>
  value.length <= LONGEST_EMAIL && isWhole(EMAIL_TYPE, value);

/** A message for each field that the browser would not have let pass. */
type Problems = Record<string, string>;

const missing = (values: object, messages: FormMessages): Problems =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value === '')
      .map(([name]) => [name, messages.missing]),
  );

/** In characters. No name is longer; a longer message is a document, and belongs into an e-mail. */
export const LONGEST = { text: 200, message: 10_000 };

const tooLong = (limit: number, messages: FormMessages) =>
  messages.tooLong.replace('{limit}', String(limit));

const oversized = (values: object, messages: FormMessages): Problems =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => ({ name, value, limit: LONGEST[name === 'message' ? name : 'text'] }))
      .filter(({ name, value, limit }) => name !== 'email' && String(value).length > limit)
      .map(({ name, limit }) => [name, tooLong(limit, messages)]),
  );

export const newsletterProblems = (values: NewsletterValues, messages: FormMessages): Problems => ({
  ...(!isOfEmailType(values.email) && { email: messages.wrongEmail }),
  ...missing(values, messages),
});

export const contactProblems = (values: ContactValues, messages: FormMessages): Problems => ({
  ...(!(isOfEmailType(values.email) && isEmail(values.email)) && { email: messages.wrongEmail }),
  ...missing(values, messages),
  ...oversized(values, messages),
});

export const applicationProblems = (
  { message, ...required }: ApplicationValues,
  messages: FormMessages,
): Problems => ({
  ...(!isWhole(REACH_PATTERN, required.email) && { email: messages.wrongReach }),
  ...missing(required, messages),
  ...oversized(required, messages),
  ...(message.length > LONGEST.text && { message: tooLong(LONGEST.text, messages) }),
});

/**
 * Every form of the site: how its fields are read, and what is wrong with them. Another form is another line: the inbox
 * stores its fields, and tells the company.
 */
export const forms = {
  contact: { read: readContact, problems: contactProblems },
  newsletter: { read: readNewsletter, problems: newsletterProblems },
  application: { read: readApplication, problems: applicationProblems },
};
export type FormName = keyof typeof forms;
