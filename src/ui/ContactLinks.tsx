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

/** The number as a telephone dials it. */
const dialled = (number: string) => number.replaceAll(' ', '');

/** Its groups of digits keep their order where text runs from right to left. */
const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${dialled(number)}`} dir="ltr">
    {number}
  </a>
);

type PhoneLinksProps = { number: string; frame: Pick<FrameContent, 'company' | 'labels'> };

/** Offers to send a text only if the company reads texts. */
export function PhoneLinks({ number, frame: { company, labels } }: PhoneLinksProps) {
  const isTexted = company.phones?.texts && number === company.phones.dispatch;
  return (
    <span className={styles.phone}>
      <PhoneLink number={number} />
      {isTexted && <a href={`sms:${dialled(number)}`}>{labels.contactLinks.text}</a>}
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
