import { belowLg } from 'virtual:breakpoints';
import type { ReactNode } from 'react';
import { Columns } from './Columns.tsx';
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

type TitledProps = SectionProps & { heading: string; text?: ReactNode; split?: '5-6' | '4-7' };

/** A heading with a text below it, and beside them what they speak of. */
export function TitledSection(props: TitledProps) {
  const { surface = 'plain', heading, text, split = '5-6', children } = props;
  const title = (
    <>
      <h2>{heading}</h2>
      {text}
    </>
  );
  return (
    <Section surface={surface}>
      <Columns split={split} align="top" start={title} end={children} />
    </Section>
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
