import { type Locale, labelsOf, roleTitle } from './locales.ts';
import type { Message } from './tables.ts';

export const compose = (to: string, subject: string, paragraphs: unknown[], headers = {}) => ({
  to,
  subject,
  text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
  // RFC 3834: no out-of-office reply to a program.
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
});

export type Mail = ReturnType<typeof compose> & { replyTo?: { name: string; address: string } };

/** A line of a long text is indented, so that it does not look like another field. */
const lineOf = (label: string, value: unknown) =>
  typeof value === 'boolean'
    ? `${value ? '✓' : '–'} ${label}`
    : `${label}: ${String(value).replaceAll('\n', '\n    ')}`;

export function noticeOf(
  message: Omit<Message, 'store_time'>,
  to: string,
  { notice, forms, roles }: Locale,
): Mail {
  const { id, form, email, suspect, fields } = message;
  const { name: own, firstName, lastName, message: text, ...more } = JSON.parse(fields);
  if (more.role) more.role = roleTitle(more.role, roles);
  const name = [own, firstName, lastName].filter(Boolean).join(' ');
  const title = notice.subject.replace('{name}', () => name || email);
  const about = more.role ?? forms[form]?.heading;
  const subject = [suspect && notice.suspect, title, about && `(${about})`];
  const labelOf = labelsOf(forms[form]);
  const lines = Object.entries(more)
    .filter(([, value]) => value !== email && value !== '')
    .map(([field, value]) => lineOf(labelOf(field), value));
  const sender = [name, email && `<${email}>`].filter(Boolean).join(' ');
  const note = suspect && notice.suspectNote;
  const footer = `-- \n${notice.footer.replace('{id}', id)}`;
  const paragraphs = [sender, lines.join('\n'), text, note, footer];
  return {
    ...compose(to, subject.filter(Boolean).join(' '), paragraphs),
    ...(email.includes('@') && { replyTo: { name, address: email } }),
  };
}

export type Step = 'confirm' | 'unsubscribe';

const linkTo = (step: Step, token: string, { origin, language }: Locale) =>
  `${origin}/api/newsletter/${step}?token=${token}${language && `&language=${language}`}`;

export function confirmationFor(to: string, token: string, locale: Locale): Mail {
  const { subject, text, otherwise } = locale.confirmation;
  const link = linkTo('confirm', token, locale);
  return compose(to, subject, [text, link, otherwise, `-- \n${locale.signature}`]);
}

export function welcomeFor(to: string, token: string, locale: Locale): Mail {
  const { subject, text } = locale.welcome;
  const link = linkTo('unsubscribe', token, locale);
  // RFC 8058: mail programs show a button.
  const post = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  const headers = { 'List-Unsubscribe': `<${link}>`, ...post };
  return compose(to, subject, [text, link, `-- \n${locale.signature}`], headers);
}
