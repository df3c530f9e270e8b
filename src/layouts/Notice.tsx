import type { FrameContent } from '../content/read.ts';
import * as styles from './Notice.module.css';

/** src/browser/notice.ts hides it after its last day. */
export function Notice({ frame: { content } }: { frame: FrameContent }) {
  if (!content.notice) return null;
  const { text, until, href } = content.notice;
  return (
    <aside className={styles.notice} data-until={until}>
      {href ? <a href={href}>{text}</a> : text}
    </aside>
  );
}
