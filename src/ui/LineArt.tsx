import type { ReactNode } from 'react';
import * as styles from './LineArt.module.css';

/** Line art that stretches to its box while its strokes keep their width. */
export function LineArt({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg className={styles.lineArt} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}
