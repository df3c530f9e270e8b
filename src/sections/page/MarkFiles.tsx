import { inPage } from '../../content/mark.ts';
import type { Frame } from '../../content/read.ts';
import { slugOf } from '../../content/slug.ts';
import * as styles from './MarkFiles.module.css';

/** The company's mark to download: src/pages/[icon].ts makes the files. */
export function MarkFiles({ frame: { company } }: { frame: Frame }) {
  return (
    <div className={styles.mark}>
      <svg
        viewBox={inPage.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: inPage.shapes }}
      />
      {['svg', 'png'].map((kind) => (
        <a key={kind} href={`/mark.${kind}`} download={`${slugOf(company.name)}.${kind}`}>
          {company.name} ({kind.toUpperCase()})
        </a>
      ))}
    </div>
  );
}
