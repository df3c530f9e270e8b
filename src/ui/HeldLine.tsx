import * as styles from './HeldLine.module.css';

type Props = { drawing?: 1 | 2 | 3 | 4 | undefined; mirrored?: boolean; low?: boolean };

/**
 * The brand's one graphic: isotherms that wander, settle, and end in a line that does not move. In
 * four drawings, so that each page has its own.
 */
export function HeldLine({ drawing = 1, mirrored = false, low = false }: Props) {
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
