import * as styles from './Text.module.css';

export const formatDate = (date: string, language: string) =>
  new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });

type Props = { date: string; language: string };

export function Day({ date, language }: Props) {
  return (
    <time className={styles.soft} dateTime={date}>
      {formatDate(date, language)}
    </time>
  );
}
