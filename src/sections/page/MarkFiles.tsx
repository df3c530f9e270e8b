import { markInPage } from '../../content/mark.ts';
import type { FrameContent } from '../../content/read.ts';
import { slugOf } from '../../content/slug.ts';
import * as styles from './MarkFiles.module.css';

/** The company's mark to download: src/pages/[icon].ts makes the files. */
export function MarkFiles({ frame: { company } }: { frame: FrameContent }) {
  return (
    <div className={styles.mark}>
      <svg
        viewBox={markInPage.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: markInPage.shapes }}
      />
      {['svg', 'png'].map((kind) => (
        <a key={kind} href={`/mark.${kind}`} download={`${slugOf(company.name)}.${kind}`}>
          {company.name} ({kind.toUpperCase()})
        </a>
      ))}
    </div>
  );
}
