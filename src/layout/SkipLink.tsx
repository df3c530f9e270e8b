import { frame } from '#words/frame.ts';
import * as styles from './SkipLink.module.css';

export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {frame.skip}
    </a>
  );
}
