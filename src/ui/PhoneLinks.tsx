import * as styles from './PhoneLinks.module.css';

/** A number to call and to write to. Spaces are for people alone. */
export function PhoneLinks({ number, words }: { number: string; words: { text: string } }) {
  const dialled = number.replaceAll(' ', '');
  return (
    <span className={styles.phone}>
      <a href={`tel:${dialled}`}>{number}</a>
      <a href={`sms:${dialled}`}>{words.text}</a>
    </span>
  );
}
