import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Reveal.module.css';
import { revealOnScroll } from './reveal-on-scroll.ts';

/** Fades its children up when they scroll into view, once. They are only ever hidden by a script that will show them. */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => revealOnScroll(box.current!), []);

  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}
