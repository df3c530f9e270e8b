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

type PhoneLinksProps = { number: string; words: { text: string } | undefined };

export function PhoneLinks({ number, words }: PhoneLinksProps) {
  const dialled = number.replaceAll(' ', '');
  return (
    <span className={styles.phone}>
      <a href={`tel:${dialled}`}>{number}</a>
      {words && <a href={`sms:${dialled}`}>{words.text}</a>}
    </span>
  );
}
