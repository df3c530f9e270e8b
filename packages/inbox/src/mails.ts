import type { Message } from './messages.ts';
import type { Texts } from './texts.ts';

/** A mail as the outbox stores it. */
export type Mail = {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers: Record<string, string>;
};

/** An issue of the newsletter. */
export type Letter = { subject: string; body: string };

/** RFC 3834: no out-of-office reply to a program. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** A line break in a header would start another header (header injection). */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

const compose = (
  { company }: Texts,
  to: string,
  subject: string,
  paragraphs: string[],
  headers: Record<string, string> = AUTOMATIC,
): Mail => ({
  from: { name: company.name, address: company.emails.general },
  to,
  subject: oneLine(subject),
  text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
  headers,
});

/** What a form asks for beyond the columns, one line each. */
export const detailLines = ({ details }: Message) =>
  Object.entries(JSON.parse(details)).map(([name, value]) => `${name}: ${value}`);

/** Notifies the company. */
export function noticeOf(message: Message, notifyTo: string, texts: Texts): Mail {
  const { id, first_name, last_name, email, details, suspect } = message;
  const { notice } = texts;
  const { role } = JSON.parse(details);
  const name = oneLine(`${first_name} ${last_name}`);
  const subject = [suspect && notice.suspect, notice.subject, role ? `${name}: ${role}` : name];
  const mail = compose(texts, notifyTo, subject.filter(Boolean).join(' '), [
    `${name} <${email}>`,
    detailLines(message).join('\n'),
    message.message,
    suspect ? notice.suspectNote : '',
    `-- \n${notice.footer} ${id}.`,
  ]);
  return email.includes('@') ? { ...mail, replyTo: { name, address: email } } : mail;
}

/** Newsletter links open pages with a button, so that link scanners do not confirm anything. */
export const newsletterLink = (
  siteOrigin: string,
  step: 'confirm' | 'unsubscribe',
  token: string,
  { query }: Pick<Texts, 'query'>,
) => `${siteOrigin}/api/newsletter/${step}?token=${token}${query && `&${query}`}`;

export function confirmationFor(to: string, token: string, siteOrigin: string, texts: Texts): Mail {
  const { subject, text, otherwise, signature } = texts.confirmation;
  const link = newsletterLink(siteOrigin, 'confirm', token, texts);
  return compose(texts, to, subject, [text, link, otherwise, `-- \n${signature}`]);
}

/** RFC 8058: mail programs show a one-click unsubscribe button. */
const listHeaders = (link: string) => ({
  ...AUTOMATIC,
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function welcomeFor(to: string, token: string, siteOrigin: string, texts: Texts): Mail {
  const { subject, text, signature } = texts.welcome;
  const link = newsletterLink(siteOrigin, 'unsubscribe', token, texts);
  return compose(texts, to, subject, [text, link, `-- \n${signature}`], listHeaders(link));
}

export function letterFor(
  to: string,
  token: string,
  siteOrigin: string,
  { subject, body }: Letter,
  texts: Texts,
): Mail {
  const link = newsletterLink(siteOrigin, 'unsubscribe', token, texts);
  const footer = `-- \n${texts.letter.unsubscribe}\n${link}`;
  return compose(texts, to, subject, [body.trim(), footer], listHeaders(link));
}
