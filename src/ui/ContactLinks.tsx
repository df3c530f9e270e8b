import * as styles from './ContactLinks.module.css';

/** An e-mail address that, where it must, breaks behind its @. */
export function MailLink({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  return (
    <a href={`mailto:${email}`}>
      {/* One piece in a flexible box too: in two, it would be read as two words. */}
      <span>
        {`${name}@`}
        <wbr />
        {domain}
      </span>
    </a>
  );
}

type PhoneLinksProps = { number: string; words: { text: string } | undefined };

/** A number to call and, where there are words for it, to write to. Spaces are for people alone. */
export function PhoneLinks({ number, words }: PhoneLinksProps) {
  const dialled = number.replaceAll(' ', '');
  return (
    <span className={styles.phone}>
      <a href={`tel:${dialled}`}>{number}</a>
      {words && <a href={`sms:${dialled}`}>{words.text}</a>}
    </span>
  );
}
