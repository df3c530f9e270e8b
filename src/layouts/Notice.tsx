import type { Frame } from '../content/read.ts';
import { settings } from '../settings.ts';
import * as styles from './Notice.module.css';

/** From its first day to its last: as of the build, and of the visitor's day (src/browser/notice.ts). */
export function Notice({ frame: { content } }: { frame: Frame }) {
  if (!content.notice) return null;
  const { text, from = '', until = '', href } = content.notice;
  const today = settings.buildTime.toISOString().slice(0, 10);
  if (until && until < today) return null;
  return (
    <aside className={styles.notice} data-from={from} data-until={until} hidden={from > today}>
      {href ? <a href={href}>{text}</a> : text}
    </aside>
  );
}
