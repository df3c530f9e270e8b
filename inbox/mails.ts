import { company } from '#company/facts.ts';
import { confirmation, letter, notice, welcome } from '#words/mails.ts';
import type { Message } from './messages.ts';

/** A mail as the outbox keeps it. */
export type Mail = {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
};

const from = { name: company.name, address: company.emails.general };

/** A line break in a header would start another header. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

const paragraphs = (...parts: string[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

/** Tells the company. */
export function noticeOf(
  { id, first_name, last_name, email, message, suspect }: Message,
  notifyTo: string,
): Mail {
  const name = oneLine(`${first_name} ${last_name}`);
  return {
    from,
    to: notifyTo,
    replyTo: { name, address: email },
    subject: `${suspect ? `${notice.suspect} ` : ''}${notice.subject} ${name}`,
    text: paragraphs(
      `${name} <${email}>`,
      message,
      suspect ? notice.suspectNote : '',
      `-- \n${notice.footer} ${id}.`,
    ),
  };
}

/** The links of the newsletter lead to pages with a button: programs that follow links confirm nothing. */
export const newsletterLink = (siteOrigin: string, step: 'confirm' | 'leave', token: string) =>
  `${siteOrigin}/api/newsletter/${step}?token=${token}`;

export const confirmationFor = (to: string, token: string, siteOrigin: string): Mail => ({
  from,
  to,
  subject: confirmation.subject,
  text: paragraphs(
    confirmation.text,
    newsletterLink(siteOrigin, 'confirm', token),
    confirmation.otherwise,
    `-- \n${confirmation.signature}`,
  ),
});

/** RFC 8058: mail programs show a button that leaves the list with one press. */
const leaveHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function welcomeFor(to: string, token: string, siteOrigin: string): Mail {
  const link = newsletterLink(siteOrigin, 'leave', token);
  const text = paragraphs(welcome.text, link, `-- \n${welcome.signature}`);
  return { from, to, subject: welcome.subject, text, headers: leaveHeaders(link) };
}

export function letterFor(
  to: string,
  token: string,
  siteOrigin: string,
  subject: string,
  body: string,
): Mail {
  const link = newsletterLink(siteOrigin, 'leave', token);
  const text = paragraphs(body.trim(), `-- \n${letter.leave}\n${link}`);
  return { from, to, subject: oneLine(subject), text, headers: leaveHeaders(link) };
}
