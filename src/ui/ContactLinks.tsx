import type { FrameContent } from '../content/read.ts';
import type { Link } from '../content/schema.ts';
import * as styles from './ContactLinks.module.css';

/** An e-mail address that may break after its @. */
export function MailLink({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <a className={styles.mail} href={`mailto:${email}`}>
      {/* A single element, as two in a flex box would be read as two words. */}
      <span>
        {`${name}@`}
        <wbr />
        {domain}
      </span>
    </a>
  );
}

/** The number for an address such as `tel:+447700900142`. */
const dialled = (number: string) => number.replaceAll(' ', '');

/** `dir` keeps the groups of digits in order where text runs from right to left. */
const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${dialled(number)}`} dir="ltr">
    {number}
  </a>
);

type PhoneLinksProps = { number: string; frame: Pick<FrameContent, 'company' | 'labels'> };

/** Offers to send a text only if the company reads texts. */
export function PhoneLinks({ number, frame: { company, labels } }: PhoneLinksProps) {
  const readsTexts = company.phones?.texts && number === company.phones.dispatch;
  return (
    <span className={styles.phone}>
      <PhoneLink number={number} />
      {readsTexts && <a href={`sms:${dialled(number)}`}>{labels.contactLinks.text}</a>}
    </span>
  );
}

/** The shortest way from a phone: a text where the company reads texts, else an e-mail. */
export function textOrMail({ company, labels }: PhoneLinksProps['frame']): Link {
  const { phones, emails } = company;
  const { text, write } = labels.contactLinks;
  if (phones?.texts) return { label: text, href: `sms:${dialled(phones.dispatch)}` };
  return { label: write, href: `mailto:${emails.careers ?? emails.general}` };
}

/** An international phone number, in a group so that `split` keeps it: `+44 7700 900142`. */
const NUMBER = /(\+[1-9](?: ?\d){6,14})/;

/** Text of several lines, in which phone numbers are links. */
export function LinesWithPhones({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {line
        .split(NUMBER)
        .map((part) => (NUMBER.test(part) ? <PhoneLink key={part} number={part} /> : part))}
    </span>
  ));
}

/** A sentence with `{email}`, whose address is a link. */
export function MailText({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('{email}');
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
