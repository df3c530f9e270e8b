import type { ReactNode } from 'react';
import { Reveal } from './Reveal.tsx';
import * as styles from './Section.module.css';

type Props = { surface?: 'plain' | 'tinted' | 'dark'; children: ReactNode };

export function Section({ surface = 'plain', children }: Props) {
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
