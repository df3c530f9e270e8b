import * as styles from './Text.module.css';

type Props = { date: string; language: string };

export function Day({ date, language }: Props) {
  return (
    <time className={styles.soft} dateTime={date}>
      {new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}
