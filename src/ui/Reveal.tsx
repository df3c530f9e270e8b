import type { ReactNode } from 'react';
import * as styles from './Reveal.module.css';

/** Fades its children up when they scroll into view, once (src/browser/reveal-on-scroll.ts). */
export function Reveal({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box} data-reveal="">
      {children}
    </div>
  );
}
