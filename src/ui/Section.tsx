import { belowLg } from 'virtual:breakpoints';
import type { ReactNode } from 'react';
import { Reveal } from './Reveal.tsx';
import * as styles from './Section.module.css';

type SectionProps = { surface?: 'plain' | 'tinted' | 'dark'; children: ReactNode };

export function Section({ surface = 'plain', children }: SectionProps) {
  return (
    <section
      className={styles.section}
      data-surface={surface}
      data-theme={surface === 'dark' ? 'dark' : undefined}
    >
      <Reveal>{children}</Reveal>
    </section>
  );
}

/**
 * How wide a still is shown: it covers a box of 54 % of the window by 46rem, or the whole window.
 * On a phone the box is a little taller than the still; the window's width is sharp enough there.
 */
export const SPLIT_SIZES = `${belowLg} 100vw, max(54vw, 1308px)`;

/** Text and a picture beside it that bleeds off the page (below it on small windows). */
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
