import * as styles from './IsothermBand.module.css';

export type Isotherms = { drawing: 1 | 2 | 3 | 4; mirrored?: boolean };

/**
 * The graphic of the brand: isotherms, which settle into a straight line. There are four drawings,
 * each also mirrored, so that neighbouring pages and their footers all differ.
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
