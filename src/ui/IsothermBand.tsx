import * as styles from './IsothermBand.module.css';

export type Isotherms = { drawing: 1 | 2 | 3 | 4; mirrored?: boolean };

/**
 * The brand's one graphic: isotherms that wander, settle, and end in a line that does not move.
 * There are four, each also mirrored, so that no page repeats its neighbour's or its footer's.
 */
export function IsothermBand({
  drawing,
  mirrored = false,
  low = false,
}: Isotherms & { low?: boolean }) {
  return (
    <div
      className={styles.band}
      data-drawing={drawing}
      data-mirrored={mirrored}
      data-low={low}
      aria-hidden="true"
    />
  );
}
