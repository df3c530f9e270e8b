import * as styles from './HeldLine.module.css';

/** The brand's one graphic: isotherms that wander, settle, and end in a line that does not move. */
export function HeldLine({ mirrored = false, low = false }: { mirrored?: boolean; low?: boolean }) {
  return (
    <div className={styles.field} data-mirrored={mirrored} data-low={low} aria-hidden="true" />
  );
}
