import * as styles from './Text.module.css';

/** With spaces at which no line breaks. */
export const formatDate = (date: string, language: string) =>
  new Date(date)
    .toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
    .replaceAll(' ', '\u00A0');

type Props = { date: string; language: string };

export function Day({ date, language }: Props) {
  return (
    <time className={styles.soft} dateTime={date}>
      {formatDate(date, language)}
    </time>
  );
}
