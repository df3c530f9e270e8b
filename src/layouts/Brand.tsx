import { markInPage } from '../content/mark.ts';
import type { FrameContent } from '../content/read.ts';
import * as styles from './Brand.module.css';

export function Brand({ frame: { company, content, paths } }: { frame: FrameContent }) {
  return (
    // Without an accessible name its two lines are read as two links.
    <a className={styles.brand} href={paths.home} aria-label={`${company.name} ${content.tagline}`}>
      <Mark />
      <span>
        <b>{company.name}</b> <small>{content.tagline}</small>
      </span>
    </a>
  );
}

export function Mark() {
  return (
    <svg
      className={styles.mark}
      aria-hidden="true"
      viewBox={markInPage.viewBox}
      dangerouslySetInnerHTML={{ __html: markInPage.shapes }}
    />
  );
}
