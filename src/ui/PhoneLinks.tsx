import * as styles from './PhoneLinks.module.css';

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
