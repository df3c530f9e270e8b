import type { Message } from './tables.ts';
import { roleTitle, type Words } from './words.ts';

export const compose = (to: string, subject: string, paragraphs: unknown[], headers = {}) => ({
  to,
  subject,
  text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
  // RFC 3834: no out-of-office reply to a program.
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
});

export type Mail = ReturnType<typeof compose> & { replyTo?: { name: string; address: string } };

export function noticeOf(message: Message, to: string, { notice, labels, roles }: Words): Mail {
  const { id, form, email, suspect, fields } = message;
  const { firstName, lastName, message: text, email: _, ...more } = JSON.parse(fields);
  if (more.role) more.role = roleTitle(more.role, roles);
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const about = notice.subject.replace('{name}', () => name);
  const subject = [suspect && notice.suspect, about, more.role && `(${more.role})`];
  const lines = Object.entries(more).map(
    ([field, value]) => `${labels[form]?.[field] ?? field}: ${value}`,
  );
  const note = suspect && notice.suspectNote;
  const footer = `-- \n${notice.footer.replace('{id}', id)}`;
  const paragraphs = [`${name} <${email}>`, lines.join('\n'), text, note, footer];
  return {
    ...compose(to, subject.filter(Boolean).join(' '), paragraphs),
    ...(email.includes('@') && { replyTo: { name, address: email } }),
  };
}

export type Step = 'confirm' | 'unsubscribe';

const linkTo = (step: Step, token: string, { origin, language }: Words) =>
  `${origin}/api/newsletter/${step}?token=${token}${language && `&language=${language}`}`;

export function confirmationFor(to: string, token: string, words: Words): Mail {
  const { subject, text, otherwise } = words.confirmation;
  const link = linkTo('confirm', token, words);
  return compose(to, subject, [text, link, otherwise, `-- \n${words.signature}`]);
}

export function welcomeFor(to: string, token: string, words: Words): Mail {
  const { subject, text } = words.welcome;
  const link = linkTo('unsubscribe', token, words);
  // RFC 8058: mail programs show a button.
  const post = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  const headers = { 'List-Unsubscribe': `<${link}>`, ...post };
  return compose(to, subject, [text, link, `-- \n${words.signature}`], headers);
}
