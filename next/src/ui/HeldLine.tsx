import type { ReactNode } from 'react';
import * as styles from './HeldLine.module.css';

/** The brand's one graphic: isotherms that wander, settle, and end in a line that does not move. */
export function HeldLine({ mirrored = false, low = false }: { mirrored?: boolean; low?: boolean }) {
  return (
    <div className={styles.field} data-mirrored={mirrored} data-low={low} aria-hidden="true" />
  );
}

/** Line art that stretches to its box while its strokes keep their width. */
export function Trace({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg className={styles.trace} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}
