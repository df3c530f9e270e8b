import type { ReactNode } from 'react';
import * as styles from './Trace.module.css';

/** Line art that stretches to its box while its strokes keep their width. */
export function Trace({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg className={styles.trace} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}
