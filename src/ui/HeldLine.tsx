import * as styles from './HeldLine.module.css';

export type Isotherms = { drawing: 1 | 2 | 3 | 4; mirrored?: boolean };

/**
 * The brand's one graphic: isotherms that wander, settle, and end in a line that does not move. Four
 * drawings, each also mirrored: no page shows those of its neighbour or of its footer.
 */
export function HeldLine({
  drawing,
  mirrored = false,
  low = false,
}: Isotherms & { low?: boolean }) {
  return (
    <div
      className={styles.field}
      data-drawing={drawing}
      data-mirrored={mirrored}
      data-low={low}
      aria-hidden="true"
    />
  );
}
