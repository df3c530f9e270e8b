import type { Message } from './messages.ts';
import type { Letter } from './subscribers.ts';
import type { Words } from './words.ts';

/** A mail as the outbox keeps it. */
export type Mail = {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers: Record<string, string>;
};

const sender = ({ company }: Words) => ({ name: company.name, address: company.emails.general });

/** RFC 3834: nobody's holiday notice answers a program. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** A line break in a header would start another header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

const paragraphs = (...parts: string[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

const read = (details: string) => JSON.parse(details) as Record<string, string>;

const lines = (details: string) =>
  Object.entries(read(details))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Tells the company. */
export function noticeOf(message: Message, notifyTo: string, words: Words): Mail {
  const { id, first_name, last_name, email, details, suspect } = message;
  const { notice } = words;
  const { role } = read(details);
  const name = oneLine(`${first_name} ${last_name}`);
  return {
    from: sender(words),
    to: notifyTo,
    ...(email.includes('@') && { replyTo: { name, address: email } }),
    subject: oneLine(
      `${suspect ? `${notice.suspect} ` : ''}${notice.subject} ${name}${role ? `: ${role}` : ''}`,
    ),
    text: paragraphs(
      `${name} <${email}>`,
      lines(details),
      message.message,
      suspect ? notice.suspectNote : '',
      `-- \n${notice.footer} ${id}.`,
    ),
    headers: AUTOMATIC,
  };
}

/** The links of the newsletter lead to pages with a button: programs that follow links confirm nothing. */
export const newsletterLink = (
  siteOrigin: string,
  step: 'confirm' | 'unsubscribe',
  token: string,
  { query }: Pick<Words, 'query'>,
) => `${siteOrigin}/api/newsletter/${step}?token=${token}${query && `&${query}`}`;

export function confirmationFor(to: string, token: string, siteOrigin: string, words: Words): Mail {
  const { subject, text, otherwise, signature } = words.confirmation;
  const link = newsletterLink(siteOrigin, 'confirm', token, words);
  const body = paragraphs(text, link, otherwise, `-- \n${signature}`);
  return { from: sender(words), to, subject, text: body, headers: AUTOMATIC };
}

/** RFC 8058: mail programs show a button that unsubscribes with one press. */
const listHeaders = (link: string) => ({
  ...AUTOMATIC,
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function welcomeFor(to: string, token: string, siteOrigin: string, words: Words): Mail {
  const { subject, text, signature } = words.welcome;
  const link = newsletterLink(siteOrigin, 'unsubscribe', token, words);
  const body = paragraphs(text, link, `-- \n${signature}`);
  return { from: sender(words), to, subject, text: body, headers: listHeaders(link) };
}

export function letterFor(
  to: string,
  token: string,
  siteOrigin: string,
  letter: Letter,
  words: Words,
): Mail {
  const link = newsletterLink(siteOrigin, 'unsubscribe', token, words);
  const text = paragraphs(letter.body.trim(), `-- \n${words.letter.unsubscribe}\n${link}`);
  return {
    from: sender(words),
    to,
    subject: oneLine(letter.subject),
    text,
    headers: listHeaders(link),
  };
}
