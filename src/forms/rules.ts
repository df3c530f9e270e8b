/** What visitors send. The browser and the inbox read the same rules from here. */
export type ContactValues = { firstName: string; lastName: string; email: string; message: string };
export type NewsletterValues = { email: string; subscribe: boolean };

/**
 * Letters, digits and . _ % + - before the @, then a domain, then a dot and at least two letters. Written so that it
 * means the same as an HTML `pattern` (which adds the anchors and the v flag) and as a regular expression.
 */
export const EMAIL_PATTERN = '[A-Za-z0-9._%+\\-]+@[A-Za-z0-9.\\-]+\\.[A-Za-z]{2,}';

export const WRONG_EMAIL = 'Wrong email format';

const email = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v');

export const isEmail = (value: string) => email.test(value);

const text = (data: FormData, name: string) => String(data.get(name) ?? '');

export const readContact = (data: FormData): ContactValues => ({
  firstName: text(data, 'firstName'),
  lastName: text(data, 'lastName'),
  email: text(data, 'email'),
  message: text(data, 'message'),
});

export const readNewsletter = (data: FormData): NewsletterValues => ({
  email: text(data, 'email'),
  subscribe: data.has('subscribe'),
});
