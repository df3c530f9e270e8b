import type { ReactNode } from 'react';
import { Reveal } from './Reveal.tsx';
import * as styles from './Split.module.css';

/** How wide a still is shown: it covers a box of 54 % of the window by 46rem, or all of it by 18rem. */
export const SPLIT_SIZES = '(width < 992px) max(100vw, 512px), max(54vw, 1308px)';

/** Words, and a picture beside them that runs off the page's edge (below them on small windows). */
export function Split({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.split}>
      <Reveal>
        <div className={styles.body}>{children}</div>
      </Reveal>
      <figure>{picture}</figure>
    </section>
  );
}
