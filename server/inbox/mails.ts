import { type Locale, labelOf, roleTitle } from './locales.ts';
import type { Message } from './tables.ts';

export const composeMail = (to: string, subject: string, paragraphs: unknown[], headers = {}) => ({
  to,
  subject,
  text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
  // RFC 3834: no out-of-office reply to a program.
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
});

export type Mail = ReturnType<typeof composeMail> & { replyTo?: { name: string; address: string } };

type NameFields = { [field in 'name' | 'firstName' | 'lastName']?: string | undefined };

/** An application has one field for the name, the contact form has two; others may have none. */
export const senderName = (fields: NameFields) =>
  [fields.name, fields.firstName, fields.lastName].filter(Boolean).join(' ');

/** Further lines of a long text are indented, so that none looks like another field. */
const fieldLine = (label: string, value: unknown) =>
  typeof value === 'boolean'
    ? `${value ? '✓' : '–'} ${label}`
    : `${label}: ${String(value).replaceAll('\n', '\n    ')}`;

export function noticeFor(
  { id, form, email, suspect, fields }: Message,
  to: string,
  { notice, forms, roles }: Locale,
): Mail {
  const { name, firstName, lastName, message, ...others } = JSON.parse(fields);
  if (others.role) others.role = roleTitle(others.role, roles);
  const sender = senderName({ name, firstName, lastName });
  // A function, because `replace` gives a meaning to $ in a text.
  const title = notice.subject.replace('{name}', () => sender || email);
  const topic = others.role ?? forms[form]?.heading;
  const subject = [suspect && notice.suspect, title, topic && `(${topic})`];
  const lines = Object.entries(others)
    .filter(([, value]) => value !== email && value !== '')
    .map(([field, value]) => fieldLine(labelOf(forms[form], field), value));
  const from = [sender, email && `<${email}>`].filter(Boolean).join(' ');
  const note = suspect && notice.suspectNote;
  const footer = `-- \n${notice.footer.replace('{id}', id)}`;
  const paragraphs = [from, lines.join('\n'), message, note, footer];
  return {
    ...composeMail(to, subject.filter(Boolean).join(' '), paragraphs),
    ...(email.includes('@') && { replyTo: { name: sender, address: email } }),
  };
}

export type Step = 'confirm' | 'unsubscribe';

function linkTo(step: Step, token: string, { origin, language }: Locale) {
  const query = new URLSearchParams({ token, ...(language && { language }) });
  return `${origin}/api/newsletter/${step}?${query}`;
}

export function confirmationFor(to: string, token: string, locale: Locale): Mail {
  const { subject, text, otherwise } = locale.confirmation;
  const link = linkTo('confirm', token, locale);
  return composeMail(to, subject, [text, link, otherwise, `-- \n${locale.signature}`]);
}

export function welcomeFor(to: string, token: string, locale: Locale): Mail {
  const { subject, text } = locale.welcome;
  const link = linkTo('unsubscribe', token, locale);
  // RFC 8058: mail programs show a button.
  const headers = {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return composeMail(to, subject, [text, link, `-- \n${locale.signature}`], headers);
}
